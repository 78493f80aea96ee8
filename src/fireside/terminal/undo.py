"""Taking back in the terminal, as the table allows it, and why there is no way back."""

from collections.abc import Collection

from fireside.table.table import Table
from fireside.terminal.face import Face


class Undo:
    """Choices made at a table, and taken back."""

    def __init__(self, table: Table, face: Face) -> None:
        self.table = table
        self.face = face
        self._told: dict[int, int] = {}  # how many events there were before a choice, by number

    def choose(self, seats: Collection[int], choice: int) -> None:
        """Make a choice that may be taken back."""
        self._told[len(self.table.made)] = len(self.table.events)
        self.table.choose(seats, choice)

    def undo(self, seats: Collection[int]) -> str:
        """Take the last choice back; nothing, or why that is not possible."""
        if not self.table.may_undo(seats):
            return self.refusal()
        self.table.undo(seats)
        return ""

    def refusal(self) -> str:
        """Why there is no way back."""
        made, speaker = self.table.made, self.face.speaker
        if not made:
            return speaker("terminal-undo-nothing")
        last = made[-1]
        if not self.table.is_person(last.seat):
            return speaker("terminal-undo-moved", name=self.face.name(last.seat))
        if self.table.settled == len(made):
            return speaker("terminal-undo-begins")
        return speaker("terminal-undo-revealed", what=speaker(self._revealed(len(made) - 1)))

    def _revealed(self, number: int) -> str:
        """What the choice of that number has brought to light."""
        revealing = self.face.drawing.revealing
        for event in self.table.events.since(self._told.get(number, 0)):
            if event.what in revealing:
                return revealing[event.what]
        return "terminal-revealed"
