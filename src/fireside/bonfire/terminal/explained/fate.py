"""Choices about fate tiles in words."""

from fireside.bonfire.rules.constants import TOKEN_NAMES
from fireside.bonfire.rules.fate import MIDDLE, may_hold, tokens_held
from fireside.bonfire.rules.state.position import FATE_BONUS
from fireside.bonfire.terminal.look import Look
from fireside.bonfire.terminal.words import good_word, goods_words
from fireside.cli.words import counted, joined
from fireside.core.event import Event


def symbols(look: Look, tile: int, reverse: bool = False) -> str:
    """A fate tile's three symbols, as they will lie."""
    kinds = look.edition.fate_tiles[tile]
    ordered = kinds[::-1] if reverse else kinds
    return " ".join(good_word(TOKEN_NAMES[kind]) for kind in ordered)


def opening(look: Look, index: int) -> str:
    swapped, reverse = divmod(index, 2)
    tile = look.city.supply[MIDDLE] if swapped else look.city.eighth
    which = "the middle tile of your supply" if swapped else "the tile dealt apart"
    return f"{which}, lying {symbols(look, tile, reverse == 1)}"


def fate_end(look: Look, index: int) -> str:
    tile = look.city.supply[-1 if index else 0]
    held, limit = tokens_held(look.city), may_hold(look.city)
    surplus = 0 if look.state.phase == FATE_BONUS else max(0, held - limit)
    back = f"puts {counted(surplus, 'token')} back first" if surplus else ""
    return joined(f"lay the tile {symbols(look, tile)}", back)


def keep(look: Look, index: int) -> str:
    back = goods_words({k: v for e in look.events if e.what == "discard" for k, v in _goods(e)})
    return f"put back {back}" if back else "and choose another to keep"


def _goods(event: Event) -> list[tuple[str, int]]:
    goods = event.facts["goods"]
    return list(goods.items()) if isinstance(goods, dict) else []


def lay(look: Look, index: int) -> str:
    return f"brings {look.brings()}"
