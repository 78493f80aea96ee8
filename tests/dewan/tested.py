"""Dewan, as the tests for every title need it."""

from fireside.dewan.rules.state.check import check_position
from fireside.dewan.rules.state.state import DewanState
from tests.conformance.tested import TESTS, Tested
from tests.dewan.players import eager_player, hoarding_player, thoughtful_player
from tests.dewan.rebuild import HEARD, Rebuilder
from tests.dewan.recorded import GAMES, dewan

TABLES = [
    *((players, "base") for players in (2, 3, 4)),
    (4, "team"),
    *(
        (players, name)
        for name in ("volcano", "downpour", "lake-villages")
        for players in (2, 3, 4)
    ),
]
# Together they show every kind of event. Hands grow large where somebody hoards.
WHOLE_GAMES = [
    *(dewan(players, 1, "eager", scenario) for players, scenario in TABLES),
    *(dewan(2, 2, "random", name) for name in ("base", "volcano", "downpour", "lake-villages")),
    dewan(3, 1, "hoarding"),
    dewan(4, 1, "hoarding", "lake-villages"),
    dewan(3, 4, "thoughtful"),
    dewan(4, 4, "thoughtful", "team"),
    dewan(2, 4, "thoughtful", "volcano"),
    dewan(3, 4, "thoughtful", "downpour"),
    dewan(2, 4, "thoughtful", "lake-villages"),
]
# Played in the pure and in the compiled form, which must come to the same end.
DIGEST_GAMES = [
    dewan(players, seed, player, scenario)
    for players, scenario in TABLES
    for player, seed in (("random", 11), ("hoarding", 12), ("eager", 13))
]


def follow(state: DewanState, seat: int) -> Rebuilder:
    """Somebody on a seat who knows its first view and hears events."""
    return Rebuilder(state.facts.edition, state.view(seat))


TESTED = Tested(
    title="dewan",
    tables=[(players, dewan(players, 0, "", scenario).options) for players, scenario in TABLES],
    players={"eager": eager_player, "hoarding": hoarding_player, "thoughtful": thoughtful_player},
    quick_players=["hoarding", "eager"],
    whole_games=WHOLE_GAMES,
    check=check_position,
    follow=follow,
    heard=set(HEARD),
    parts="tribes",
    own_affairs={"land", "means", "payments"},
    derived=["options", "revealed"],
    derived_of_parts=[
        "checked_camps",
        "checked_grounds",
        "checked_stories",
        "checked_tucked",
        "kinds",
        "kinds_hand",
        "nodes",
        "nodes_camps",
        "nodes_grounds",
    ],
    records=TESTS / "games" / "dewan",
    events=TESTS.parent / "docs" / "events.md",
    playthroughs=TESTS / "playthroughs",
    recorded=GAMES,
    short=dewan(2, 3, "eager"),
    digest_games=DIGEST_GAMES,
    boxes={},
    played_through={
        "dewan_base_2p": dewan(2, 5, "thoughtful"),
        "dewan_team_4p": dewan(4, 5, "eager", "team"),
        "dewan_volcano_3p": dewan(3, 5, "eager", "volcano"),
        "dewan_downpour_3p": dewan(3, 5, "eager", "downpour"),
        "dewan_lake-villages_2p": dewan(2, 5, "thoughtful", "lake-villages"),
    },
)
