"""What ends a command: one line for the user, and an exit status."""

from typing import Final

BAD_INPUT: Final = 2  # the exit status where the user has to change something
FAILED: Final = 1  # the exit status where what was to be checked does not hold


class CommandError(Exception):
    """Something that ends a command: one line for the user, and the exit status."""

    def __init__(self, message: str, status: int = BAD_INPUT) -> None:
        super().__init__(message)
        self.status = status
