"""What others do is told in words, at a pace that can be followed, on the page that shows it."""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.browser.conftest import Server
from tests.browser.feeding import Feed, Told, recorded, watch
from tests.browser.recorded import bring

pytestmark = pytest.mark.browser

SMALL_PHONE: ViewportSize = {"width": 360, "height": 800}
LINE, LETTER = 500, 30  # milliseconds in which a line can be read, and each letter of it
LONGEST = 60_000
# Keeps every line that is told: its words, from when to when, and the page of the board at its end.
KEEP_LINES = """() => {
  window.told = []
  const look = () => {
    const text = document.querySelector('[data-caption] .line span')?.textContent ?? ''
    const page = document.querySelector('.tabs [aria-current], [role=tab][aria-selected=true]')
    const last = window.told.at(-1)
    const now = performance.now()
    if (last && !last.to) {
      if (text === last.text) last.page = page?.dataset.at ?? ''
      else last.to = now
    }
    if (text && (!last || last.to)) window.told.push({ text, from: now, to: 0, page: '' })
  }
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, characterData: true, attributes: true,
  })
}"""
ALL_TOLD = """version => window.told.length > 0 && window.told.every(({ to }) => to) &&
  document.querySelector('.flights').dataset.version === version"""
# Keeps what stands in the bar once a position is shown: something told, or something asked.
KEEP_ASKED = """version => {
  window.asked = []
  const look = () => {
    if (document.querySelector('.flights').dataset.version !== version) return
    const now = document.querySelector('[data-caption]') ? 'told' : 'asked'
    if (window.asked.at(-1) !== now) window.asked.push(now)
  }
  new MutationObserver(look).observe(document.querySelector('.table'), {
    subtree: true, childList: true,
  })
}"""
# Keeps what readers are told of deeds.
KEEP_HEARD = """() => {
  const region = document.querySelector('[role=log][aria-live]')
  window.heard = []
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const { nodeType, textContent } of addedNodes) {
        if (nodeType === 1) window.heard.push(textContent)
      }
    }
  }).observe(region, { childList: true })
}"""
ALL_READ = """version => window.told.every(({ to }) => to) &&
  document.querySelector('.flights').dataset.version === version"""
LOWEST_LINE = 12  # pixels
OTHERS = ("Ember", "Flame")
MOMENT, PATIENCE = 1000, 600  # milliseconds that pass at once, and how often
SEEN_AT = {
    "sails to": "sea",
    "takes a task": "sea",
    "turns the Great Bonfire": "bonfire",
    "lays a fate tile": "others",
    "builds at place": "others",
}

Calm = Callable[[str], BrowserContext]


@pytest.fixture
def calm(browser: Browser, server: Server) -> Iterator[Calm]:
    """Small phones whose owners read along."""
    opened: list[BrowserContext] = []

    def open_phone(locale: str) -> BrowserContext:
        fresh = browser.new_context(
            viewport=SMALL_PHONE,
            base_url=server.url,
            locale=locale,
            reduced_motion="reduce",
            has_touch=True,
            is_mobile=True,
        )
        fresh.set_default_timeout(10_000)
        opened.append(fresh)
        return fresh

    yield open_phone
    for context in opened:
        context.close()


def others_turns(positions: list[Told], least: int) -> list[Told]:
    """The first while in which others make so many choices: the position before, and theirs."""
    begun: list[Told] = []
    for position in positions:
        if len(begun) > least and position["toMove"] == 0:
            return [*begun, position]
        begun = [*begun, position] if position["toMove"] != 0 else []
    raise AssertionError("the others never choose")


def toms_turn(positions: list[Told]) -> list[Told]:
    """A change in which Tom takes a task: the position before, and the one after."""
    for before, after in pairwise(positions):
        if any(event["event"] == "take task" and event["seat"] == 1 for event in after["events"]):
            return [before, after]
    raise AssertionError("Tom never takes a task")


def lines_since(page: Page) -> list[str]:
    """What is told again, step by step, of what happened since the own last turn."""
    page.locator("header .tools button:has(b)").click()
    told: list[str] = []
    lines = page.locator(".bar .lines p")
    onward = page.locator(".bar .buttons button").nth(2)
    page.locator(".bar .buttons button").nth(1).click()  # it stands still
    count = page.locator(".bar .steps i").count()
    for number in range(1, count + 1):
        expect(page.locator(".bar .steps .past")).to_have_count(number)
        told += lines.all_inner_texts()
        if number < count:
            onward.click()
    return told


