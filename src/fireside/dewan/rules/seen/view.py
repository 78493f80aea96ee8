"""Views of Dewan: the whole table in words, the own hand, and of other hands what all have seen."""

from fireside.core.state import NOBODY
from fireside.core.view import View
from fireside.dewan.rules.constants import (
    CAMPS,
    CENTRE,
    CLOSED,
    NO_SYMBOL,
    NOTHING,
    PAYING,
    RESOURCES,
    SIZING,
    SYMBOL_NAMES,
    TERRAIN_NAMES,
    TURN,
)
from fireside.dewan.rules.paying.fares import chosen_fare, least_fare
from fireside.dewan.rules.paying.payment import KINDS
from fireside.dewan.rules.paying.walks import chosen_routes, least_routes, walk_along
from fireside.dewan.rules.scoring import breakdown
from fireside.dewan.rules.state.phases import PHASES
from fireside.dewan.rules.state.position import Position
from fireside.dewan.rules.state.tribe import BATCH, Tribe
from fireside.dewan.rules.stories import symbols_of, tucked_symbol, tucked_terrain, zones_of


def view_of(position: Position, seat: int) -> View:
    """What a seat, or a spectator, may know."""
    mover = position.to_move()
    view: View = {
        "title": "dewan",
        "edition": position.facts.edition.name,
        "scenario": position.facts.scenario.name,
        "players": position.facts.players,
        "turn": position.turn,
        "round": position.round,
        "last_round": position.ending,
        "spaces": _spaces(position),
        "symbols": [
            [SYMBOL_NAMES[resource], position.space_name(one), position.space_name(other)]
            for resource, one, other in position.land.symbols
        ],
        "row": [_card(position, kind) for kind in position.row],
        "pile": _pile(position, position.pile),
        "discards": _cards(position, list(position.discards)),
        "unseen": _unseen(position, seat),
        "stories": _stories(position),
        "tribes": [_tribe(position, number, seat) for number in range(len(position.tribes))],
        "decision": _decision(position, seat == mover),
    }
    if position.facts.has_event:
        view["reserve"] = _pile(position, position.reserve)
        view["markers"] = position.markers
        view["fish"] = position.fish
    return view


def _ground(ground: int) -> str:
    if ground == CENTRE:
        return "centre"
    return "closed" if ground == CLOSED else TERRAIN_NAMES[ground]


def _spaces(position: Position) -> list[View]:
    owners = position.owners()
    spaces: list[View] = []
    for space, ground in enumerate(position.land.grounds):
        zone = position.land.zones[space]
        spaces.append(
            {
                "at": position.space_name(space),
                "ground": _ground(ground),
                "zone": None if zone == NOTHING else position.space_name(zone),
                "berries": position.berries[space],
                "camp": owners[space],
                "marker": space in position.land.markers,
            }
        )
    return spaces


def _card(position: Position, kind: int) -> str | None:
    return None if kind == NOTHING else position.card_name(kind)


def _cards(position: Position, counts: list[int]) -> dict[str, int]:
    return {position.card_name(kind): count for kind, count in enumerate(counts) if count}


