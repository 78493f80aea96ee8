"""The positions in the rule book: moments of recorded games, as a player at the table sees them.

    python scripts/rule_pictures.py FOLDER

They are made whenever the client is built, of the rules as they are then.
"""

import json
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fireside.core import record as records
from fireside.core.game import Game
from fireside.core.state import State
from fireside.core.title import game_of

GAMES = Path(__file__).parent.parent / "tests" / "games"
ROUND = re.compile(r"round (\d+)")
NAMES = ("Mira", "Jonas", "Wren", "Ilya")
END = ""  # a moment after the last choice


@dataclass(frozen=True)
class Moment:
    """The first time, from a round on, that a choice that begins with `text` is to be made."""

    name: str
    game: str
    round: int
    text: str


MOMENTS = (
    Moment("bonfire-opening", "two-players-first-game", 0, "open "),
    Moment("bonfire-turn", "two-players-first-game", 12, "fate "),
    Moment("bonfire-lay", "two-players-first-game", 10, "lay "),
    Moment("bonfire-sail", "three-players", 8, "to "),
    Moment("bonfire-offering", "three-players", 8, "offering "),
    Moment("bonfire-path", "two-players-first-game", 6, "tile "),
    Moment("bonfire-guardians", "two-players-first-game", 17, "own to "),
    Moment("bonfire-gap", "two-players-first-game", 18, "token and portal"),
    Moment("bonfire-wheel", "two-players-first-game", 8, "field "),
    Moment("bonfire-gnome", "two-players-first-game", 7, "gnome "),
    Moment("bonfire-council", "two-players-first-game", 18, "council "),
    Moment("bonfire-end", "two-players-first-game", 99, END),
    Moment("bonfire-tom", "solo-won", 16, "fate "),
    Moment("bonfire-light", "two-players-first-game", 13, "light "),
    Moment("bonfire-give", "three-players", 29, "give "),
    Moment("bonfire-fetch", "two-players-first-game", 22, "fetch "),
    Moment("bonfire-walk", "four-players", 43, "own to "),
    Moment("dewan-draft", "dewan/base-two-players", 0, "story "),
    Moment("dewan-turn", "dewan/base-two-players", 7, "camp "),
    Moment("dewan-cards", "dewan/base-two-players", 5, "take cards "),
    Moment("dewan-route", "dewan/base-three-players", 17, "pay 4 cards"),
    Moment("dewan-water", "dewan/base-three-players", 12, "give "),
    Moment("dewan-end", "dewan/base-two-players", 99, END),
    Moment("dewan-either", "dewan/base-three-players", 6, "camp "),
    Moment("dewan-stories", "dewan/base-three-players", 12, "take cards "),
    Moment("dewan-told", "dewan/base-three-players", 99, END),
    Moment("dewan-team", "dewan/team", 99, END),
    Moment("dewan-pile", "dewan/volcano-two-players", 5, "take cards "),
    Moment("dewan-volcano", "dewan/volcano-two-players", 6, "lava "),
    Moment("dewan-downpour", "dewan/downpour-two-players", 6, "flood "),
    Moment("dewan-lakes", "dewan/lakes-three-players", 99, END),
)


def opened(name: str) -> tuple[records.Record, Game]:
    """A recorded game."""
    record = records.read((GAMES / f"{name}.fire").read_text(encoding="utf-8"))
    return record, game_of(record)


def reached(moment: Moment) -> tuple[Game, State]:
    """The state of a game at a moment."""
    record, game = opened(moment.game)
    if moment.text == END:
        return game, records.replay(record, game)
    for choice, state in records.steps(record, game):
        found = ROUND.match(state.label())
        late = int(found[1]) >= moment.round if found else moment.round == 0
        if late and game.text(choice).startswith(moment.text):
            return game, state
    raise AssertionError(f"{moment.name} never comes")


def position(moment: Moment) -> dict[str, Any]:
    """What whoever decides then sees, and may choose; at the end, what the winner sees."""
    game, state = reached(moment)
    seat = state.winners()[0] if state.over() else state.to_move()
    sides = game.sides(game.players)
    teams = {"teams": sides} if len(sides) < game.players else {}
    words = game.vocabulary
    open_now = state.choices() if not state.over() else []
    return {
        "title": game.title,
        "seats": [*NAMES[: game.players], *(["Tom"] if game.players == 1 else [])],
        "seat": seat,
        "toMove": state.to_move(),
        "scores": state.scores(),
        "choices": [
            {"choice": choice, "kind": words.kinds[choice], "args": words.arguments[choice]}
            for choice in open_now
        ],
        **teams,
        "view": state.view(seat),
    }


def files() -> dict[str, str]:
    """Every file of the folder: the moments, and what is printed on the pieces of each title."""
    printed = {"bonfire": "two-players-first-game", "dewan": "dewan/base-two-players"}
    whole: dict[str, Any] = {moment.name: position(moment) for moment in MOMENTS}
    whole |= {f"{title}-printed": opened(name)[1].printed() for title, name in printed.items()}
    return {f"{name}.json": json.dumps(one, ensure_ascii=False) for name, one in whole.items()}


def write_into(folder: Path) -> None:
    """Put all files into a folder, and nothing else."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.iterdir():
        path.unlink()
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_into(Path(sys.argv[1]))