def tell(page: Page, feed: Feed, positions: list[Told]) -> list[dict[str, Any]]:
    """Tell these positions at once; the lines that are told of them."""
    page.evaluate(KEEP_LINES)
    for position in positions:
        feed.tell(position)
    page.wait_for_function(ALL_TOLD, arg=str(positions[-1]["version"]), timeout=LONGEST)
    found: list[dict[str, Any]] = page.evaluate("window.told")
    return found


def read_on(page: Page, last: Told) -> None:
    """Let time pass until everything has been read."""
    for _ in range(PATIENCE):
        if page.evaluate(ALL_READ, str(last["version"])):
            return
        page.clock.run_for(MOMENT)
    raise AssertionError(f"position {last['version']} is never reached")


@pytest.mark.parametrize(
    ("game", "locale"),
    [
        ("three-players.fire", "ru-RU"),
        ("dewan/lakes-three-players.fire", "de-DE"),
        ("solo-won.fire", "de-DE"),
    ],
)
def test_each_deed_of_others_can_be_read(calm: Calm, game: str, locale: str) -> None:
    context = calm(locale)
    table, positions = recorded(context, game, 200)
    part = toms_turn(positions) if "solo" in game else others_turns(positions, 4)
    page = context.new_page()
    page.route("**/course", lambda route: route.abort())  # what was before the first position
    feed = watch(page, table, part[0])
    told = tell(page, feed, part[1:])
    assert [line["text"] for line in told] == lines_since(page)
    assert len(told) > 1
    for line in told:
        assert line["to"] - line["from"] > LINE + LETTER * len(line["text"]), line
    assert not feed.asked


def first_sentence(text: str) -> str:
    """What is done; what it costs and brings may be told later."""
    return text.split(". ")[0].rstrip(".")


def deeds_of_others(lines: Iterable[str]) -> list[str]:
    """Readers hear of a price by itself where it is paid before they can hear what for."""
    said = [first_sentence(line) for line in lines if line.startswith(OTHERS)]
    return [deed for deed in said if not re.match(r"\w+: (Zahlt|Erhält|Wirft ab)", deed)]


