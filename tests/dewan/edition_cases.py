"""Dewan's packaged edition with one thing changed."""

from importlib import resources

from fireside.dewan.edition.editions import load
from tests.edition_cases import PackagedEdition

FILE = resources.files("fireside.dewan.edition").joinpath("fireside.toml")
TEXT = FILE.read_text(encoding="utf-8")

packaged = PackagedEdition(TEXT, load)
edit = packaged.edit
error_of = packaged.error_of
assert_refused = packaged.assert_refused
