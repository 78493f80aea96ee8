"""Choices in words: what each one is, costs and means."""

import re
from collections.abc import Callable
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
from fireside.words.part import ChoiceWords, Offer, Seen


def choice_words(offer: Offer, seen: Seen) -> ChoiceWords:
    """An open choice."""
    for pattern, telling in TELLING:
        found = re.fullmatch(pattern, offer.text)
        if found:
            return telling(seen, *found.groups())
    return ChoiceWords(offer.text)


def take(seen: Seen, *slots: str) -> ChoiceWords:
    """Take one card of the row, or two neighbouring ones."""
    row = seen.view["row"]
    cards = cards_list(row[int(slot) - 1] for slot in slots)
    return ChoiceWords(message("dewan-choice-take", cards=cards), _event_after(seen, len(slots)))


def _event_after(seen: Seen, taken: int) -> Words:
    """Whether filling the row uses up the terrain pile (D11.2)."""
    view = seen.view
    pile = sum(view["pile"])
    if "reserve" not in view or not 0 < pile <= view["row"].count(None) + taken:
        return ""
    return message("dewan-choice-take-event", scenario=view["scenario"])


def camp(seen: Seen, column: str, row: str) -> ChoiceWords:
    """Place a camp on a target."""
    at = [int(column), int(row)]
    tribe = seen.view["tribes"][seen.to_move]
    costs = [cost for cost in seen.view["decision"].get("costs", ()) if list(cost["at"]) == at]
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


def _marker(kind: str) -> Callable[..., ChoiceWords]:
    """Lay a marker of a scenario."""

    def telling(seen: Seen, column: str, row: str) -> ChoiceWords:
        at: Place = [int(column), int(row)]
        terrain = terrain_name(space_at(at, seen)["ground"])
        short = message(f"dewan-choice-{kind}", place=place_name(at, seen), terrain=terrain)
        return ChoiceWords(short, zone_words(at, seen))

    return telling


def pay(seen: Seen, count: str) -> ChoiceWords:
    """Decide for how many cards."""
    routes = seen.view["decision"].get("routes")
    way = route_words(routes[0]["route"], seen) if routes else ""
    long = sentences([way, message("dewan-choice-pay-long")])
    return ChoiceWords(message("dewan-choice-pay", count=int(count)), long)


def unseen(seen: Seen) -> ChoiceWords:
    """Take the top story tile of the pile."""
    count = len(seen.view["stories"]["unseen"])
    return ChoiceWords(
        message("dewan-choice-unseen"), message("dewan-choice-unseen-long", count=count)
    )


def story(seen: Seen, tile: str) -> ChoiceWords:
    """Take an open story tile."""
    missing = lacking(tile, seen.view["tribes"][max(seen.to_move, 0)]["has"])
    short = message(
        "dewan-choice-story", story=story_name(tile), worth=story_worth(tile, seen.printed)
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


def give(seen: Seen, card: str, player: str) -> ChoiceWords:
    """Pay a card to whoever's camp is crossed."""
    name = seen.names[int(player) - 1]
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


def _plain(kind: str) -> Callable[..., ChoiceWords]:
    """What is always called the same."""
    words = ChoiceWords(message(f"dewan-choice-{kind}"), message(f"dewan-choice-{kind}-long"))
    return lambda seen: words


# Choices by their texts.
TELLING: Final[list[tuple[str, Callable[..., ChoiceWords]]]] = [
    (r"take cards (\d+)-(\d+)", take),
    (r"take card (\d+)", take),
    (r"camp at (-?\d+),(-?\d+)", camp),
    (r"lava at (-?\d+),(-?\d+)", _marker("lava")),
    (r"flood (-?\d+),(-?\d+)", _marker("flood")),
    (r"pay (\d+) cards", pay),
    (r"pay more", _plain("more")),
    (r"tuck nothing", _plain("tuck-nothing")),
    (r"keep cards", _plain("keep")),
    (r"story unseen", unseen),
    (r"story (\S+)", story),
    (r"discard (\S+)", discard),
    (r"give (\S+) to player (\d+)", give),
    (r"tuck (\S+) as (\S+)", tuck),
    (r"trade (\S+)", trade),
]