def grown(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each deed once: a line grows while more of its deed is heard of."""
    deeds: list[dict[str, Any]] = []
    for line in told:
        last = deeds[-1] if deeds else None
        same = last and first_sentence(last["text"]) == first_sentence(line["text"])
        if last and same and last["to"] == line["from"]:
            deeds[-1] = {**line, "from": last["from"]}
        else:
            deeds.append(line)
    return deeds


@pytest.mark.parametrize(
    ("game", "locale"),
    [("three-players.fire", "de-DE"), ("dewan/base-three-players.fire", "ru-RU")],
)
def test_each_deed_of_a_whole_game_can_be_read(calm: Calm, game: str, locale: str) -> None:
    """The time that it takes passes at once; readers hear of the same deeds."""
    context = calm(locale)
    table, positions = recorded(context, game, seats=["own", *OTHERS])
    page = context.new_page()
    page.clock.install()
    feed = watch(page, table, positions[0])
    page.evaluate(KEEP_LINES)
    page.evaluate(KEEP_HEARD)
    for position in positions[1:]:
        feed.tell(position)
        if position["toMove"] == 0:
            read_on(page, position)
    read_on(page, positions[-1])
    told = grown(page.evaluate("window.told"))
    shown = deeds_of_others(line["text"] for line in told)
    last = "(deed) => window.heard.some((line) => line.startsWith(deed))"
    page.wait_for_function(last, arg=shown[-1])
    assert shown == deeds_of_others(page.evaluate("window.heard"))
    assert len(shown) > 40
    for line in told:
        assert line["to"] - line["from"] > LINE + LETTER * len(line["text"]), line


def test_the_page_that_shows_a_deed_is_turned_to_and_back(calm: Calm) -> None:
    context = calm("en-GB")
    table, positions = recorded(context, "three-players.fire", 200)
    page = context.new_page()
    page.add_init_script("localStorage.setItem('fireside-pace', 'quick')")
    part = others_turns(positions, 12)
    feed = watch(page, table, part[0])
    page.locator(".tabs button", has_text="City").click()
    page.locator(".bonfire .page").evaluate("page => page.scrollTo(0, 90)")
    told = tell(page, feed, part[1:])
    seen = {(words, line["page"]) for line in told for words in SEEN_AT if words in line["text"]}
    assert len(seen) > 1
    assert seen <= {(words, f"tab:{tab}") for words, tab in SEEN_AT.items()}
    expect(page.locator(".tabs .on")).to_have_attribute("data-at", "tab:city")
    assert page.locator(".bonfire .page").evaluate("page => page.scrollTop") == 90


def test_a_tap_goes_on(calm: Calm) -> None:
    context = calm("en-GB")
    table, positions = recorded(context, "three-players.fire", 200)
    page = context.new_page()
    part = others_turns(positions, 7)
    feed = watch(page, table, part[0])
    for position in part[1:]:
        feed.tell(position)
    line = page.locator("[data-caption] .line")
    first = line.inner_text()
    line.tap()
    expect(line).not_to_have_text(first, timeout=500)
    page.locator(".bonfire .page").tap(position={"x": 180, "y": 5})
    expect(line).to_have_count(0, timeout=500)
    expect(page.locator(".flights")).to_have_attribute(
        "data-version", str(part[-1]["version"]), timeout=500
    )
    assert not feed.asked


def test_nothing_is_asked_before_tom_has_played(browser: Browser, server: Server) -> None:
    """While the own pieces still move, and then until the last line has been read."""
    context = browser.new_context(
        viewport=SMALL_PHONE, base_url=server.url, locale="en-GB", reduced_motion="no-preference"
    )
    table, positions = recorded(context, "solo-won.fire", 200)
    page = context.new_page()
    before, after = toms_turn(positions)
    feed = watch(page, table, before)
    page.evaluate(KEEP_ASKED, str(after["version"]))
    told = tell(page, feed, [after])
    assert len(told) > 1
    assert page.evaluate("window.asked") == ["told", "asked"]
    context.close()


@pytest.mark.parametrize("pace", ["Fast", "Instant"])
def test_the_pace_can_be_set(calm: Calm, pace: str) -> None:
    context = calm("en-GB")
    table, positions = recorded(context, "three-players.fire", 200)
    page = context.new_page()
    part = others_turns(positions, 7)
    feed = watch(page, table, part[0])
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("group", name="Others\u2019 turns").get_by_role("button", name=pace).click()
    page.keyboard.press("Escape")
    for position in part[1:]:
        feed.tell(position)
    line = page.locator("[data-caption]")
    if pace == "Instant":
        expect(page.locator(".flights")).to_have_attribute(
            "data-version", str(part[-1]["version"]), timeout=2000
        )
        expect(line).to_have_count(0)
    else:
        letters = len(line.locator("span").first.inner_text())
        assert int(line.get_attribute("data-time") or 0) < LINE + LETTER * letters


def test_looking_back_tells_each_deed_and_turns_to_its_page(calm: Calm) -> None:
    context = calm("en-GB")
    page = context.new_page()
    page.goto(bring(context, "three-players.fire", ["own", "ember", "flame"]) + "/at/30")
    said = page.locator(".bar .caption")
    onward = page.locator(".steps button").nth(4)
    seen: set[str] = set()
    for number in range(30, 120):
        expect(page.locator(".flights")).to_have_attribute("data-version", str(number))
        for words, tab in SEEN_AT.items():
            if words in said.inner_text() and said.inner_text().startswith(("Ember", "Flame")):
                expect(page.locator(".tabs .on")).to_have_attribute("data-at", f"tab:{tab}")
                seen.add(tab)
        if seen == set(SEEN_AT.values()):
            break
        onward.click()
    assert seen == set(SEEN_AT.values())


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR", "pl-PL", "ru-RU"])
def test_looking_back_shows_long_lines_as_a_whole(calm: Calm, locale: str) -> None:
    context = calm(locale)
    page = context.new_page()
    page.goto(bring(context, "three-players.fire") + "/at/1")
    said = page.locator(".bar .caption span")
    for number in (1, 2, 3):  # how they opened their fate areas, with all that it brought
        expect(page.locator(".flights")).to_have_attribute("data-version", str(number))
        assert len(said.inner_text()) > 130
        assert said.evaluate("line => line.scrollHeight - line.clientHeight") < LOWEST_LINE
        page.locator(".steps button").nth(4).click()


def test_looking_back_waits_until_a_deed_has_been_read(calm: Calm) -> None:
    context = calm("en-GB")
    page = context.new_page()
    page.goto(bring(context, "three-players.fire") + "/at/30")
    shown = page.locator(".flights")
    expect(shown).to_have_attribute("data-version", "30")
    page.evaluate(
        """() => {
          window.steps = []
          const look = () => {
            const text = document.querySelector('.bar .caption span').textContent
            if (window.steps.at(-1)?.text === text) return
            window.steps.push({ text, at: performance.now() })
          }
          new MutationObserver(look).observe(document.querySelector('.bar'), {
            subtree: true, childList: true, characterData: true,
          })
        }"""
    )
    page.locator(".steps .play").click()
    page.wait_for_function("() => window.steps.length > 3", timeout=LONGEST)
    steps = page.evaluate("window.steps")
    for line, after in pairwise(steps[1:]):
        assert after["at"] - line["at"] > LINE + LETTER * len(line["text"]), line
