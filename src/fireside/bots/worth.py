"""Worth: from the features of a position to the points that a seat will have at the end."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Layer:
    """One layer of a network: its weights stand input by input."""

    def __init__(self, bias: vec[float], weights: vec[float]) -> None:
        self.bias: Final = bias
        self.weights: Final = weights

    def run(self, inputs: vec[float]) -> vec[float]:
        """What the layer makes of its inputs; below nought counts as nought."""
        outputs = vec[float](self.bias)
        weights = self.weights
        width: i64 = len(self.bias)
        first: i64 = 0
        for value in inputs:
            if value != 0.0:
                column: i64 = 0
                while column < width:
                    outputs[column] += value * weights[first + column]
                    column += 1
            first += width
        column = 0
        while column < width:
            if outputs[column] < 0.0:
                outputs[column] = 0.0
            column += 1
        return outputs


@final
class Worth:
    """A weighted sum of features, and beside it what layers of a network make of them."""

    def __init__(
        self, constant: float, weights: vec[float], layers: list[Layer], last: vec[float]
    ) -> None:
        self.constant: Final = constant
        self.weights: Final = weights
        self.layers: Final = layers
        self.last: Final = last

    def points(self, features: vec[float]) -> float:
        """The points expected at the end."""
        points = self.constant + product(features, self.weights)
        if self.layers:
            values = features
            for layer in self.layers:
                values = layer.run(values)
            points += product(values, self.last)
        return points


def product(values: vec[float], weights: vec[float]) -> float:
    """The sum of values times weights."""
    total = 0.0
    index: i64 = 0
    count: i64 = len(values)
    while index < count:
        total += values[index] * weights[index]
        index += 1
    return total


def by_hand(names: list[str], weights: Mapping[str, float]) -> Worth:
    """A weighted sum with weights by the names of features; those not named weigh nothing."""
    line = vec[float]([weights.get(name, 0.0) for name in names])
    return Worth(weights.get("constant", 0.0), line, [], vec[float]())


def read(path: Path, names: list[str]) -> Worth:
    """The worth that a file keeps; its features must be these."""
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    if kept["names"] != names:
        raise ValueError(f"{path.name} was made for other features; train it anew")
    layers = [
        Layer(vec[float](layer["bias"]), vec[float]([w for row in layer["weights"] for w in row]))
        for layer in kept["layers"]
    ]
    return Worth(kept["constant"], vec[float](kept["weights"]), layers, vec[float](kept["last"]))
