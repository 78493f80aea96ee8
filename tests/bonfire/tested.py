"""Bonfire, as the tests for every title need it."""

from fireside.bonfire.rules.state.check import check_position
from fireside.bonfire.rules.state.state import BonfireState
from tests.bonfire.edition_cases import BOXES
from tests.bonfire.players import eager_player, thoughtful_player
from tests.bonfire.rebuild import HEARD, Rebuilder
from tests.bonfire.recorded import FIRST_GAME, GAMES, bonfire
from tests.conformance.tested import TESTS, Tested

# Together they show every kind of event; in the first eager game of each number of players the
# open path tiles are renewed (B7.3).
WHOLE_GAMES = [
    bonfire(players, seed, player, *options)
    for players, renewing in ((1, 25), (2, 38), (3, 14), (4, 16))
    for player, seed, options in (
        ("random", 1, ()),
        ("eager", renewing, ()),
        ("eager", 3, FIRST_GAME),
        ("thoughtful", 4, () if players % 2 else FIRST_GAME),
    )
]
# The same with what an owner's box may show and ours does not.
WHOLE_GAMES += [
    bonfire(1, 6, "random", box="another"),
    bonfire(2, 38, "eager", box="another"),
    bonfire(4, 5, "thoughtful", box="another"),
]
# Played in the pure and in the compiled form, which must come to the same end.
DIGEST_GAMES = [
    bonfire(players, seed, player, *options)
    for players in (1, 2, 3, 4)
    for player, seed, options in (
        ("random", 11, ()),
        ("random", 12, ()),
        ("random", 13, FIRST_GAME),
        ("eager", 14, ()),
        ("eager", 15, FIRST_GAME),
    )
]


def follow(state: BonfireState, seat: int) -> Rebuilder:
    """Somebody who knows a game's first view and hears its events."""
    return Rebuilder(state.facts.edition, state.view(seat))


TESTED = Tested(
    title="bonfire",
    tables=[(players, options) for players in (1, 2, 3, 4) for options in ((), FIRST_GAME)],
    players={"eager": eager_player, "thoughtful": thoughtful_player},
    quick_players=["random", "eager"],
    whole_games=WHOLE_GAMES,
    check=check_position,
    follow=follow,
    heard=set(HEARD),
    parts="cities",
    own_affairs=set(),
    derived=["options", "revealed", "seated"],
    derived_of_parts=[
        "covered",
        "filled",
        "gnome_count",
        "guardian_count",
        "largest",
        "path_count",
        "room",
        "second",
        "symbols",
    ],
    records=TESTS / "games",
    events=TESTS.parent / "docs" / "events.md",
    playthroughs=TESTS / "playthroughs",
    recorded=GAMES,
    short=bonfire(1, 3, "eager"),
    digest_games=DIGEST_GAMES,
    boxes=BOXES,
    played_through={
        "bonfire_1p": bonfire(1, 5, "thoughtful"),
        "bonfire_2p": bonfire(2, 38, "eager"),
        "bonfire_3p": bonfire(3, 4, "thoughtful"),
        "bonfire_4p": bonfire(4, 3, "eager", *FIRST_GAME),
    },
)
