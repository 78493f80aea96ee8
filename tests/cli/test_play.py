"""`fireside play` with choices through a pipe: playing, saving, going on, bad input."""

import io
from pathlib import Path

import pytest

from fireside.core.chance import seeded
from fireside.core.game import Game
from fireside.core.record import read, replay
from fireside.core.title import make_game
from tests.cli.command import Answer, fireside


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
        return fireside("play", "bonfire", *options)


def saved(data: Path) -> Path:
    (path,) = (data / "games").glob("*.fire")
    return path


def random_texts(game: Game, seed: int) -> list[str]:
    """The choices of a whole game in their texts."""
    state = game.start(seed)
    chance = seeded(seed)
    texts = []
    while not state.over():
        choice = state.choices()[chance.below(len(state.choices()))]
        texts.append(game.text(choice))
        state.apply(choice)
    return texts


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_game_by_texts(play: Play, data: Path, players: int) -> None:
    game = make_game("bonfire", players)
    answer = play(random_texts(game, 4), "--players", players, "--seed", 4)
    assert (answer.status, answer.error) == (0, "")
    record = read(saved(data).read_text())
    state = replay(record, game)
    assert record.result == state.scores()
    assert f"The record is {saved(data)}" in answer.out
    table = answer.out[answer.out.index("The game is over") :]
    for line in ("Scored during play", "Bonfires", "Council tasks", "Fate tiles left"):
        assert line in table
    (totals,) = [line for line in table.splitlines() if line.split()[:1] == ["all"]]
    assert [int(points) for points in totals.split()[1:]] == state.scores()
    if players == 1:
        assert any(word in table for word in ("You have won", "Tom has won", "A draw"))
    else:
        assert "wins with" in table or "shared victory" in table


def test_numbers_and_bots_play_too(play: Play, data: Path) -> None:
    bots = ["--bot", 2, "--bot", 3, "--level", "random", "--listed"]
    answer = play(["1"] * 3000, "--players", 3, *bots, "--seed", 2)
    assert answer.status == 0
    assert "Chance (2) lays a fate tile" in answer.out
    assert read(saved(data).read_text()).seats == ["human", "random", "random"]


def test_bots_of_a_level_keep_their_seats(play: Play, data: Path) -> None:
    play(["open as dealt"], "--bot", 1, "--level", "spark", "--seed", 2, "--listed")
    assert read(saved(data).read_text()).seats == ["spark", "human"]
    before = read(saved(data).read_text()).decisions
    play(["1"] * 4, "--resume", "last")
    record = read(saved(data).read_text())
    assert record.seats == ["spark", "human"]
    assert record.decisions > before + 4


def test_embers_where_no_level_is_said(play: Play, data: Path) -> None:
    play(["open as dealt"], "--bot", 2, "--seed", 2, "--listed")
    assert read(saved(data).read_text()).seats == ["human", "ember"]


