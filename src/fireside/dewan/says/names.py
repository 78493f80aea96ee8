"""The names of things: cards, terrains, symbols, spaces and story tiles."""

from collections.abc import Iterable, Mapping, Sequence

from fireside.dewan.rules.constants import TERRAIN_NAMES
from fireside.words.message import Listed, Words, message
from fireside.words.part import Plain, Seen

Place = Sequence[int]
LETTERS = 26


def terrain_name(terrain: str) -> Words:
    """A terrain."""
    return message(f"dewan-terrain-{terrain}")


def terrains_of(card: str) -> list[str]:
    """The terrains that a card shows, by its name."""
    return card.partition("-")[0].split("/")


def card_name(card: str) -> Words:
    """A card by what it shows."""
    first, *others = map(terrain_name, terrains_of(card))
    sign = card.partition("-")[2]
    symbol = message(f"dewan-symbol-{sign}")
    if others:
        if sign:
            return message("dewan-card-two-symbol", first=first, second=others[0], symbol=symbol)
        return message("dewan-card-two", first=first, second=others[0])
    return message("dewan-card-symbol", terrain=first, symbol=symbol) if sign else first


def cards_list(cards: Iterable[object]) -> Words:
    """Several cards."""
    return joined([card_name(str(card)) for card in cards])


def joined(names: Sequence[Words]) -> Words:
    """A list with 'and' before its last."""
    *first, last = names or [""]
    return message("dewan-list", first=Listed(tuple(first)), last=last) if first else last


def place_name(at: Place, seen: Seen) -> Words:
    """A space by the letter of its column and the number of its row, as on the map: 'C4'."""
    column, row = grid_of(at, [space["at"] for space in seen.view["spaces"]])
    return message("dewan-place", column=column, row=str(row))


def grid_of(at: Place, spaces: Sequence[Place]) -> tuple[str, int]:
    """The letter of a space's column and the number of its row, among all spaces of the map."""
    letter = chr(ord("A") + (at[0] - min(space[0] for space in spaces)) % LETTERS)
    return letter, _row(at) - min(map(_row, spaces)) + 1


def _row(at: Place) -> int:
    """Columns stand upright; every other one is half a space lower."""
    return at[1] + at[0] // 2


def amount(name: str, count: int) -> Words:
    """'2 forest zones' or '1 crystal'."""
    kind = "zones" if name in TERRAIN_NAMES else "symbols"
    return message(f"dewan-{kind}-{name}", count=count)


def amounts(counts: Mapping[str, int]) -> Words:
    """'2 forest zones and 1 crystal'."""
    return joined([amount(name, count) for name, count in counts.items()])


def asked(story: str) -> dict[str, int]:
    """What a story tile asks for, which its name says: '2-forest-1-artifact'."""
    parts = story.split("-")
    return {name: int(count) for count, name in zip(parts[::2], parts[1::2], strict=True)}


def lacking(story: str, has: Mapping[str, int]) -> dict[str, int]:
    """What is missing to fulfil a story."""
    missing = {name: count - has.get(name, 0) for name, count in asked(story).items()}
    return {name: count for name, count in missing.items() if count > 0}


def story_name(story: str) -> Words:
    """A story tile by what it asks for."""
    return amounts(asked(story))


def story_worth(story: str, printed: Plain) -> Words:
    """'5 points and 1 fire'."""
    points, fire = printed["stories"][story]["points"], printed["stories"][story]["fire"]
    if fire:
        return message("dewan-worth-fire", points=points, fire=fire)
    return message("dewan-worth", points=points)


def source_name(source: str, seen: Seen) -> Words:
    """Where points come from; partners share some."""
    if seen.view["scenario"] == "team" and source in ("pairs", "groups"):
        return message(f"dewan-score-team-{source}")
    return message(f"dewan-score-{source.replace(' ', '-')}")
