"""The part `words`: what the terminal, and whoever else, asks of the title's words."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from fireside.bonfire.says import choices, log
from fireside.bonfire.says.names import (
    gnome_name,
    goods_words,
    guardian_name,
    island_name,
    place_number,
    source_name,
)
from fireside.bonfire.says.outcome import outcome_words
from fireside.core.state import NOBODY
from fireside.words.message import Words, listed, message
from fireside.words.part import ChoiceWords, Deed, Offer, Plain, Seen


class BonfireWords:
    """What is said of Bonfire."""

    folder = Path(__file__).parent.parent / "words"
    rival: Words = message("bonfire-tom")

    def question(self, seen: Seen) -> Words:
        """What is to be decided, after what is being paid for."""
        decision = seen.view["decision"]
        if seen.to_move == NOBODY:
            return message("bonfire-question-over")
        if decision["phase"] == "turn" and decision["acted"]:
            return message("bonfire-question-bonus-action")
        phase = decision["phase"].lower().replace(" ", "-")
        asked = message(f"bonfire-question-{phase}", left=decision["left"])
        if decision["payment"] is None:
            return asked
        return listed([payment_words(decision["payment"], seen.printed), asked], ". ")

    def choice(self, offer: Offer, seen: Seen) -> ChoiceWords:
        """An open choice."""
        return choices.choice_words(offer, seen)

    def outcome(self, offer: Offer, seen: Seen) -> list[Words]:
        """What a choice is sure to bring, a line each."""
        return outcome_words(offer, seen)

    def deeds(self, events: Sequence[Plain], seen: Seen) -> list[Deed]:
        """What happened, deed by deed."""
        return log.deeds(events, seen)

    def source(self, source: str, seen: Seen) -> Words:
        """Where points come from."""
        return source_name(source)

    def tie(self, seen: Seen) -> tuple[Words, list[int]] | None:
        """Bonfires break ties (B21.3); against a rival nothing does."""
        cities = seen.view["cities"]
        if len(cities) > seen.view["players"]:
            return None
        lit = [sum(place["lit"] for place in city["places"]) for city in cities]
        return source_name("bonfires"), lit


def payment_words(payment: Plain, printed: Plain) -> Words:
    """What is paid for, with the part of its price that is due."""
    resources = dict(payment.get("resources", {}))
    count = resources.pop("any", 0)
    price = [
        goods_words({**payment.get("tokens", {}), **resources}),
        message("bonfire-good-any", count=count) if count else "",
    ]
    due = [words for words in price if words]
    bought = bought_words(payment, printed)
    return listed([bought, " (", listed(due), ")"], "") if due else bought


def bought_words(payment: Plain, printed: Plain) -> Words:
    """What is paid for."""
    name = payment["name"]
    match payment["for"]:
        case "voyage" | "task":
            return message(f"bonfire-payment-{payment['for']}", island=island_name(name))
        case "guardian":
            return message("bonfire-payment-guardian", guardian=guardian_name(name))
        case "path":
            return message("bonfire-payment-path", place=place_number(name, printed))
        case "gnome":
            return message("bonfire-payment-gnome", gnome=gnome_name(name))
        case "procession":
            steps = message("bonfire-choice-steps", steps=name)
            return message("bonfire-payment-procession", steps=steps)
    field = choices.field_shows(name, printed)
    return message("bonfire-payment-great-bonfire", field=field)


WORDS: Final = BonfireWords()
