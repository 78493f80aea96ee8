"""Choices in words: what each one is, costs and means."""

from collections.abc import Mapping
from typing import Final

from fireside.dewan.says.land import camp_name, route_words, space_at, zone_words
from fireside.dewan.says.names import (
    Place,
    amounts,
    card_name,
    cards_list,
    lacking,
    place_name,
    story_name,
    story_worth,
    terrain_name,
    terrains_of,
)
from fireside.words.message import Words, message, sentences
from fireside.words.part import ChoiceWords, Offer, Seen, Telling


def choice_words(offer: Offer, seen: Seen) -> ChoiceWords:
    """An open choice."""
    return TELLING[offer.kind](seen, **offer.arguments)


def single(seen: Seen, slot: int) -> ChoiceWords:
    """Take one card of the row."""
    return _take(seen, seen.view["row"][slot - 1 : slot])


def pair(seen: Seen, slot: int) -> ChoiceWords:
    """Take two neighbouring cards of the row."""
    return _take(seen, seen.view["row"][slot - 1 : slot + 1])


def _take(seen: Seen, cards: list[str]) -> ChoiceWords:
    short = message("dewan-choice-take", cards=cards_list(cards))
    return ChoiceWords(short, _event_after(seen, len(cards)))


def _event_after(seen: Seen, taken: int) -> Words:
    """Whether filling the row uses up the terrain pile (D11.2)."""
    view = seen.view
    pile = sum(view["pile"])
    if "reserve" not in view or not 0 < pile <= view["row"].count(None) + taken:
        return ""
    return message("dewan-choice-take-event", scenario=view["scenario"])


def camp(seen: Seen, at: Place) -> ChoiceWords:
    """Place a camp on a target."""
    tribe = seen.view["tribes"][seen.to_move]
    costs = [cost for cost in seen.view["decision"].get("costs", ()) if cost["at"] == at]
    if not costs:
        return ChoiceWords(camp_name(at, seen), zone_words(at, seen))
    (cost,) = costs
    tucks = seen.printed["places"][len(tribe["camps"]) - 1] == "tuck"
    all_cards = "hand" in tribe and cost["cards"] >= sum(tribe["hand"].values())
    return ChoiceWords(
        camp_name(at, seen),
        sentences([route_words(cost["route"], seen), zone_words(at, seen)]),
        message("dewan-cards", count=cost["cards"]),
        message("dewan-choice-camp-no-tuck") if tucks and all_cards else "",
    )


def _marker(kind: str) -> Telling:
    """Lay a marker of a scenario."""

    def telling(seen: Seen, at: Place) -> ChoiceWords:
        terrain = terrain_name(space_at(at, seen)["ground"])
        short = message(f"dewan-choice-{kind}", place=place_name(at, seen), terrain=terrain)
        return ChoiceWords(short, zone_words(at, seen))

    return telling


def pay(seen: Seen, cards: int) -> ChoiceWords:
    """Decide for how many cards."""
    routes = seen.view["decision"].get("routes")
    way = route_words(routes[0]["route"], seen) if routes else ""
    long = sentences([way, message("dewan-choice-pay-long")])
    return ChoiceWords(message("dewan-choice-pay", count=cards), long)


def unseen(seen: Seen) -> ChoiceWords:
    """Take the top story tile of the pile."""
    count = len(seen.view["stories"]["unseen"])
    return ChoiceWords(
        message("dewan-choice-unseen"), message("dewan-choice-unseen-long", count=count)
    )


def story(seen: Seen, story: str) -> ChoiceWords:
    """Take an open story tile."""
    missing = lacking(story, seen.view["tribes"][max(seen.to_move, 0)]["has"])
    short = message(
        "dewan-choice-story", story=story_name(story), worth=story_worth(story, seen.printed)
    )
    if missing:
        return ChoiceWords(short, message("dewan-lacking", lack=amounts(missing)))
    return ChoiceWords(short, message("dewan-lacking-nothing"))


def discard(seen: Seen, card: str) -> ChoiceWords:
    """Pay a card to the discards."""
    decision = seen.view["decision"]
    left = decision["size"] - len(decision["paid"]) - 1
    then = message("dewan-choice-pay-on", count=left) if left else message("dewan-choice-pay-last")
    return ChoiceWords(message("dewan-choice-discard", card=card_name(card)), then)


def give(seen: Seen, card: str, seat: int) -> ChoiceWords:
    """Pay a card to whoever's camp is crossed."""
    name = seen.names[seat]
    short = message("dewan-choice-give", card=card_name(card), name=name)
    return ChoiceWords(short, message("dewan-choice-give-long", name=name))


def tuck(seen: Seen, card: str, terrain: str) -> ChoiceWords:
    """Tuck a card under the tribe board."""
    name = card_name(card)
    if len(terrains_of(card)) == 1:
        return ChoiceWords(message("dewan-choice-tuck", card=name))
    return ChoiceWords(message("dewan-choice-tuck-as", card=name, terrain=terrain_name(terrain)))


def trade(seen: Seen, card: str) -> ChoiceWords:
    """Discard a card for fish."""
    short = message("dewan-choice-trade", card=card_name(card))
    return ChoiceWords(short, message("dewan-choice-trade-long"))


def _plain(kind: str) -> Telling:
    """What is always called the same."""
    words = ChoiceWords(message(f"dewan-choice-{kind}"), message(f"dewan-choice-{kind}-long"))
    return lambda seen: words


# Choices by their kinds; what a choice names comes by the names of its arguments.
TELLING: Final[Mapping[str, Telling]] = {
    "pair": pair,
    "single": single,
    "more": _plain("more"),
    "tuck-nothing": _plain("tuck-nothing"),
    "keep": _plain("keep"),
    "unseen": unseen,
    "pay": pay,
    "story": story,
    "discard": discard,
    "give": give,
    "tuck": tuck,
    "trade": trade,
    "camp": camp,
    "lava": _marker("lava"),
    "flood": _marker("flood"),
}