def _pile(position: Position, pile: tuple[int, ...]) -> list[int]:
    """How many cards of each batch a pile holds."""
    return [[card // BATCH for card in pile].count(batch) for batch in range(position.batch + 1)]


def _unseen(position: Position, seat: int) -> list[dict[str, int]]:
    """The cards that a seat has not seen, by batch: known by counting."""
    cards = [*position.pile, *position.reserve]
    for number, tribe in enumerate(position.tribes):
        if number != seat:
            cards += tribe.hidden
    batches: list[dict[str, int]] = []
    for batch in range(position.batch + 1):
        counts = [0] * position.facts.card_kinds
        for card in cards:
            if card // BATCH == batch:
                counts[card % BATCH] += 1
        batches.append(_cards(position, counts))
    return batches


def _stories(position: Position) -> View:
    stories = position.facts.edition.stories
    return {
        "open": [None if tile == NOTHING else stories[tile].name for tile in position.story_row],
        "unseen": sorted([stories[tile].name for tile in position.story_pile]),
    }


def _tribe(position: Position, number: int, seat: int) -> View:
    facts = position.facts
    tribe = position.tribes[number]
    sources = facts.scenario.source_names
    view: View = {
        "name": f"player {number + 1}",
        "camps": [position.space_name(space) for space in tribe.camps],
        "cards": tribe.cards(),
        "known_cards": _cards(position, tribe.known()),
        "hidden_cards": _hidden(position, tribe),
        "tucked": [_tucked(position, tucked) for tucked in tribe.tucked],
        "stories": [
            {
                "story": facts.edition.stories[tile].name,
                "fulfilled": tribe.fulfilled >> place & 1 == 1,
            }
            for place, tile in enumerate(tribe.stories)
        ],
        "has": {
            **dict(zip(TERRAIN_NAMES, zones_of(facts, position.land, tribe), strict=True)),
            **dict(
                zip(
                    SYMBOL_NAMES[:RESOURCES],
                    symbols_of(facts, position.land, tribe),
                    strict=True,
                )
            ),
        },
        "berries": tribe.berries,
        "fish": tribe.fish,
        "turns": tribe.turns,
        "scoring": dict(zip(sources, breakdown(position)[number], strict=True)),
    }
    if number == seat:
        view["hand"] = _cards(position, tribe.hand)
    return view


def _hidden(position: Position, tribe: Tribe) -> list[int]:
    """How many cards nobody else has seen, by batch."""
    return _pile(position, tribe.hidden)


def _tucked(position: Position, tucked: int) -> View | None:
    if tucked == NOTHING:
        return None
    facts = position.facts
    symbol = tucked_symbol(facts, tucked)
    return {
        "card": position.card_name(tucked // 2),
        "terrain": TERRAIN_NAMES[tucked_terrain(facts, tucked)],
        "symbol": None if symbol == NO_SYMBOL else SYMBOL_NAMES[symbol],
    }


def _decision(position: Position, own: bool) -> View:
    """What is to be decided; only for the seat itself the choices, what its targets cost at least,
    by which route and with which cards, and what it has settled about paying so far: any of these
    tells of its hand."""
    decision: View = {
        "seat": position.to_move(),
        "phase": PHASES[position.phase].name,
        "choices": list(position.options) if own else [],
    }
    if own:
        decision["target"] = (
            None if position.target == NOTHING else position.space_name(position.target)
        )
        decision["size"] = position.size
        decision["paid"] = [_payment(position, card) for card in position.paid]
        decision["costs"] = _costs(position) if position.phase == TURN else []
        decision["routes"] = _chosen_routes(position) if position.phase in (SIZING, PAYING) else []
    return decision


def _payment(position: Position, card: int) -> View:
    """A card paid, and the seat that receives it, nobody where it is discarded."""
    receiver, kind = divmod(card, KINDS)
    to = NOBODY if receiver == position.facts.players else receiver
    return {"card": position.card_name(kind), "to": to}


def _costs(position: Position) -> list[View]:
    """The fewest cards for each target, and one route that asks for so many."""
    if len(position.tribes[position.seat].camps) == CAMPS:
        return []
    return [
        {
            "at": position.space_name(space),
            "cards": len(route),
            **_route(position, route, space, least_fare(position, route)),
        }
        for space, route in least_routes(position).items()
    ]


def _chosen_routes(position: Position) -> list[View]:
    return [
        _route(position, route, position.target, chosen_fare(position, bundle, route))
        for bundle, route in chosen_routes(position)
    ]


def _route(position: Position, route: list[int], target: int, fare: list[int]) -> View:
    """The spaces of a route, from a camp to the target, and the cards that could pay for it: one
    for each space, or for all of its way through one water."""
    walk = walk_along(position, route, target)
    return {
        "route": [position.space_name(space) for space in walk],
        "fare": [_payment(position, card) for card in fare],
    }