def test_hints_are_lines_of_the_list(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbered as in the list, so that one of them can be typed."""
    monkeypatch.setattr("fireside.terminal.people.HINT_VISITS", 5)
    answer = play(["h", "hint"], "--bot", 2, "--listed", "--seed", 2)
    once, again = answer.out.split("\n> h")[1:]
    lines = [line.strip() for line in once.splitlines()[1:4]]
    assert "points (best) against" in lines[0]
    assert all("% to win" in line for line in lines)
    numbers = {"1": "open as dealt ·", "2": "open as dealt reversed ·"}
    numbers |= {"3": "open swapped ·", "4": "open swapped reversed ·"}
    shown = dict(line.split("  ", 1) for line in lines)
    assert len(shown) == 3
    assert all(words.startswith(numbers[number]) for number, words in shown.items())
    assert lines == [line.strip() for line in again.splitlines()[1:4]]


def test_people_who_play_each_other_get_no_hints(play: Play) -> None:
    answer = play(["h", "?"], "--seed", 2)
    assert "No hints among people." in answer.out
    assert "points (best)" not in answer.out
    assert "a hint: what is best now" not in answer.out


def test_same_seed_and_choices_same_game_with_bots(play: Play, tmp_path: Path) -> None:
    for name in ("one.fire", "two.fire"):
        play(["1"] * 40, "--bot", 2, "--seed", 2, "--save", tmp_path / name)
    assert (tmp_path / "one.fire").read_text() == (tmp_path / "two.fire").read_text()


def test_tom_is_told_in_words(play: Play) -> None:
    answer = play(["1"] * 3000, "--players", 1, "--seed", 2)
    for card in ("Great Bonfire:", "Task II:", "Task I:", "Guardian:", "Path:", "Gnome:"):
        assert f"s card. {card}" in " ".join(answer.out.split())


def test_no_prompt_in_a_pipe_and_board_once(play: Play) -> None:
    answer = play(["open as dealt", "open swapped"], "--seed", 3)
    assert "Player 1>" not in answer.out
    assert answer.out.count("Sea map") == 1
    assert "> open swapped" in answer.out


# Saving and going on


def test_end_of_input_saves_and_says_where(play: Play, data: Path) -> None:
    answer = play(["open as dealt"], "--seed", 3)
    assert answer.status == 0
    assert f"Saved in {saved(data)}" in answer.out.splitlines()[-1]
    record = read(saved(data).read_text())
    assert (record.result, record.decisions) == (None, 1)


def test_says_how_to_go_on_with_a_game_kept_elsewhere(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "my game.fire"
    answer = play(["open as dealt"], "--seed", 3, "--save", path)
    assert answer.out.rstrip().endswith(f"fireside play bonfire --resume '{path}'")
    assert play([], "--resume", path).status == 0


def test_going_on_gives_the_same_position(play: Play, data: Path, tmp_path: Path) -> None:
    texts = random_texts(make_game("bonfire", 2), 5)
    play(texts[:30], "--seed", 5, "--save", tmp_path / "whole.fire")
    play(texts[:17], "--seed", 5)
    half = read(saved(data).read_text())
    assert half.decisions == 17
    answer = play(texts[17:30], "--resume", "last")
    assert answer.status == 0
    assert saved(data).read_text() == (tmp_path / "whole.fire").read_text()


def test_people_keep_the_names_that_a_saved_game_gives_them(play: Play, data: Path) -> None:
    """Games saved by the first version, and records from elsewhere, may say who sits where."""
    play(["open as dealt"], "--seed", 5, "--bot", 2, "--level", "spark", "--listed")
    path = saved(data)
    path.write_text(path.read_text().replace("seats: human, spark", "seats: Ann of Arc, spark"))
    answer = play(["fate first", "u", "u", "sail"], "--resume", path)
    assert "Ann of Arc: Your turn: what will you do?" in answer.out
    assert "No undo: Spark (2) has moved since." in answer.out
    record = read(path.read_text())
    assert record.seats == ["Ann of Arc", "spark"]
    assert record.lines[-1].texts[0] == "sail"


def test_new_game_never_touches_an_old_one(play: Play, data: Path) -> None:
    play(["1"], "--seed", 5)
    first = saved(data)
    text = first.read_text()
    answer = play(["1"], "--seed", 6)
    assert answer.status == 0
    assert first.read_text() == text
    assert len(list((data / "games").glob("*.fire"))) == 2


def test_pipe_starts_anew_and_mentions_the_unfinished_game(play: Play, data: Path) -> None:
    play(["1"], "--seed", 5)
    answer = play(["1"])
    assert f"{saved_first(data)}" in answer.out
    assert "--resume last takes up the old one" in answer.out


def saved_first(data: Path) -> Path:
    return min((data / "games").glob("*.fire"))


def test_q_and_w_save(play: Play, data: Path) -> None:
    answer = play(["1", "w", "q", "1"], "--seed", 5)
    assert answer.status == 0
    assert answer.out.count("Saved in") == 2
    assert read(saved(data).read_text()).decisions == 1


@pytest.mark.parametrize("damage", ["", "fireside record 1\n", "\x00\xff", "title: bonfire"])
def test_damaged_save_is_reported_and_left_alone(play: Play, data: Path, damage: str) -> None:
    play(["1"], "--seed", 5)
    path = saved(data)
    path.write_bytes(damage.encode("latin-1"))
    assert play(["1"], "--resume", path).is_bad_input(str(path))
    assert play(["1"], "--resume", "last").status == 2
    answer = play(["1"], "--new", "--seed", 1)
    assert answer.status == 0
    assert path.read_bytes() == damage.encode("latin-1")


def test_save_that_does_not_replay_is_left_alone(play: Play, data: Path) -> None:
    play(["open as dealt"], "--seed", 5)
    path = saved(data)
    path.write_text(path.read_text().replace("seed: 5", "seed: 6"))
    text = path.read_text()
    assert play(["1"], "--resume", path).is_bad_input("left as it is")
    assert path.read_text() == text


def test_finished_game_is_not_gone_on_with(play: Play, data: Path) -> None:
    play(["1"] * 3000, "--players", 1, "--seed", 2)
    assert play([], "--resume", saved(data)).is_bad_input("over", "replay")


def test_save_never_overwrites(play: Play, tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("dear")
    assert play(["1"], "--save", other).is_bad_input("letter.txt", "already")
    assert other.read_text() == "dear"


def test_data_folder_that_cannot_be_made(play: Play, data: Path) -> None:
    data.write_text("a file where the folder should be")
    assert play(["1"]).status == 2


# Looking and undo


def test_looking_commands_change_nothing(play: Play, data: Path) -> None:
    looks = ["?", "b", "c", "c 2", "c 9", "l", "l 3", "l 0", "s", "m", "", "help"]
    answer = play(["open as dealt", *looks, "open swapped"], "--seed", 3)
    assert answer.status == 0
    assert "There are cities 1 to 2." in answer.out
    assert "If the game were scored now" in answer.out
    assert read(saved(data).read_text()).decisions == 2


def test_undo_within_the_turn(play: Play, data: Path) -> None:
    lines = ["open as dealt", "open as dealt", "fate first", "keep yellow", "u", "undo", "sail"]
    answer = play(lines, "--seed", 3)
    assert answer.out.count("Taken back.") == 2
    texts = [text for line in read(saved(data).read_text()).lines for text in line.texts]
    assert texts == ["open as dealt", "open as dealt", "sail"]


def test_undo_goes_back_no_further_than_the_turn(play: Play) -> None:
    lines = ["open as dealt", "open as dealt", "fate first", "u", "u"]
    answer = play(lines, "--seed", 3)
    assert answer.out.count("Taken back.") == 1
    assert "No undo: your turn begins here." in answer.out


def test_undo_of_a_turn_that_nobody_has_answered_yet(play: Play, data: Path) -> None:
    play(["open as dealt", "u", "open swapped"], "--seed", 3)
    texts = [text for line in read(saved(data).read_text()).lines for text in line.texts]
    assert texts == ["open swapped"]


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (["great bonfire", "field 1", "pay 1 yellow"], "Tom has turned over a card"),
        (["build path", "pay 1 yellow", "stack 1"], "a face-down path tile has been turned up"),
        (["recruit", "gnome 4"], ""),
    ],
)
def test_undo_is_refused_after_something_came_to_light(
    play: Play, lines: list[str], reason: str
) -> None:
    answer = play(["open as dealt", *lines, "u"], "--players", 1, "--seed", 3)
    assert (f"No undo: {reason}." in answer.out) == bool(reason)
    assert ("Taken back." in answer.out) == (not reason)


def test_undo_works_after_going_on(play: Play, data: Path) -> None:
    play(["open as dealt", "open as dealt", "fate first", "keep yellow"], "--seed", 3)
    answer = play(["u", "u", "u"], "--resume", "last")
    assert answer.out.count("Taken back.") == 2
    assert read(saved(data).read_text()).decisions == 2


def test_undo_is_refused_after_a_bot_has_moved(play: Play) -> None:
    answer = play(["open as dealt", "u"], "--bot", 2, "--seed", 3, "--listed")
    assert "No undo: Ember (2) has moved since." in answer.out
    answer = play(["open as dealt", "fate first", "u", "u"], "--bot", 2, "--seed", 3, "--listed")
    assert "Taken back." in answer.out
    assert "No undo: Ember (2) has moved since." in answer.out or "begins here" in answer.out


def test_nothing_to_undo(play: Play) -> None:
    assert "Nothing to take back yet." in play(["u"], "--seed", 3).out


# Choosing by words


def test_words_that_fit_one_choice_take_it(play: Play, data: Path) -> None:
    play(["swapped reversed", "dealt rev"], "--seed", 3)
    texts = [text for line in read(saved(data).read_text()).lines for text in line.texts]
    assert texts == ["open swapped reversed", "open as dealt reversed"]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("open", "fits 4 choices"),
        ("9", "goes from 1 to 4"),
        ("0", "goes from 1 to 4"),
        ("sail", "is not open now"),
        ("token and resource", "is not open now"),
        ("castle", "occurs in none"),
        ("-1", "occurs in none"),
        ("c x", "occurs in none"),
    ],
)
def test_bad_line_of_a_pipe_ends_the_game_and_keeps_it(
    play: Play, data: Path, line: str, reason: str
) -> None:
    answer = play(["open as dealt", line, "1"], "--seed", 3)
    assert answer.status == 2
    assert reason in answer.error
    assert "line 2 of the input" in answer.error
    assert answer.error.count("\n") == 1
    assert read(saved(data).read_text()).decisions == 1


def test_choices_are_explained(play: Play) -> None:
    lines = ["open as dealt", "open as dealt", "fate first", "keep yellow"]
    out = " ".join(play([*lines, "m"], "--seed", 3).out.split())
    assert "Brings 1 " in out
    lines = ["open as dealt", "open as dealt", "recruit"]
    out = " ".join(play(lines, "--seed", 3).out.split())
    assert "Gnome 28, the Elder of Paths · Costs 2 gnome tokens and 1 resource" in out


# Bad options


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--players", 5], ["1 to 4"]),
        (["--players", 0], ["1 to 4"]),
        (["--bot", 3], ["1 to 2"]),
        (["--bot", 0], ["1 to 2"]),
        (["--bot", 2, "--level", "genius"], ["no bot is called 'genius'", "spark, ember"]),
        (["--level", "flame"], ["--bot"]),
        (["--seed", "x"], ["seed"]),
        (["--resume", "last"], ["no unfinished game"]),
        (["--resume", "nowhere.fire"], ["nowhere.fire"]),
        (["--resume", "a.fire", "--new"], ["do not go together"]),
        (["--resume", "a.fire", "--players", 2], ["as it is"]),
        (["--edition", "nowhere.toml"], ["nowhere.toml"]),
    ],
)
def test_bad_options_get_one_line(
    play: Play, data: Path, options: list[object], words: list[str]
) -> None:
    assert play(["1"], *options).is_bad_input(*words)
    assert not data.exists()


def test_unknown_game() -> None:
    assert fireside("play", "chess").is_bad_input("chess", "bonfire")


def test_first_game_and_handicap_are_options_of_the_record(play: Play, data: Path) -> None:
    play([], "--first-game", "--handicap", 3, "--seed", 1)
    record = read(saved(data).read_text())
    assert record.options == {"first-game": "yes", "handicap": "3"}
    assert record.players == 1
