"""Motion: every flight has its places, others' moves can be skipped, some people want none."""

from collections.abc import Iterator
from itertools import pairwise
from math import dist
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Server, hurried
from tests.browser.feeding import Feed, Told, recorded, watch
from tests.browser.playing import offered, open_table, wait_for_move
from tests.browser.recorded import go_on

pytestmark = pytest.mark.browser

# Keeps how everything that flies is told to move.
KEEP_FLIGHTS = """
  window.kept = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, timing) {
    if (this.matches('.flying')) window.kept.push({ frames, ...timing })
    return animate.call(this, frames, timing)
  }
"""
KEPT = "() => window.kept.filter(({ frames }) => frames[0].transform)"
WAYS = """() => window.kept
  .filter(({ frames }) => frames[0].transform?.startsWith('translate('))
  .map(({ frames, delay, duration }) => ({
    way: frames.map(({ transform }) => transform.match(/-?[\\d.]+(?=px)/g).map(Number)),
    start: delay,
    duration,
  }))"""
# When what was filled, and did not travel, was full.
FILLED = """() => window.kept
  .filter(({ frames: [first, second] }) => !first.transform && second.offset === 0.6)
  .map(({ delay, duration }) => delay + duration)"""
HEARD = "version => Number(document.querySelector('.flights')?.dataset.version) === version"
GAMES = ["three-players.fire", "solo-won.fire", "dewan/lakes-three-players.fire"]
NEAR = 8  # pixels between the middle of a space and that of a camp on it
# What changes nothing that could be seen to move: words, shuffles behind closed doors, beginnings.
UNMOVED = {"turn", "round", "over", "stuck", "last round", "pass", "new pile"}


