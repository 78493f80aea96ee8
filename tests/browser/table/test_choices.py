"""The bar of choices: what matters most comes first, and no two buttons say the same."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.playing import CHOICE, wait_for_move
from tests.browser.recorded import go_on

pytestmark = pytest.mark.browser


def test_lighting_a_bonfire_comes_first_and_is_lit(context: BrowserContext, page: Page) -> None:
    page.goto(go_on(context, "three-players.fire", "light "))
    wait_for_move(page)
    first = page.locator(CHOICE).first
    expect(first).to_have_text("Light: 5 portals")
    expect(first).to_be_in_viewport(ratio=1)
    first.hover()
    expect(page.locator(".city .lit[data-thing^='place:']")).to_have_count(1)
    expect(page.locator(".city [data-thing^='fate:'].lit")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("two-players-first-game.fire", "open "),
        ("two-players-first-game.fire", "fate "),
        ("two-players-first-game.fire", "keep "),
        ("three-players.fire", "tile "),
        ("three-players.fire", "give "),
        ("three-players.fire", "spend "),
        ("three-players.fire", "pay "),
        ("dewan/base-three-players.fire", "take cards"),
        ("dewan/base-three-players.fire", "story "),
        ("dewan/base-three-players.fire", "discard"),
        ("dewan/base-three-players.fire", "give "),
        ("dewan/lakes-three-players.fire", "trade"),
    ],
)
def test_buttons_are_told_apart_by_their_words(
    context: BrowserContext, page: Page, game: str, text: str
) -> None:
    page.goto(go_on(context, game, text))
    wait_for_move(page)
    words = [" ".join(said.split()) for said in page.locator(f"{CHOICE} .words").all_inner_texts()]
    assert len(words) > 1
    assert len(set(words)) == len(words), words
