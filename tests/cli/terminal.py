"""A pseudo-terminal with `fireside play` in it: what a person sees and types."""

import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from codecs import getincrementaldecoder
from pathlib import Path

from tests.cli.command import RUN

PATIENCE = 30.0  # seconds


class Terminal:
    """Fireside in a terminal of its own."""

    def __init__(
        self, data: Path, *options: object, width: int = 100, title: str = "bonfire"
    ) -> None:
        self.screen = ""  # without colours
        self.raw = ""
        self.decoder = getincrementaldecoder("utf-8")("replace")  # reads may split a letter
        self.seen = 0
        self.master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (50, width))
        environment = {**os.environ, "FIRESIDE_DATA": str(data), "TERM": "xterm"}
        environment.pop("COLUMNS", None)
        self.process = subprocess.Popen(
            [sys.executable, "-c", RUN, "play", title, *map(str, options)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(slave)

    def wait_for(self, words: str) -> str:
        """Read until these words appear after what was seen before; what came until then."""
        end = time.monotonic() + PATIENCE
        while words not in self.screen[self.seen :]:
            left = end - time.monotonic()
            assert left > 0, f"'{words}' did not come; the last was: {self.screen[-2000:]}"
            if not self._read(left):
                assert words in self.screen[self.seen :], self.screen[-2000:]
        start, self.seen = self.seen, self.screen.index(words, self.seen) + len(words)
        return self.screen[start : self.seen]

    def type(self, keys: str) -> None:
        """Press keys; a line ends with Enter."""
        os.write(self.master, keys.encode())

    def end(self) -> int:
        """Read to the end; the exit status."""
        while self._read(PATIENCE):
            pass
        status = self.process.wait(PATIENCE)
        os.close(self.master)
        return status

    def hang_up(self) -> int:
        """Close the terminal as a window is closed."""
        self.process.send_signal(signal.SIGHUP)
        os.close(self.master)
        return self.process.wait(PATIENCE)

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # the other side is closed
            return False
        self.raw += self.decoder.decode(data)
        self.screen = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", self.raw.replace("\r\n", "\n"))
        return bool(data)


def _take_terminal() -> None:
    """Let Ctrl-C in this terminal reach the process, even where the tests run in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
