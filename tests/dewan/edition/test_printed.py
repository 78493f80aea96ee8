"""What a Dewan table is drawn with."""

from pathlib import Path

from fireside.core.title import make_game
from fireside.core.view import View
from tests.dewan.edition_cases import edit
from tests.edition_cases import write


def printed(path: Path | None = None, players: int = 3) -> View:
    return make_game("dewan", players, path).printed()


def test_places_say_what_leaving_them_brings() -> None:
    effects = ["none", "story", "tuck", "story", "tuck", "story", "tuck", "end"]
    assert printed()["places"] == effects


def test_the_terrain_pile_grows_with_the_players() -> None:
    assert [printed(players=players)["pile_size"] for players in (2, 3, 4)] == [6, 8, 10]


def test_every_story_of_a_view_is_printed() -> None:
    game = make_game("dewan", 2)
    stories = game.start(seed=1).view(0)["stories"]
    assert {*stories["open"], *stories["unseen"]} <= game.printed()["stories"].keys()


def test_another_edition_shows_other_values(tmp_path: Path) -> None:
    ours = printed()["stories"]["3-water"]
    path = write(tmp_path, edit("{ water = 3, points = 4, fire = 1 }", "{ water = 3, points = 9 }"))
    assert ours == {"points": 4, "fire": 1}
    assert printed(path)["stories"]["3-water"] == {"points": 9, "fire": 0}
