"""Messages put into words: the same in the terminal as in the browser."""

import json
import subprocess

import pytest
from client import NODE, WEB, install_tools

from fireside.words.catalogues import LANGUAGES, SHARED, gaps, say
from fireside.words.language import usual_language
from fireside.words.message import Listed, listed, message, sentences, signed

NUMBERS = [0, 1, 2, 3, 4, 5, 11, 12, 14, 21, 22, 25, 101, 112]
COUNTED = ["bonfire-good-ship", "dewan-symbols-crystal", "dewan-zones-forest"]
# Formats messages with @fluent/bundle as the client does.
SCRIPT = """
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
const { files, asked } = JSON.parse(readFileSync(0, 'utf8'))
const said = {}
for (const [language, paths] of Object.entries(files)) {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const path of paths) bundle.addResource(new FluentResource(readFileSync(path, 'utf8')))
  said[language] = asked.map(([id, count]) => {
    return bundle.formatPattern(bundle.getMessage(id).value, { count }, [])
  })
}
console.log(JSON.stringify(said))
"""


def test_the_browser_says_the_same() -> None:
    asked = [(name, number) for name in COUNTED for number in NUMBERS]
    titles = [SHARED.parent / title / "words" for title in ("bonfire", "dewan")]
    files = {
        language: [str(folder / language / "game.ftl") for folder in titles]
        for language in LANGUAGES
    }
    install_tools()
    done = subprocess.run(
        [NODE, "--input-type=module", "--eval", SCRIPT],
        input=json.dumps({"files": files, "asked": asked}),
        capture_output=True,
        text=True,
        cwd=WEB,
        check=True,
    )
    for language, said in json.loads(done.stdout).items():
        own = [say(message(name, count=number), language) for name, number in asked]
        assert own == said


def test_numbers_are_not_grouped() -> None:
    for language in LANGUAGES:
        assert "12345" in say(message("bonfire-good-gold", count=12345), language)


def test_parts_of_a_number_are_written_as_the_language_does() -> None:
    words = message("terminal-hint-less", points=0.5, against="")
    assert say(words, "en").startswith("0.5 ")
    assert say(words, "de").startswith("0,5 ")


def test_messages_are_said_within_messages() -> None:
    island = message("bonfire-island-herb-1")
    sail = message("bonfire-log-sail", name="Ilya", island=island)
    assert say(sail, "en") == "Ilya sails to Herb island I."
    assert "Kräuterinsel I" in say(sail, "de")
    assert say(listed([island, "x"], "; "), "en") == "Herb island I; x"
    assert say(sentences(["", "One.", "Two."]), "en") == "One. Two."
    assert listed(["alone"]) == "alone"
    assert listed(["a", "b"]) == Listed(("a", "b"))


def test_a_gap_shows_and_is_remembered() -> None:
    gaps.clear()
    assert say(message("terminal-no-such-thing"), "fr") == "terminal-no-such-thing"
    assert gaps == {("fr", "terminal-no-such-thing")}
    say(message("terminal-player"), "fr")  # its number is missing
    assert len(gaps) == 2
    gaps.clear()


def test_changes_have_their_sign() -> None:
    assert (signed(3), signed(-3)) == ("+3", "\N{MINUS SIGN}3")


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "pl_PL", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LC_MESSAGES": "ru", "LANG": "de"}, "ru"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(
    settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert usual_language() == language
