"""What can be played: titles, their options, bots; and games made of them."""

import tempfile
from functools import lru_cache
from pathlib import Path

from fireside.bots.levels import LEVELS, strength
from fireside.core.game import Game
from fireside.server.wire import Level, TitleInfo
from fireside.titles import TITLES, make_game


def title_infos() -> list[TitleInfo]:
    """All titles, for the page that opens tables."""
    return [
        TitleInfo(
            title.name,
            title.fewest,
            title.most,
            {option: list(values) for option, values in title.options.items()},
            [Level(level, strength(title.name, level)) for level in LEVELS],
        )
        for title in TITLES.values()
    ]


def game_for(title: str, players: int, options: dict[str, str], edition: str) -> Game:
    """The game, made once for all tables that play it; GameError or EditionError where there is no
    such game."""
    return _game(title, players, tuple(sorted(options.items())), edition)


@lru_cache(maxsize=64)
def _game(title: str, players: int, options: tuple[tuple[str, str], ...], edition: str) -> Game:
    if not edition:
        return make_game(title, players, None, dict(options))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "edition.toml"
        path.write_text(edition, encoding="utf-8")
        return make_game(title, players, path, dict(options))
