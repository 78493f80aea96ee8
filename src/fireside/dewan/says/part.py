"""The part `words`: what the terminal, and whoever else, asks of the title's words."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from fireside.core.state import NOBODY
from fireside.dewan.says import choices, log
from fireside.dewan.says.land import camp_name
from fireside.dewan.says.names import source_name
from fireside.words.message import Words, message
from fireside.words.part import ChoiceWords, Deed, Offer, Plain, Seen


class DewanWords:
    """What is said of Dewan."""

    folder = Path(__file__).parent.parent / "words"
    rival: Words = ""

    def question(self, seen: Seen) -> Words:
        """What is to be decided."""
        decision = seen.view["decision"]
        if seen.to_move == NOBODY:
            return message("dewan-question-over")
        tribe = seen.view["tribes"][seen.to_move]
        match decision["phase"]:
            case "turn":
                camp, places = len(tribe["camps"]), seen.printed["places"]
                if not decision["costs"] or camp > len(places):
                    return message("dewan-question-take")
                return message(f"dewan-question-turn-{places[camp - 1]}", camp=camp)
            case "choose cost":
                return message("dewan-question-cost", camp=camp_name(decision["target"], seen))
            case "pay cards":
                size = decision["size"]
                target = camp_name(decision["target"], seen)
                left = size - len(decision["paid"])
                return message("dewan-question-pay", camp=target, size=size, left=left)
            case "tuck a card":
                return message("dewan-question-tuck", place=len(tribe["camps"]) - 1)
        return message(QUESTIONS[decision["phase"]])

    def choice(self, offer: Offer, seen: Seen) -> ChoiceWords:
        """An open choice."""
        return choices.choice_words(offer, seen)

    def outcome(self, offer: Offer, seen: Seen) -> list[Words]:
        """What a choice is sure to bring, a line each."""
        return log.outcome_words(offer, seen)

    def deeds(self, events: Sequence[Plain], seen: Seen) -> list[Deed]:
        """What happened, deed by deed."""
        return log.deeds(events, seen)

    def source(self, source: str, seen: Seen) -> Words:
        """Where points come from."""
        return source_name(source, seen)

    def tie(self, seen: Seen) -> tuple[Words, list[int]] | None:
        """Cards in hand break ties (D9.7, D10.3)."""
        cards = [tribe["cards"] for tribe in seen.view["tribes"]]
        return message("dewan-score-cards"), cards


QUESTIONS: Final = {
    "draft a story": "dewan-question-draft",
    "choose a story": "dewan-question-story",
    "place lava": "dewan-question-lava",
    "place water": "dewan-question-water",
    "fish": "dewan-question-fish",
}
WORDS: Final = DewanWords()
