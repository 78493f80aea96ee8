"""What is said of a title without words of its own: its choices and events as they are."""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

from fireside.words.message import Words, message
from fireside.words.part import ChoiceWords, Deed, Offer, Plain, Seen


class PlainWords:
    """The words that the rules use."""

    folder = Path(__file__).parent
    rival: Words = ""

    def question(self, seen: Seen) -> Words:
        """What is to be decided."""
        return message("terminal-question")

    def choice(self, offer: Offer, seen: Seen) -> ChoiceWords:
        """An open choice; its text says it all."""
        return ChoiceWords("")

    def outcome(self, offer: Offer, seen: Seen) -> list[Words]:
        """What a choice is sure to bring."""
        return []

    def deeds(self, events: Sequence[Plain], seen: Seen) -> list[Deed]:
        """What happened, a line for all that somebody did."""
        found: list[Deed] = []
        index = 0
        for seat, group in groupby(events, lambda event: event["seat"]):
            together = list(group)
            what = "; ".join(map(told, together))
            who = seen.names[seat] if seat >= 0 else ""
            words = message("frame-labelled", label=who, what=what) if who else what
            found.append(Deed(index, seat, words))
            index += len(together)
        return found

    def source(self, source: str, seen: Seen) -> Words:
        """Where points come from."""
        return source

    def tie(self, seen: Seen) -> tuple[Words, list[int]] | None:
        """What decides where points are equal is not known here."""
        return None


def told(event: Plain) -> str:
    """An event by its name and its facts."""
    facts = [f"{key} {value}" for key, value in event.items() if key not in ("event", "seat")]
    return " ".join([event["event"], *facts])


PLAIN_WORDS: Final = PlainWords()
