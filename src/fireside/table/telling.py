"""The events told at a table, from the first on."""

import pickle
import zlib

from fireside.core.event import Event


class EventLog:
    """Events in order. Those of turns that stand are packed small: they are read only when somebody
    asks for the log, and a server keeps many tables."""

    def __init__(self) -> None:
        self.recent: list[Event] = []  # the only list that a state ever writes to
        self._packed: list[bytes] = []
        self._ends: list[int] = []  # the number of events up to the end of each pack

    def copy(self) -> "EventLog":
        """The same events, to go on by themselves."""
        other = EventLog()
        other.recent, other._packed, other._ends = (
            self.recent[:],
            self._packed[:],
            self._ends[:],
        )
        return other

    def __len__(self) -> int:
        return self._packed_length() + len(self.recent)

    def _packed_length(self) -> int:
        return self._ends[-1] if self._ends else 0

    def since(self, number: int) -> list[Event]:
        """The events from a number on."""
        packed = self._packed_length()
        if number >= packed:
            return self.recent[number - packed :]
        events: list[Event] = []
        begin = packed
        for pack, end in zip(reversed(self._packed), reversed(self._ends), strict=True):
            older: list[Event] = pickle.loads(zlib.decompress(pack))
            events[:0] = older
            begin = end - len(older)
            if begin <= number:
                break
        return [*events[number - begin :], *self.recent]

    def settle(self) -> None:
        """What has been told stands."""
        if self.recent:
            self._ends.append(len(self))
            self._packed.append(zlib.compress(pickle.dumps(self.recent)))
            self.recent.clear()

    def cut(self, length: int) -> None:
        """Forget what was told after so many events; they must be recent ones."""
        del self.recent[length - self._packed_length() :]
