"""The catalogues: every message in every language, with the same arguments, and none unused."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, visitor

from fireside.bonfire.edition.shape import PLAIN_RESOURCES, SYMBOLS
from fireside.bonfire.rules.constants import RESOURCE_NAMES
from fireside.bonfire.rules.state.phases import PHASES
from fireside.bonfire.rules.tasks.kinds import TASK_KINDS

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "src" / "fireside"
CLIENT = ROOT / "web" / "src"
LANGUAGES = ["en", "de", "fr", "pl", "ru"]
# What belongs to no title, and each title's own: `solo`, `bonfire/rules`.
CATALOGUES = sorted(
    (path.parents[2].relative_to(PACKAGE) / path.stem).as_posix()
    for path in [*PACKAGE.glob("words/en/*.ftl"), *PACKAGE.glob("*/words/en/*.ftl")]
)
PREFIX = re.compile(r"prefix: ([\w-]+)")
# Plural categories that a language has; a selector on a number names them all.
PLURALS = {"pl": {"one", "few", "many"}, "ru": {"one", "few", "many"}}
# Spaces that would let a line begin with a mark, or end with one that opens.
TORN = {"de": " %", "fr": " [:;?!»%]|« ", "ru": " %"}
# How somebody is spoken to, as the texts of gnomes might do it.
YOU = {
    "en": "you",
    "de": r"du\b|dein|dir\b|dich\b",
    "fr": r"tu\b|ta\b|ton\b|tes\b",
    "pl": "tw[oó]|możesz|bierzesz|wybierasz|wysyłasz|rekrutujesz",
    "ru": r"ты\b|тво",
}


class Arguments(visitor.Visitor):
    """Collects the names of a message's arguments."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class Selectors(visitor.Visitor):
    """Collects the variants of a message's selectors."""

    def __init__(self) -> None:
        self.variants: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [variant.key for variant in node.variants]
        self.variants.append({key.name for key in keys if isinstance(key, ast.Identifier)})
        self.generic_visit(node)


class Texts(visitor.Visitor):
    """Collects the parts of a message that are words."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def text_of(language: str, catalogue: str) -> str:
    title, _, area = catalogue.rpartition("/")
    path = PACKAGE / title / "words" / language / f"{area}.ftl"
    assert path.exists(), f"{path.relative_to(ROOT)} is missing"
    return path.read_text(encoding="utf-8")


def resource(language: str, catalogue: str) -> ast.Resource:
    return parse(text_of(language, catalogue))


def patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """The texts of a message: its value and its attributes."""
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        assert isinstance(attribute.value, ast.Pattern)
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def messages(language: str, catalogue: str) -> dict[str, ast.Pattern]:
    entries = resource(language, catalogue).body
    return {
        name: pattern
        for entry in entries
        if isinstance(entry, ast.Message)
        for name, pattern in patterns(entry)
    }


def arguments(pattern: ast.Pattern) -> set[str]:
    found = Arguments()
    found.visit(pattern)
    return found.names


def used_in_client() -> str:
    files = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def used_in_terminal() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_can_be_read(language: str, catalogue: str) -> None:
    broken = [entry for entry in resource(language, catalogue).body if isinstance(entry, ast.Junk)]
    assert [entry.content for entry in broken] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_twice(language: str) -> None:
    bodies = [resource(language, catalogue).body for catalogue in CATALOGUES]
    names = [entry.id.name for body in bodies for entry in body if isinstance(entry, ast.Message)]
    assert [name for name, count in Counter(names).items() if count > 1] == []


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages(language: str, catalogue: str) -> None:
    english, other = messages("en", catalogue), messages(language, catalogue)
    assert sorted(set(english) - set(other)) == [], "missing"
    assert sorted(set(other) - set(english)) == [], "not in the English catalogue"


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_messages_use_the_same_arguments(language: str, catalogue: str) -> None:
    english, other = messages("en", catalogue), messages(language, catalogue)
    strange = {
        name: (arguments(pattern), arguments(english[name]))
        for name, pattern in other.items()
        if name in english and not arguments(pattern) <= arguments(english[name])
    }
    assert strange == {}


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", PLURALS)
def test_slavic_plurals_have_all_their_forms(language: str, catalogue: str) -> None:
    for name, pattern in messages(language, catalogue).items():
        found = Selectors()
        found.visit(pattern)
        for variants in found.variants:
            if variants & {"one", "few", "many"}:
                assert variants >= PLURALS[language], name


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_no_message_is_unused(catalogue: str) -> None:
    prefixes = PREFIX.findall(text_of("en", catalogue))
    client = used_in_terminal() if catalogue.endswith("terminal") else used_in_client()
    names = {name.split(".")[0] for name in messages("en", catalogue)}
    unused = [
        name
        for name in sorted(names)
        if not name.startswith(tuple(prefixes)) and not re.search(rf"['\"`]{name}['\"`]", client)
    ]
    assert unused == []
    for prefix in prefixes:
        assert prefix in client, f"nothing uses the prefix {prefix}"


def test_every_message_asked_for_is_there() -> None:
    known = {name.split(".")[0] for catalogue in CATALOGUES for name in messages("en", catalogue)}
    asked = set(re.findall(r"\bt\(\s*['\"]([a-z][\w-]*)['\"]", used_in_client()))
    assert sorted(asked - known) == []
    assert len(asked) > 50


def test_whatever_a_box_may_show_on_a_task_has_words() -> None:
    """Not only what our own edition shows."""
    known = messages("en", "bonfire/game")
    names = {"token": SYMBOLS, "resource": RESOURCE_NAMES}
    for row in TASK_KINDS:
        kind, what = row.name, row.shows
        if not what:
            assert f"bonfire-task-{kind}" in known
        if row.shown == 1 and what in names:
            of_islands = kind in ("offering_at", "both_islands")
            for name in PLAIN_RESOURCES if of_islands else names[what]:
                assert f"bonfire-task-{kind}-{name}" in known


def test_every_phase_has_its_question() -> None:
    known = messages("en", "bonfire/game")
    asked = {phase.name.lower().replace(" ", "-") for phase in PHASES if phase.asks}
    assert not {name for name in asked if f"bonfire-question-{name}" not in known}


def test_no_colon_is_set_in_the_code() -> None:
    """French has a space before it; frame-labelled knows."""
    assert re.findall(r"\}: \$\{", used_in_client()) == []


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", TORN)
def test_no_line_begins_with_a_mark(language: str, catalogue: str) -> None:
    for name, pattern in messages(language, catalogue).items():
        found = Texts()
        found.visit(pattern)
        assert [text for text in found.found if re.search(TORN[language], text)] == [], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_gnomes_are_told_about_nobody_in_particular(language: str) -> None:
    """The log tells of gnomes that somebody else has recruited."""
    for name, pattern in messages(language, "bonfire/game").items():
        if re.fullmatch(r"bonfire-gnome-\d+", name):
            texts = [part for part in pattern.elements if isinstance(part, ast.TextElement)]
            said = "".join(text.value for text in texts)
            assert not re.search(rf"\b({YOU[language]})", said, re.IGNORECASE), said
