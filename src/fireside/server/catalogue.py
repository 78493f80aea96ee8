"""What can be played: titles, their options, bots; and games made of them."""

from functools import lru_cache

from fireside.bots.levels import levels_of, strength
from fireside.core.edition import Named
from fireside.core.edition_file import EditionError
from fireside.core.game import Game
from fireside.core.title import titled, titles
from fireside.server.wire import Level, TitleInfo

Options = tuple[tuple[str, str], ...]


def title_infos() -> list[TitleInfo]:
    """All titles, for the page that opens tables."""
    return [
        TitleInfo(
            title.name,
            title.fewest,
            title.most,
            {option: list(values) for option, values in title.options.items()},
            [Level(level, strength(title.name, level)) for level in levels_of(title.name)],
        )
        for title in titles().values()
    ]


def game_for(
    title: str, players: int, options: dict[str, str], brought: Named | None = None
) -> Game:
    """The game with our newest edition, made once for all tables that play it, or with one that
    somebody brings; GameError where there is no such game."""
    if brought is not None:
        return titled(title).game(brought, players, options)
    return _game(title, players, tuple(sorted(options.items())), "")


def game_kept(title: str, players: int, options: dict[str, str], imprint: str) -> Game:
    """The game of a stored table with one of our editions; EditionError where that is not among
    them any more."""
    return _game(title, players, tuple(sorted(options.items())), imprint)


@lru_cache(maxsize=64)
def _game(title: str, players: int, options: Options, imprint: str) -> Game:
    known = titled(title)
    found = known.editions.imprinted(imprint) if imprint else known.editions.load()
    if found is None:
        raise EditionError(0, f"there is no edition '{imprint}' of {title} here")
    return known.game(found, players, dict(options))
