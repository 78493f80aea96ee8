"""Learn from kept games what features are worth: run as a script, by a Python that has PyTorch.

It needs nothing else of Fireside, so that it can run where only PyTorch is installed:

    python fit.py NAMES.json SHARE OUT FOLDER...

writes OUT/flame.json (a weighted sum), OUT/blaze.json (a network beside one, of which this share is
kept) and OUT/fit.json (how the losses went).
"""

import json
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch

HIDDEN = (64, 32)
EPOCHS = 24
BATCH = 4096
RATE = 2e-3
RIDGE = 3e-4
TESTED = 10  # one part in so many is kept for testing
APART = ("is Tom", "scenario team")  # what scores so differently that one sum cannot fit it too


def read_parts(folders: list[Path], width: int) -> tuple[torch.Tensor, torch.Tensor]:
    """All rows for learning, and those for testing."""
    learned: list[Any] = []
    tested: list[Any] = []
    for folder in folders:
        for number, file in enumerate(sorted(folder.glob("*.f32"))):
            rows = np.fromfile(file, dtype=np.float32).reshape(-1, width + 1)
            (tested if number % TESTED == 0 else learned).append(rows)
    return torch.from_numpy(np.concatenate(learned)), torch.from_numpy(np.concatenate(tested))


def fit_sum(rows: torch.Tensor) -> tuple[float, torch.Tensor]:
    """The weighted sum with the least squared error, held back from large weights."""
    inputs = rows[:, :-1].double()
    target = rows[:, -1].double()
    mean, spread = inputs.mean(0), inputs.std(0).clamp_min(1e-6)
    scaled = (inputs - mean) / spread
    matrix = scaled.T @ scaled / len(scaled)
    matrix += RIDGE * torch.eye(len(matrix), dtype=torch.float64, device=matrix.device)
    centre = target.mean()
    weights = torch.linalg.solve(matrix, scaled.T @ (target - centre) / len(scaled)) / spread
    weights = torch.where(inputs.std(0) < 1e-6, torch.zeros_like(weights), weights)
    return float(centre - weights @ mean), weights.float()


class Network(torch.nn.Module):
    """Layers beside the weighted sum; they learn what the sum leaves over."""

    def __init__(self, width: int) -> None:
        super().__init__()
        sizes = [width, *HIDDEN]
        self.layers = torch.nn.ModuleList(
            torch.nn.Linear(one, other) for one, other in pairwise(sizes)
        )
        self.last = torch.nn.Linear(sizes[-1], 1)
        torch.nn.init.zeros_(self.last.weight)
        torch.nn.init.zeros_(self.last.bias)

    def forward(self, inputs: torch.Tensor) -> torch.Tensor:
        for layer in self.layers:
            inputs = torch.relu(layer(inputs))
        return self.last(inputs).squeeze(-1)


def fit_network(
    rows: torch.Tensor, tested: torch.Tensor, constant: float, weights: torch.Tensor
) -> tuple[Network, list[dict[str, float]]]:
    """Train the network on what the weighted sum leaves over; the losses of each epoch."""
    network = Network(rows.shape[1] - 1).to(rows.device)
    left = rows[:, -1] - rows[:, :-1] @ weights - constant
    left_tested = tested[:, -1] - tested[:, :-1] @ weights - constant
    steps = EPOCHS * (len(rows) // BATCH + 1)
    optimiser = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=steps)
    losses = []
    for epoch in range(EPOCHS):
        order = torch.randperm(len(rows), device=rows.device)
        total = 0.0
        for batch in order.split(BATCH):
            loss = torch.nn.functional.mse_loss(network(rows[batch, :-1]), left[batch])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            total += float(loss.detach()) * len(batch)
        with torch.no_grad():
            test = torch.nn.functional.mse_loss(network(tested[:, :-1]), left_tested)
        losses.append({"epoch": epoch + 1, "learned": total / len(rows), "tested": float(test)})
        print(json.dumps(losses[-1]), flush=True)
    return network, losses


def rounded(values: torch.Tensor) -> list[Any]:
    """Numbers short enough to be read and kept as text."""
    kept = values.detach().cpu().numpy().astype(float)
    return [
        [float(f"{v:.5g}") for v in row] if kept.ndim > 1 else float(f"{row:.5g}") for row in kept
    ]


def main(names_file: str, share_kept: str, out: str, *folders: str) -> None:
    share = float(share_kept)
    names = json.loads(Path(names_file).read_text(encoding="utf-8"))
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    parts = read_parts([Path(folder) for folder in folders], len(names))
    rows, tested = (part.to(device) for part in parts)
    apart = torch.zeros(len(rows), dtype=torch.bool, device=device)
    for name in APART:
        if name in names:
            apart |= rows[:, names.index(name)] > 0
    constant, weights = fit_sum(rows[~apart])
    network, losses = fit_network(rows, tested, constant, weights)
    into = Path(out)
    kept = {"names": names, "constant": constant, "weights": rounded(weights)}
    write(into / "flame.json", {**kept, "layers": [], "last": []})
    layers = [
        {"bias": rounded(layer.bias), "weights": rounded(layer.weight.T)}
        for layer in network.layers
    ]
    learned = {"layers": layers, "last": rounded(share * network.last.weight[0])}
    kept["constant"] = constant + share * float(network.last.bias.detach())
    write(into / "blaze.json", {**kept, **learned})
    left = tested[:, -1] - tested[:, :-1] @ weights - constant
    found = {"rows": len(rows), "sum": float((left**2).mean()), "epochs": losses}
    write(into / "fit.json", found)


def write(path: Path, kept: object) -> None:
    path.write_text(json.dumps(kept) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
