"""`fireside play dewan`: whole games, saving, undo, words, and the screen that goes round."""

import io
import re
from pathlib import Path

import pytest

from fireside.bots.hints import Hint
from fireside.core.chance import seeded
from fireside.core.event import Event
from fireside.core.record import read, replay
from fireside.core.title import make_game
from fireside.core.view import SPECTATOR
from fireside.dewan.rules.constants import OVER
from fireside.dewan.rules.game import Dewan
from fireside.dewan.rules.scenarios import SCENARIO_NAMES
from fireside.dewan.says.log import SILENT, TOLD
from fireside.table.seats import Holder
from fireside.table.table import Table as Seated
from fireside.terminal.face import Face
from fireside.terminal.hinting import expected
from fireside.terminal.menu import Entry
from fireside.terminal.speaker import Speaker
from fireside.words.catalogues import gaps
from tests.cli.command import Answer, fireside
from tests.dewan.builder import Table

GAMES = [(2, "base"), (4, "team"), (3, "volcano"), (2, "downpour"), (4, "lake-villages")]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FIRESIDE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path / "data"


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> "Play":
    return Play(monkeypatch)


class Play:
    """Plays with lines through a pipe."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    def __call__(self, lines: list[str], *options: object) -> Answer:
        text = "".join(f"{line}\n" for line in lines)
        self.monkeypatch.setattr("sys.stdin", io.StringIO(text))
        return fireside("play", "dewan", *options)


def saved(data: Path) -> Path:
    (path,) = (data / "games").glob("*.fire")
    return path


def texts(data: Path) -> list[str]:
    return [text for line in read(saved(data).read_text()).lines for text in line.texts]


def quick_choice(game: Dewan, options: list[int], pick: int) -> int:
    """A choice that gets the game on: a camp where one can be placed."""
    camps = [choice for choice in options if game.text(choice).startswith("camp at")]
    liked = camps or options
    return liked[pick % len(liked)]


def game_of(players: int, scenario: str) -> Dewan:
    game = make_game("dewan", players, options={"scenario": scenario})
    assert isinstance(game, Dewan)
    return game


def quick_texts(game: Dewan, seed: int) -> list[str]:
    """The choices of a whole game in their texts."""
    state = game.start(seed)
    chance = seeded(seed)
    texts = []
    while not state.over():
        choice = quick_choice(game, state.choices(), chance.below(1000))
        texts.append(game.text(choice))
        state.apply(choice)
    return texts


@pytest.mark.parametrize(("players", "scenario"), GAMES)
def test_whole_game_by_texts(play: Play, data: Path, players: int, scenario: str) -> None:
    game = game_of(players, scenario)
    lines = quick_texts(game, 4)
    answer = play(lines, "--players", players, "--scenario", scenario, "--seed", 4)
    assert (answer.status, answer.error) == (0, "")
    record = read(saved(data).read_text())
    state = replay(record, game)
    assert record.result == state.scores()
    table = answer.out[answer.out.index("The game is over") :]
    (totals,) = [line for line in table.splitlines() if line.split()[:1] == ["all"]]
    sides = 2 if scenario == "team" else players
    assert [int(points) for points in totals.split()[1:]] == state.scores()[:sides]
    assert "win" in table or "shared victory" in table
    assert "most fire" in table
    # Several people may read a pipe: none of them learns what another has drawn.
    assert not re.search(r"draws (?!a card)", answer.out)


def test_numbers_and_bots_play_too(play: Play, data: Path) -> None:
    answer = play(["1"] * 60, "--players", 3, "--bot", 2, "--bot", 3, "--seed", 2, "--listed")
    assert answer.status == 0
    assert "Ember (2) takes" in answer.out
    assert read(saved(data).read_text()).seats == ["human", "ember", "ember"]


def test_bots_among_themselves(play: Play, data: Path) -> None:
    answer = play([], "--bot", 1, "--bot", 2, "--seed", 2, "--listed")
    assert answer.status == 0
    assert read(saved(data).read_text()).result is not None


def test_team_scenario_seats_four(play: Play, data: Path) -> None:
    play([], "--scenario", "team", "--seed", 1)
    record = read(saved(data).read_text())
    assert (record.players, record.options) == (4, {"scenario": "team"})


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--players", 5], ["2 to 4"]),
        (["--players", 1], ["2 to 4"]),
        (["--scenario", "moon"], ["moon", "lake-villages"]),
        (["--scenario", "team", "--players", 3], ["team", "4"]),
        (["--handicap", 3], ["handicap"]),
        (["--series"], ["bonfire"]),
        (["--first-game"], ["first-game"]),
        (["--resume", "a.fire", "--scenario", "base"], ["as it is"]),
    ],
)
def test_bad_options_get_one_line(
    play: Play, data: Path, options: list[object], words: list[str]
) -> None:
    assert play(["1"], *options).is_bad_input(*words)
    assert not data.exists()


def test_scenario_is_not_for_bonfire(data: Path) -> None:
    assert fireside("play", "bonfire", "--scenario", "base").is_bad_input("scenario")


# Saving, looking, undo


def test_going_on_gives_the_same_position(play: Play, data: Path, tmp_path: Path) -> None:
    lines = quick_texts(game_of(2, "volcano"), 5)
    play(lines[:30], "--scenario", "volcano", "--seed", 5, "--save", tmp_path / "whole.fire")
    play(lines[:17], "--scenario", "volcano", "--seed", 5)
    assert play(lines[17:30], "--resume", "last").status == 0
    assert saved(data).read_text() == (tmp_path / "whole.fire").read_text()


def test_games_of_other_titles_and_scenarios_are_not_offered(play: Play, data: Path) -> None:
    play(["1", "1", "1"], "--scenario", "volcano", "--seed", 5)
    assert "unfinished game" not in fireside("play", "bonfire", "--seed", 3).out
    assert "unfinished game" not in play([], "--scenario", "base").out
    offer = "unfinished game for 2 players, scenario volcano, after 3 turns"
    assert offer in play([], "--scenario", "volcano").out


def test_looking_commands_change_nothing(play: Play, data: Path) -> None:
    looks = ["?", "b", "t", "t 2", "t 9", "l", "l 3", "l 0", "s", "m", "", "help"]
    answer = play(["1", *looks, "1"], "--seed", 3)
    assert answer.status == 0
    assert "There are tribes 1 to 2." in answer.out
    assert "camp at 3,-2" in answer.out
    assert read(saved(data).read_text()).decisions == 2


def test_undo_within_the_turn(play: Play, data: Path) -> None:
    before = ["1", "1", "take cards 1-2", "take cards 1-2"]
    turn = ["camp at 2,-2", "discard badlands-artifact", "u", "u", "u", "take cards 2-3"]
    answer = play([*before, *turn], "--seed", 3)
    assert answer.out.count("Taken back.") == 2
    assert texts(data)[-2:] == ["take cards 1-2", "take cards 2-3"]


def test_undo_is_refused_after_a_card_was_opened(play: Play) -> None:
    answer = play(["1", "1", "take cards 1-2", "u"], "--seed", 3)
    assert "No undo: a new card has been opened." in answer.out
    answer = play(["1", "u"], "--seed", 3)
    assert "No undo: a new story tile has come to light." in answer.out


def test_replay_shows_a_position(play: Play, data: Path) -> None:
    play(["1", "1", "1"], "--seed", 3)
    answer = fireside("replay", saved(data), "--at", 2)
    assert answer.status == 0
    assert "Map ──" in answer.out
    assert "2 unknown cards" in answer.out


# Words


def face_of(table: Table) -> Face:
    return Face(table.game, Speaker())


def entries_of(table: Table) -> list[Entry]:
    """The list of choices of an arranged position."""
    holders = [Holder("here", f"Player {seat + 1}") for seat in range(table.game.players)]
    seated = Seated(table.game, 1, holders, confirming=False)
    seated.state = table.state
    return face_of(table).entries(seated)


@pytest.mark.parametrize("scenario", SCENARIO_NAMES)
def test_every_event_is_told_and_no_secret(scenario: str) -> None:
    game = game_of(4, scenario)
    face = Face(game, Speaker())
    state = game.start(1)
    log: list[Event] = []
    state.log = log
    chance = seeded(1)
    while not state.over():
        state.apply(quick_choice(game, state.choices(), chance.below(1000)))
    assert {event.what for event in log} <= {*TOLD, *SILENT}

    def told(events: list[Event], viewer: int) -> str:
        deeds = face.deeds(events, state, viewer)
        return " ".join(face.speaker.say(deed.words) for deed in deeds)

    gaps.clear()
    whole = told(log, SPECTATOR)
    assert gaps == set()
    assert all(f"Player {seat + 1} " in whole for seat in range(4))
    draws = [event for event in log if event.what == "draw"]
    assert draws
    for draw in draws:
        other = (draw.seat + 1) % 4
        assert told([draw], other) == f"Player {draw.seat + 1} draws a card."
        assert told([draw], draw.seat) != told([draw], other)


def test_a_price_is_told_with_what_it_was_paid_for(play: Play) -> None:
    lines = ["1", "1", "take cards 1-2", "take cards 1-2", "camp at 2,-2", "1", "1", "1", "1"]
    out = " ".join(play(lines, "--seed", 3).out.split())
    assert re.search(r"Player 1 places camp 1 [^.]*\. Paid: ", out)


def test_a_target_is_explained_by_cost_zone_and_gain() -> None:
    table = (
        Table(2)
        .land("desert", forest=[(1, 0)], water=[(1, 1)])
        .home((0, 0))
        .home((5, -1), seat=1)
        .berries((1, 0), 2)
        .symbols(("artifact", (1, 0), (2, 0)))
        .stories("2-forest-1-artifact")
        .tucked(("forest-fire", "forest"))
        .hand("forest-berry", "desert-fire")
        .refresh()
    )
    words = {entry.text: entry.words for entry in entries_of(table)}["camp at 1,0"]
    assert words.startswith("Camp in the forest at ")
    assert " · at least 2 cards · The route asks for " in words
    assert "A zone of 1 space: forest, with 2 berries. · You get a berry." in words
    assert "It fulfils a story: 2 forest zones and 1 artifact, for " in words
    assert "groups of camps +4" in words


def test_a_turn_asks_for_cards_and_for_a_camp_only_where_one_can_be_placed() -> None:
    """The cards stand first, then the targets by what they cost."""
    table = Table(2).land("desert").home((0, 0)).home((5, -1), seat=1).camps((1, 0))
    table.hand("desert-fire", "desert-berry", "desert-crystal").refresh()
    assert face_of(table).question(table.state) == (
        "Take two neighbouring cards, or place camp 2 and take a story tile."
    )
    entries = entries_of(table)
    assert [entry.text.split()[0] for entry in entries[:6]] == ["take"] * 5 + ["camp"]
    costs = [entry.words.split(" · ")[1] for entry in entries[5:]]
    assert costs == sorted(costs)
    assert set(costs) == {"at least 2 cards", "at least 3 cards"}
    table.hand("desert-fire").refresh()
    assert face_of(table).question(table.state) == "Take two neighbouring cards."
    assert len(entries_of(table)) == 5


def test_payment_is_explained() -> None:
    table = Table(2).land("desert").home((0, 0)).home((5, -1), seat=1).camps((1, 0), seat=1)
    table.hand("desert-fire", "desert-berry", "desert-crystal", "badlands-fire").refresh()
    table.do("camp at 2,0", "pay 3 cards")
    gifts = [entry for entry in entries_of(table) if entry.text.endswith("to player 2")]
    assert gifts
    why = "s camps, so Player 2 gets the card."
    assert all(why in entry.words for entry in gifts)
    assert "for 3 cards: 3 cards to go" in face_of(table).question(table.state)
    table.state.apply(gifts[0].choice)
    assert "2 cards to go" in face_of(table).question(table.state)


def test_an_event_to_come_is_announced() -> None:
    table = Table(2, "volcano").pile("desert-fire").refresh()
    entries = {entry.text: entry.words for entry in entries_of(table)}
    assert "This uses up the pile: the volcano erupts." in entries["take cards 1-2"]
    table = Table(2, "volcano").pile("desert-fire", "desert-berry", "forest-fire").refresh()
    entries = {entry.text: entry.words for entry in entries_of(table)}
    assert "volcano" not in entries["take cards 1-2"]


@pytest.mark.parametrize(
    ("hands", "words"),
    [
        (
            (["forest-fire"], []),
            "Player 1 wins with 0 points. Points are tied: “cards in hand” decides, 1 to 0.",
        ),
        (([], []), "A shared victory of Player 1 and Player 2 with 0 points."),
    ],
)
def test_ties(hands: tuple[list[str], list[str]], words: str) -> None:
    table = Table(2).hand(*hands[0]).hand(*hands[1], seat=1)
    table.state.phase = OVER
    assert face_of(table).result(table.state) == words


def test_teams_win_together() -> None:
    table = Table(4, "team").tucked(("water-fire", "water"), seat=3)
    words = "Player 2 & Player 4 win together with 5 points."
    assert face_of(table).result(table.state) == words


@pytest.mark.rule("D10.2")
def test_a_hint_names_the_other_team_once() -> None:
    game = Table(4, "team").game
    hint = Hint([0], [0.6, 0.4, 0.6, 0.4, 71.2, 69.6, 71.2, 69.6], 2, 71.2)
    words = "about 71 points (best) against 70, 60 % to win"
    assert expected(game, Speaker(), hint, True) == words
