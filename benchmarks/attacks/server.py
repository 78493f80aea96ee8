"""A server to be attacked: a process of its own, perhaps of another checkout."""

import os
import resource
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

PATIENCE = 60.0  # seconds
WHERE = "import fireside.bonfire; print(*fireside.bonfire.__path__)"


@dataclass
class Running:
    """Where it is, and what it leaves behind."""

    address: str
    log: Path
    edition: str  # the text of its own
    process: "subprocess.Popen[str]"


@contextmanager
def running(python: str, files: int | None = None, limits: bool = True) -> Iterator[Running]:
    """A server of an interpreter's own, that may open so many files, and perhaps has no limits."""
    command = [python, "-m", "fireside.cli.main", "serve", "--pace", "0"]
    if not limits and "--no-limits" in subprocess.check_output([*command, "--help"], text=True):
        command.append("--no-limits")

    def bound() -> None:
        if files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        with log.open("w") as written:
            process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=written,
                text=True,
                env={**os.environ, "FIRESIDE_DATA": folder},
                preexec_fn=bound,
            )
        assert process.stdout is not None
        try:
            address = process.stdout.readline().split()[3].rstrip("/")
            yield Running(address, log, own_edition(python), process)
        finally:
            process.terminate()
            process.wait(PATIENCE)


def own_edition(python: str) -> str:
    """The text of the edition that comes with an interpreter's package, which may know no other."""
    title = subprocess.check_output([python, "-c", WHERE], text=True).strip()
    return next(Path(title).glob("edition*/fireside.toml")).read_text()
