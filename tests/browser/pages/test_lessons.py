"""The lessons, taken from the first step to the last as a learner would."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import PHONE, Server, phone_of

pytestmark = pytest.mark.browser

MOST_DEEDS = 90
BONFIRE_STEPS, DEWAN_STEPS = 43, 29
# Where the lesson stands, once it waits for somebody and the callout has moved away from what it
# points at: what it says, and the middle of the rings, those on the board first.
STAND = """() => {
  const callout = document.querySelector('.callout')
  const drawn = [...document.querySelectorAll('svg .ring')]
  const rings = drawn.map((ring) => ring.getBoundingClientRect())
  const main = callout?.querySelector('.main')
  if (!callout || (!main && rings.length === 0)) return null
  const around = callout.getBoundingClientRect()
  const covers = (box) =>
    Math.min(around.right, box.right) - Math.max(around.left, box.left) > 6 &&
    Math.min(around.bottom, box.bottom) - Math.max(around.top, box.top) > 6
  if (rings.some(covers)) return null
  return {
    heading: callout.querySelector('h2').innerText,
    text: callout.querySelector('.text').innerText,
    version: document.querySelector('.lesson').dataset.version,
    button: main?.innerText ?? '',
    rings: rings.map(({ left, top, width, height }) => [left + width / 2, top + height / 2]),
  }
}"""

MOVED_ON = """([heading, version]) =>
  document.querySelector('.lesson').dataset.version !== version ||
  document.querySelector('.callout h2')?.innerText !== heading"""


@pytest.fixture
def touched(phone: BrowserContext) -> Page:
    """A page on a phone that fails the test on an error in the client."""
    page = phone.new_page()
    page.on("pageerror", lambda error: pytest.fail(f"error in the page: {error}"))
    return page


def stand(page: Page) -> dict[str, Any]:
    """Where the lesson stands when it waits for the learner."""
    found: dict[str, Any] = page.wait_for_function(STAND, timeout=10_000).json_value()
    return found


def press(page: Page, spot: list[float], by_touch: bool) -> None:
    if by_touch:
        page.touchscreen.tap(*spot)
    else:
        page.mouse.click(*spot)


def do(page: Page, before: dict[str, Any], by_touch: bool) -> None:
    """Make the choice that is ringed, on the board or, where that asks back, in the bar."""
    rings = before["rings"]
    tries = [rings[0], rings[0], rings[-1]] if by_touch else [rings[0], rings[-1]]
    for spot in tries:  # a finger explains first
        press(page, spot, by_touch)
        now = stand(page)
        if (now["version"], now["heading"]) != (before["version"], before["heading"]):
            return
        page.keyboard.press("Escape")


def steps(page: Page, by_touch: bool = False) -> Iterator[str]:
    """Go through a whole lesson; the heading of each step when it is reached."""
    heading = ""
    for _ in range(MOST_DEEDS):
        now = stand(page)
        assert not re.search(r"\SRule [BD]\d", now["text"]), now["text"]
        if now["heading"] != heading:
            heading = now["heading"]
            yield heading
        if now["button"].startswith("Play now"):
            return
        if now["button"]:
            page.keyboard.press("Enter")
            page.wait_for_function(
                "(said) => document.querySelector('.callout h2')?.innerText !== said",
                arg=now["heading"],
            )
        else:
            do(page, now, by_touch)
    raise AssertionError(f"the lesson does not end: {heading}")


def test_the_bonfire_lesson(page: Page) -> None:
    page.goto("/learn/lesson/bonfire")
    assert len(list(steps(page))) == BONFIRE_STEPS
    rules = page.get_by_role("link", name="Rule book")
    assert rules.get_attribute("href") == "/learn/rules/bonfire"
    page.get_by_role("button", name="Play now against Ember").click()
    page.wait_for_url(re.compile("/table/"))


def test_the_dewan_lesson_by_keyboard_alone(page: Page) -> None:
    page.goto("/learn/lesson/dewan")
    steps = 1
    now = stand(page)
    while not now["button"].startswith("Play now"):
        page.keyboard.press("Enter")
        page.wait_for_function(MOVED_ON, arg=[now["heading"], now["version"]])
        before, now = now, stand(page)
        page.wait_for_function("() => document.activeElement !== document.body")
        steps += now["heading"] != before["heading"]
    assert steps == DEWAN_STEPS


def test_on_the_phone(touched: Page) -> None:
    touched.goto("/learn/lesson/dewan")
    assert len(list(steps(touched, by_touch=True))) == DEWAN_STEPS
    expect(touched.get_by_role("button", name="Play now against Ember")).to_be_in_viewport()


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR"])
def test_the_last_buttons_hold_their_words_on_the_phone(
    browser: Browser, server: Server, locale: str
) -> None:
    context = phone_of(browser, server, locale)
    page = context.new_page()
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto("/learn/lesson/dewan")
    while not page.locator(".callout a[href='/learn/rules/dewan']").count():
        now = stand(page)
        page.keyboard.press("Enter")
        page.wait_for_function(MOVED_ON, arg=[now["heading"], now["version"]])
    buttons = page.locator(".callout .foot .button")
    assert buttons.count() == 3
    wider = "all => all.filter((one) => one.scrollWidth > one.clientWidth).length"
    assert buttons.evaluate_all(wider) == 0
    context.close()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_wrong_choice_moves_nothing_away_on_the_phone(
    browser: Browser, server: Server, locale: str
) -> None:
    context = phone_of(browser, server, locale)
    page = context.new_page()
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto("/learn/lesson/bonfire")
    while stand(page)["button"]:
        page.keyboard.press("Enter")
        page.wait_for_timeout(0)
    callout = page.locator(".callout")
    before = callout.bounding_box()
    page.locator(".bonfire .tabs button").first.tap()  # away from what is spoken of
    for _ in range(2):
        page.locator(".bar .choice:not(.pointed)").first.tap()
        expect(callout.locator(".instead")).to_be_visible()
        assert callout.bounding_box() == before
        for ring in page.locator("svg .ring").all():
            expect(ring).to_be_in_viewport(ratio=0.9)
        expect(page.locator(".page [data-thing='fate:eighth']")).to_be_in_viewport()
    context.close()


def test_what_is_explained_is_in_sight_on_the_phone_whatever_moves(
    browser: Browser, server: Server
) -> None:
    context = browser.new_context(
        viewport=PHONE,
        base_url=server.url,
        locale="en-GB",
        reduced_motion="no-preference",
        has_touch=True,
        is_mobile=True,
    )
    context.set_default_timeout(10_000)
    page = context.new_page()
    page.goto("/learn/lesson/bonfire")
    for heading in steps(page, by_touch=True):
        if heading == "Take the first":
            break
        if heading not in ("Gnomes", "Your guardian", "No tokens left"):
            continue
        ring = page.locator("svg .ring").first.bounding_box()
        assert ring, heading
        assert ring["y"] > 0, heading
        assert ring["y"] + ring["height"] < PHONE["height"], heading
    context.close()


def test_the_tribe_that_is_explained_is_whole_on_the_phone(touched: Page) -> None:
    touched.goto("/learn/lesson/dewan")
    assert "Your tribe" in steps(touched, by_touch=True)
    ring = touched.locator("svg .ring").first.bounding_box()
    assert ring
    assert ring["height"] > 120


def test_another_choice_back_and_reload(page: Page) -> None:
    page.goto("/learn/lesson/dewan")
    callout = page.get_by_role("dialog")
    for heading in ["Land and water", "Where it begins", "Your tribe", "Your first story"]:
        callout.get_by_role("button", name="Next").click()
        expect(callout.get_by_role("heading")).to_have_text(heading)
    expect(callout.get_by_role("button", name="Next")).to_have_count(0)
    page.locator(".strip .choice").first.click()
    expect(callout).to_contain_text("That works too")
    expect(page.get_by_text("Your first story. A story asks for camps")).to_have_count(1)
    page.reload()
    expect(callout.get_by_role("heading")).to_have_text("Your first story")
    callout.get_by_role("button", name="Back").click()
    expect(callout.get_by_role("heading")).to_have_text("Your tribe")
    page.keyboard.press("Enter")
    page.locator(".strip .choice.pointed").click()
    expect(callout.get_by_role("heading")).to_have_text("Two ways to play")
    link = callout.get_by_role("link", name="Rule D3.1")
    assert link.get_attribute("href") == "/learn/rules/dewan#D3.1"
    assert page.request.get("/api/tables").json() == []


def leave(page: Page, title: str) -> None:
    """Leave a lesson for the page that it is chosen on; nothing may be asked for in vain."""
    failed: list[str] = []
    page.on("response", lambda answer: failed.append(answer.url) if answer.status >= 400 else None)
    page.goto(f"/learn/lesson/{title}")
    stand(page)
    page.locator("a.sign[href='/learn']").click()
    expect(page.get_by_role("link", name="Take the lesson").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert failed == []


@pytest.mark.parametrize("title", ["bonfire", "dewan"])
def test_a_lesson_is_left(page: Page, touched: Page, title: str) -> None:
    leave(page, title)
    leave(touched, title)


def test_the_board_of_a_lesson_is_there_in_words(page: Page) -> None:
    page.goto("/learn/lesson/dewan")
    stand(page)
    page.keyboard.press("b")
    words = page.get_by_role("region", name="The board in words")
    for heading in ("Your tribe", "Map", "Terrain cards"):
        expect(words.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    expect(page.locator(".callout")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(words).to_have_count(0)
    stand(page)


def test_a_phone_opens_the_board_of_a_lesson_in_words(touched: Page) -> None:
    touched.goto("/learn/lesson/bonfire")
    stand(touched)
    touched.locator(".callout").get_by_role("button", name="Read the board").tap()
    words = touched.get_by_role("region", name="The board in words")
    expect(words.get_by_role("heading", name="Your city", exact=True)).to_be_visible()
    words.get_by_role("button", name="Close").tap()
    stand(touched)
