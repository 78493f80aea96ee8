"""Editions that lie too deep are refused before anything reads them."""

from importlib.resources import files

import pytest

from fireside.core.edition_depth import DEEPEST, too_deep
from fireside.core.edition_file import EditionError, parse
from fireside.core.title import titles

DEEP = ".a" * 40_000

TOO_DEEP = [
    (f"a{DEEP} = 1", 1),
    (f"[b]\nc = 1\n[a{DEEP}]", 3),
    (f"[[a{DEEP}]]", 1),
    (f"[b]\na = {{ a{DEEP} = 1 }}", 2),
    ("a = " + "[" * 40_000, 1),
    ("\n" * 7 + "a = " + "{a=" * 40_000, 8),
    ("a = " + "[{a=" * 40_000, 1),
    (f'x = {{ a = """b"""", a{DEEP} = 1 }}', 1),
    (f'x = {{ a = "\\"", a{DEEP} = 1 }}', 1),
    (f"x = {{ a = '\\', a{DEEP} = 1 }}", 1),
    (f"x = {{ a = '''\\'''', a{DEEP} = 1 }}", 1),
    (f"# ' \" \\\na{DEEP} = 1", 2),
    ("a . a . a . a . a . a . a . a . a . a = 1", 1),
]


@pytest.mark.parametrize(("text", "line"), TOO_DEEP)
def test_what_lies_too_deep_is_refused_at_its_line(text: str, line: int) -> None:
    with pytest.raises(EditionError, match=f"line {line}: .* deeper than {DEEPEST}"):
        parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "a = 1.5\nb = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5]",
        "# " + "." * 100 + "\na = '" + "." * 100 + "'",
        'a = "\\"' + "[." * 50 + '"\nb = """' + '"[.\n' * 50 + '"""',
        "a = '''" + "'{.\n" * 50 + "'''",
        "[a.b.c]\nd.e.f = [[1], [2]]",
    ],
)
def test_what_only_looks_deep_is_read(text: str) -> None:
    assert parse(text).values


def test_our_own_files_are_far_from_it() -> None:
    for title in titles().values():
        for name in title.editions.names():
            text = files(title.editions.package).joinpath(name).read_text("utf-8")
            assert too_deep(text) == 0
            assert too_deep(text.replace("[", "[[[").replace("]", "]]]")) == 0
