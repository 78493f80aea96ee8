"""What a Bonfire table is drawn with: everything that its views name is there."""

from pathlib import Path

from fireside.core.title import make_game
from fireside.core.view import View
from tests.bonfire.edition_cases import edit
from tests.edition_cases import write


def printed(path: Path | None = None, players: int = 3) -> View:
    return make_game("bonfire", players, path).printed()


def test_a_table_shows_what_the_box_holds() -> None:
    shown = printed()
    assert len(shown["tasks"]) == 66
    assert len(shown["gnome_resources"]) == 33
    assert len(shown["fate"]["tiles"]) == 8
    assert len(shown["fields"]) == len(shown["path_costs"]) == len(shown["seat_points"]) == 7
    assert [field["points"] for field in shown["fields"] if not field["resource"]] == [2]
    assert shown["council_tasks"] == {
        "tasks": 7,
        "portals": 7,
        "paths": 7,
        "guardians": 5,
        "gnomes": 6,
    }


def test_a_task_says_what_it_shows() -> None:
    tasks = printed()["tasks"]
    assert tasks["red-two-guardians-grey-natural"] == {
        "colour": "red",
        "points": 4,
        "kind": "two_guardians",
        "shows": ["grey", "natural"],
    }
    assert tasks["blue-path-with-herb"]["shows"] == ["herb"]
    five = tasks["yellow-5-tokens-3-path-2-ship"]
    assert five["shows"] == ["path", "path", "path", "ship", "ship"]
    assert tasks["yellow-5-portals"]["shows"] == []


def test_the_countdown_needs_more_novices_with_more_players() -> None:
    needed = [printed(players=players)["countdown_novices"] for players in (1, 2, 3, 4)]
    assert needed == [7, 7, 10, 13]


def test_every_task_and_island_of_a_view_is_printed() -> None:
    game = make_game("bonfire", 2)
    shown = game.printed()
    islands = game.start(seed=1).view(0)["islands"]
    assert {island["name"] for island in islands} == {each["name"] for each in shown["islands"]}
    assert {task for island in islands for task in island.get("tasks", [])} <= shown["tasks"].keys()
    assert {end for route in shown["routes"] for end in route} == {
        island["name"] for island in islands
    }


def test_another_edition_shows_other_values(tmp_path: Path) -> None:
    path = write(tmp_path, edit('["flower-1", "shell-1"]', '["flower-1", "herb-1"]'))
    assert ["flower-1", "herb-1"] in printed(path)["routes"]
    assert ["flower-1", "shell-1"] not in printed(path)["routes"]
