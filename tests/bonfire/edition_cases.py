"""Bonfire's packaged edition with one thing changed."""

import tomllib
from importlib import resources

from fireside.bonfire.edition.editions import load
from tests.edition_cases import PackagedEdition

FILE = resources.files("fireside.bonfire.edition").joinpath("fireside.toml")
TEXT = FILE.read_text(encoding="utf-8")

packaged = PackagedEdition(TEXT, load)
edit = packaged.edit
error_of = packaged.error_of
assert_refused = packaged.assert_refused


def fate_tiles_of_four() -> str:
    """The eight tiles of the packaged edition, and three times eight with other symbols."""
    tiles = tomllib.loads(TEXT)["fate"]["tiles"]
    symbols = ["ship", "path", "task", "great_bonfire", "guardian", "gnome"]
    lines = []
    for player in range(4):
        turned = symbols[player:] + symbols[:player]
        names = dict(zip(symbols, turned, strict=True))
        lines += [f"    {[names[symbol] for symbol in tile]},\n" for tile in tiles]
    return "".join(lines)


EIGHT = TEXT[TEXT.index('    ["task", "ship", "guardian"],') : TEXT.index("]\n\n[fate.marks]")]
ALIKE = ('"gnome", "gnome", "gnome", "great_bonfire", "great_bonfire"', '"gnome"')
MIXED = '"path", "path", "path", "ship", "ship"'
RAREST = '"herb", "herb", "shell", "root"]'
# What an owner of the box may find on the pieces, and nothing of ours shows: alone and together.
CHANGES = {
    "start-crystal": ('start_crystal = "none"', 'start_crystal = "blue"'),
    "gold-paths": (
        RAREST,
        '"herb", "gold", "gold", "root"]',
        'shows = ["herb"]',
        'shows = ["gold"]',
    ),
    "own-fate-tiles": (EIGHT, fate_tiles_of_four()),
    "other-tokens": (MIXED, '"path", "ship", "path", "gnome", "task"', *ALIKE),
}
BOXES = {name: edit(*changes) for name, changes in CHANGES.items()}
BOXES["another"] = edit(*(change for changes in CHANGES.values() for change in changes))
