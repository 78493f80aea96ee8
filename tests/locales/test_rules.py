"""The rules told to players: every number of the law once, in every language, well marked up; and
every rule that the client links to exists."""

import re
from pathlib import Path

import pytest

from tests.locales.test_catalogues import CLIENT, LANGUAGES, ROOT, messages, text_of
from tests.rules_coverage import rule_numbers

TITLES = ["bonfire", "dewan"]
# Tasks are drawn with their words; what they have in common is said once for each sort.
SORTS_OF_TASKS = ["B17.blue", "B17.red", "B17.yellow", "B17.council"]
HEADING = re.compile(r"\*\*[^*]+\.\*\* ")
LINK = re.compile(r"\[([BD]\d+(?:\.[\w-]+)?)\]")
SIGN = re.compile(r"<([\w-]+)>")
PIECE = re.compile(r'id="bonfire-([\w-]+)"')
NUMBER = re.compile(r"['\"]([BD]\d+\.(?:\d+[a-z]?|bonus-\d|[a-z]+))['\"]")
TERRAINS = ["badlands", "mountains", "desert", "forest", "water"]
SYMBOLS = ["artifact", "pigment", "crystal", "berry", "fire", "fish"]


def code(number: str) -> str:
    """The number that people see: gnomes and bonuses belong to their chapters."""
    kind, _, rest = number.partition(" ")
    return {"gnome": f"B19.{rest}", "bonus": f"B18.bonus-{rest}"}.get(kind, number)


def codes(title: str) -> list[str]:
    """Every number of the law, tasks by their sorts."""
    law = [number for number in rule_numbers(title) if "task " not in number]
    return [code(number) for number in law] + (SORTS_OF_TASKS if title == "bonfire" else [])


def chapters(title: str) -> list[str]:
    return sorted({number.split(".")[0] for number in codes(title)})


def rule_id(number: str) -> str:
    return f"rule-{number.lower().replace('.', '-')}"


def texts(language: str, title: str) -> dict[str, str]:
    """The messages as they stand in the file, by id; the catalogue tests read them properly."""
    text = text_of(language, f"{title}/rules")
    found = re.split(r"^(rules?-[\w-]+) = ?", text, flags=re.MULTILINE)
    return dict(zip(found[1::2], found[2::2], strict=True))


def linked(files: list[Path]) -> set[str]:
    return {number for path in files for number in NUMBER.findall(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_the_law_is_told_and_no_other(language: str, title: str) -> None:
    wanted = [rule_id(number) for number in codes(title)]
    wanted += [f"rules-{chapter.lower()}" for chapter in chapters(title)]
    there = messages(language, f"{title}/rules")
    assert sorted(set(wanted) - set(there)) == [], "not told"
    assert sorted(set(there) - set(wanted)) == [], "no such rule"


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_rules_stand_in_the_same_order(language: str, title: str) -> None:
    assert list(texts(language, title)) == list(texts("en", title))


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_begins_with_its_heading(language: str, title: str) -> None:
    bare = [
        name
        for name, text in texts(language, title).items()
        if name.startswith("rule-") and not HEADING.match(text)
    ]
    assert bare == []


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_links_and_pieces_in_the_text_exist_and_are_the_same_everywhere(
    language: str, title: str
) -> None:
    pieces = CLIENT / "bonfire" / "pieces" / "pieces.svg"
    drawn = set(PIECE.findall(pieces.read_text(encoding="utf-8")))
    drawn |= {f"terrain-{terrain}" for terrain in TERRAINS}
    drawn |= {f"symbol-{symbol}" for symbol in SYMBOLS}
    known = {*codes(title), *chapters(title)}
    english = texts("en", title)
    for name, text in texts(language, title).items():
        assert set(LINK.findall(text)) <= known, name
        assert set(SIGN.findall(text)) <= drawn, name
        assert sorted(LINK.findall(text)) == sorted(LINK.findall(english[name])), name
        assert sorted(SIGN.findall(text)) == sorted(SIGN.findall(english[name])), name
        assert text.count("**") % 2 == 0, name


def test_every_rule_that_the_client_or_the_server_links_to_exists() -> None:
    client = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]
    server = [ROOT / "src/fireside" / title / "rules/seen/closed.py" for title in TITLES]
    found = linked(client) | linked(server)
    assert len(found) > 80
    assert sorted(found - {number for title in TITLES for number in codes(title)}) == []
