"""The command line as a user meets it: an exit status and two streams."""

import io
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass

from fireside.cli.main import status_of

RUN = "from fireside.cli.main import run; run()"


@dataclass
class Answer:
    """What came back."""

    status: int
    out: str
    error: str

    def is_bad_input(self, *words: str) -> bool:
        """One line on stderr that has these words, nothing on stdout, status 2."""
        lines = self.error.splitlines()
        in_it = all(word in self.error for word in words)
        return (self.status, self.out, len(lines)) == (2, "", 1) and in_it


def fireside(*arguments: object) -> Answer:
    """Carry out a command line in this process."""
    out, error = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(error):
        status = status_of([str(argument) for argument in arguments])
    return Answer(status, out.getvalue(), error.getvalue())


def fireside_process(*arguments: object) -> Answer:
    """Carry out a command line in a process of its own."""
    command = [sys.executable, "-c", RUN, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    return Answer(done.returncode, done.stdout, done.stderr)