@pytest.fixture
def moving(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A browser whose owner does not mind motion."""
    fresh = browser.new_context(
        viewport=DESKTOP,
        base_url=server.url,
        locale="en-GB",
        reduced_motion="no-preference",
        storage_state=hurried(server),
    )
    fresh.set_default_timeout(10_000)
    yield fresh
    fresh.close()


def new_page(context: BrowserContext) -> Page:
    page = context.new_page()
    page.on("pageerror", lambda error: pytest.fail(f"error in the page: {error}"))
    return page


def flown(page: Page) -> int:
    return int(page.locator(".flights").get_attribute("data-flown") or 0)


def missed(page: Page) -> str:
    return page.locator(".flights").get_attribute("data-missed") or ""


def kinds(position: Told) -> set[tuple[str, bool]]:
    """The kinds of events that move something, and whether they are the first seat's."""
    return {
        (event["event"], event["seat"] == 0)
        for event in position["events"]
        if event["event"] not in UNMOVED
    }


def examples(positions: list[Told]) -> list[tuple[Told, Told]]:
    """A few changes, each as two positions, in which every kind of event happens that ever does."""
    changes = list(pairwise(positions))
    wanted = set().union(*(kinds(after) for _, after in changes))
    found: list[tuple[Told, Told]] = []
    while wanted:
        best = max(changes, key=lambda change: len(kinds(change[1]) & wanted))
        found.append(best)
        wanted -= kinds(best[1])
    return found


def show(page: Page, feed: Feed, position: Told) -> None:
    """Tell a position and wait until the board shows it."""
    feed.tell(position)
    page.wait_for_function(HEARD, arg=position["version"])


def changes_with(positions: list[Told], kind: str, own: bool) -> Iterator[tuple[Told, Told, Told]]:
    """The changes in which the first seat, or another one, does this: two positions, and how."""
    for before, after in pairwise(positions):
        for event in after["events"]:
            if event["event"] == kind and (event["seat"] == 0) == own:
                yield before, after, event


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def kept(page: Page) -> list[Any]:
    """Everything that has flown and was moved or made smaller."""
    found: list[Any] = page.evaluate(KEPT)
    return found


def ways(page: Page) -> list[Any]:
    """Everything that has travelled: along which points, when, and for how long."""
    found: list[Any] = page.evaluate(WAYS)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_flight_finds_its_places(moving: BrowserContext, game: str) -> None:
    table, positions = recorded(moving, game)
    page = new_page(moving)
    feed = watch(page, table, positions[0])
    for before, after in examples(positions):
        show(page, feed, {**before, "undone": True})
        already = flown(page)
        show(page, feed, after)
        assert flown(page) > already, after["events"]
        assert not missed(page), (missed(page), after["events"])


@pytest.mark.parametrize("own", [True, False])
def test_a_fate_tile_comes_from_its_supply(moving: BrowserContext, own: bool) -> None:
    table, positions = recorded(moving, "three-players.fire", 90)
    before, after, laid = next(changes_with(positions, "lay", own))
    other = laid["seat"]
    supply = before["view"]["cities"][other]["fate"]["supply"]
    page = new_page(moving)
    page.add_init_script(KEEP_FLIGHTS)
    feed = watch(page, table, before)
    left = f"fate:{supply.index(laid['number']) + 1}"
    source = middle(page, f'[data-thing="{left}"]' if own else f'[data-at="{other}:supply"]')
    show(page, feed, after)
    name = f"laid:{laid['number']}" if own else f"{other}:laid:{laid['number']}"
    goal = middle(page, f'[data-at="{name}"]')
    flown = ways(page)[0]["way"]
    assert flown[0] == pytest.approx(source, abs=2)
    assert flown[-1] == pytest.approx(goal, abs=2)
    expect(page.locator(".flying")).to_have_count(0)


@pytest.mark.parametrize("carried", [True, False])
def test_a_fate_tile_that_was_carried_is_only_set_down(
    moving: BrowserContext, carried: bool
) -> None:
    page = new_page(moving)
    page.add_init_script(KEEP_FLIGHTS)
    page.goto(go_on(moving, "three-players.fire", "lay"))
    wait_for_move(page)
    supply = middle(page, '[data-thing="fate:1"]')
    area = page.locator('[data-at="fate-area"][role="application"]')
    if carried:
        page.mouse.move(*middle(page, ".cell-lit >> nth=0"))
        expect(page.locator(".ghost")).to_be_visible()
        area.press("Enter")
    else:
        offered(page).first.click()
    expect(area).to_have_count(0)
    assert flown(page) > 3
    starts = [travel["way"][0] for travel in ways(page)]
    assert (starts.count(pytest.approx(supply, abs=2)) == 0) == carried


def test_a_camp_of_others_goes_over_the_map(moving: BrowserContext) -> None:
    """From space to space, beginning at one of the tribe's camps."""
    table, positions = recorded(moving, "dewan/lakes-three-players.fire")
    camps = list(changes_with(positions, "camp", own=False))[:6]
    page = new_page(moving)
    page.add_init_script(KEEP_FLIGHTS)
    feed = watch(page, table, camps[0][0])
    for before, after, placed in camps:
        show(page, feed, {**before, "undone": True})
        page.evaluate("window.kept = []")
        show(page, feed, after)
        spots = {
            (q, r): middle(page, f'[data-space="{q},{r}"]')
            for q, r in (space["at"] for space in after["view"]["spaces"])
        }
        target = tuple(placed["space"])
        flown = [travel["way"] for travel in ways(page)]
        way = next(way for way in flown if dist(way[-1], spots[target]) < NEAR)
        walked = [
            next(at for at, spot in spots.items() if dist(spot, point) < NEAR) for point in way[1:]
        ]
        assert list(walked[0]) in before["view"]["tribes"][placed["seat"]]["camps"]
        for (q, r), (next_q, next_r) in pairwise(walked):
            step_q, step_r = next_q - q, next_r - r
            assert max(abs(step_q), abs(step_r), abs(step_q + step_r)) == 1


@pytest.mark.parametrize("own", [True, False])
def test_a_gift_leaves_after_what_is_discarded(moving: BrowserContext, own: bool) -> None:
    table, positions = recorded(moving, "dewan/volcano-three-players.fire")
    before, after = next(
        (before, after)
        for before, after, _ in changes_with(positions, "give", own)
        if any(event["event"] == "discard" for event in after["events"])
    )
    page = new_page(moving)
    page.add_init_script(KEEP_FLIGHTS)
    feed = watch(page, table, before)
    discards = middle(page, '[data-at="discards"] .discards')
    show(page, feed, after)
    paid = sum(event["event"] in {"discard", "give"} for event in after["events"])
    payment = sorted(ways(page), key=lambda travel: float(travel["start"]))[:paid]
    gifts = [dist(travel["way"][-1], discards) > NEAR for travel in payment]
    assert any(gifts)
    assert gifts == sorted(gifts)


def test_a_candle_burns_down_when_its_round_ends(moving: BrowserContext) -> None:
    table, positions = recorded(moving, "solo-won.fire")
    begun = changes_with(positions, "countdown round", own=True)
    before, after = next((before, after) for before, after, begins in begun if begins["round"] == 4)
    page = new_page(moving)
    page.add_init_script(KEEP_FLIGHTS)
    feed = watch(page, table, before)
    show(page, feed, after)
    burning = [flight for flight in kept(page) if "scaleY" in flight["frames"][0]["transform"]]
    ended = [event for event in after["events"] if event["event"] == "countdown round"]
    assert [flight["duration"] for flight in burning] == [800] * len(ended)
    assert all(flight["frames"][-1]["opacity"] == 0 for flight in burning)


@pytest.mark.parametrize("own", [True, False])
def test_the_missing_sign_of_a_story_fills_before_the_tile_turns(
    moving: BrowserContext, own: bool
) -> None:
    table, positions = recorded(moving, "dewan/base-three-players.fire")
    before, after, _ = next(changes_with(positions, "fulfil", own))
    page = new_page(moving)
    page.add_init_script(KEEP_FLIGHTS)
    feed = watch(page, table, before)
    show(page, feed, after)
    turning = next(
        flight for flight in kept(page) if flight["frames"][0]["transform"] == "scaleX(1)"
    )
    filled = page.evaluate(FILLED)
    assert pytest.approx(turning["delay"], abs=1) in filled


def turns_of_others(positions: list[Told]) -> list[list[Told]]:
    """The positions of each turn of others, that before it included."""
    turns: list[list[Told]] = []
    for before, after in pairwise(positions):
        turn = before["toMove"], before["view"].get("turn"), before["view"]["round"]
        if turn[0] == 0:
            continue
        last = turns[-1][0] if turns else before
        if turns and (last["toMove"], last["view"].get("turn"), last["view"]["round"]) == turn:
            turns[-1].append(after)
        else:
            turns.append([before, after])
    return turns


@pytest.mark.parametrize(("game", "most"), [(GAMES[0], 2500), (GAMES[2], 1500)])
def test_a_turn_of_others_takes_no_longer_than_this(
    moving: BrowserContext, game: str, most: int
) -> None:
    table, positions = recorded(moving, game)
    busiest = sorted(
        turns_of_others(positions),
        key=lambda turn: sum(len(position["events"]) for position in turn[1:]),
    )
    page = new_page(moving)
    page.add_init_script(KEEP_FLIGHTS)
    feed = watch(page, table, positions[0])
    for first, *turn in busiest[-3:]:
        show(page, feed, {**first, "undone": True})
        taken = 0.0
        for position in turn:
            page.evaluate("window.kept = []")
            show(page, feed, position)
            taken += page.evaluate(
                "Math.max(0, ...window.kept.map(({ delay, duration }) => delay + duration))"
            )
        assert 0.8 * most < taken < most + 1


def others_turn(positions: list[Told]) -> tuple[int, int]:
    """The numbers of the first and the last position of a while in which only others choose."""
    movers = [position["toMove"] for position in positions]
    for last in range(len(movers) // 2, len(movers)):
        first = last
        while first and movers[first - 1] != 0:
            first -= 1
        if movers[last] == 0 and last - first > 4:
            return first, last
    raise AssertionError("the others never choose")


def test_a_click_lets_everything_arrive_and_chooses_nothing(moving: BrowserContext) -> None:
    table, positions = recorded(moving, "three-players.fire", 90)
    first, _ = others_turn(positions)
    page = new_page(moving)
    feed = watch(page, table, positions[first])
    told = positions[first + 1 : first + 4]
    for position in told:
        feed.tell(position)
    page.wait_for_selector(".flying", state="attached")
    shown = page.locator(".flights")
    assert shown.get_attribute("data-version") != str(told[-1]["version"])
    page.mouse.click(300, 300)
    expect(shown).to_have_attribute("data-version", str(told[-1]["version"]))
    expect(page.locator(".flying")).to_have_count(0)
    assert not feed.asked


def test_who_wants_no_motion_sees_none(context: BrowserContext, page: Page) -> None:
    table, positions = recorded(context, "three-players.fire", 50)
    before, after = examples(positions)[0]
    feed = watch(page, table, before)
    show(page, feed, after)
    assert flown(page) == 0
    expect(page.locator(".flights .mark").first).to_be_attached()


def test_rings_lie_on_what_is_in_sight_on_a_phone(context: BrowserContext, page: Page) -> None:
    """The supply is out of sight, and the bar below grows: what changed is in the purse."""
    page.set_viewport_size(PHONE)
    page.goto(open_table(context, "bonfire", ["here", "here"])[0])
    wait_for_move(page)
    page.locator(".choice").first.click()
    page.get_by_role("button", name="Confirm").wait_for()
    page.wait_for_timeout(300)
    seen = page.locator(".page").bounding_box()
    purse = page.locator(".purse").bounding_box()
    assert seen
    assert purse
    rings = [ring.bounding_box() for ring in page.locator(".flights .mark").all()]
    assert len(rings) > 5
    for ring in rings:
        assert ring
        middle = ring["y"] + ring["height"] / 2
        assert seen["y"] < middle < purse["y"] + purse["height"]


def test_motion_can_be_switched_off(moving: BrowserContext) -> None:
    table, positions = recorded(moving, "dewan/lakes-three-players.fire")
    before, after = examples(positions)[0]
    page = new_page(moving)
    feed = watch(page, table, before)
    page.get_by_role("button", name="Menu").click()
    switch = page.get_by_role("group", name="Animate pieces")
    switch.get_by_role("button", name="No").click()
    page.keyboard.press("Escape")
    show(page, feed, after)
    assert flown(page) == 0
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Turn sound on")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Turn sound on")).to_be_visible()
