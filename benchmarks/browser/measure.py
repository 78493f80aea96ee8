"""How fast the table is in the browser: drawing a whole view, frames while things move, first load.

    python -m benchmarks.browser.measure [--client DIRECTORY] [--slower 4] [--trace FILE]

Starts a server and Chromium, both with what is installed. A recorded game is told to the page
position by position in place of its socket, so that every run measures the same. The processor of
the page is slowed down by the given factor.
"""

import argparse
import json
import os
import statistics
import tempfile
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    Page,
    Route,
    sync_playwright,
)

from fireside.server.app import BOTS_PACE
from tests.browser.conftest import CHROMIUM, DESKTOP, Server
from tests.browser.feeding import Feed, Told, recorded, watch
from tests.browser.playing import open_table, step, wait_for_move

GAME = "three-players.fire"
LANGUAGES = ["en", "de", "fr", "pl", "ru"]
VIEWS = 25  # positions that are drawn
LEAPS = 25  # positions that are leapt to
BOARDS = 15  # times that the whole board is built
CHOICES = 40  # choices that are made
MOVES = 8  # moves of others that are watched
FRAME = 1000 / 60  # milliseconds
TRACED = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "blink.user_timing",
]
GO = """address => {
  history.pushState({}, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}"""
LONGEST_WAIT = 60_000  # milliseconds
REST = 300  # milliseconds until a page without a position has nothing to do
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
LANDED = "() => !document.querySelector('.flying')"
# From the moment that the page hears of a position until the frame that shows it has been painted:
# a message to oneself, sent before a frame is painted, is read after it.
WATCH_DRAWING = """
  const dispatch = EventTarget.prototype.dispatchEvent
  EventTarget.prototype.dispatchEvent = function (event) {
    if (this instanceof WebSocket && event instanceof MessageEvent && 'awaited' in window) {
      const told = performance.now()
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => { window.drawn = performance.now() - told }
      const look = () => {
        const layer = document.querySelector('.flights')
        if (Number(layer?.dataset.version) === window.awaited) port2.postMessage('painted')
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    return dispatch.call(this, event)
  }
"""
AWAIT = "version => { window.awaited = version; window.drawn = null }"
DRAWN = "() => window.drawn !== null"
WATCH_LONG_FRAMES = """
  window.long_frames = []
  const note = seen => window.long_frames.push(...seen.getEntries().map(frame => frame.duration))
  new PerformanceObserver(note).observe({ type: 'long-animation-frame' })
"""
# Always the same, so that figures of different days and machines can be compared.
FIXED_WORK = """() => {
  const began = performance.now()
  let number = 1
  for (let step = 0; step < 2e6; step++) number = (number * 48271) % 2147483647
  return performance.now() - began
}"""
SHORT = 50  # milliseconds, below which a frame is not long
WATCH_FRAMES = """() => {
  window.frames_seen = []
  let last = performance.now()
  let flying = false
  const look = now => {
    const before = flying
    flying = document.querySelector('.flying') !== null
    if (before && flying) window.frames_seen.push(now - last)
    if (before !== flying) performance.mark(flying ? 'in motion' : 'at rest')
    last = now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}"""


def own_turn(context: BrowserContext, table: str, positions: list[Told]) -> Told:
    """A turn of the first seat in the middle of the game, with all that can be chosen then, as the
    socket of a table that goes on from there tells it."""
    half = len(positions) // 2
    number = next(
        number
        for number, position in enumerate(positions[half:], half)
        if position["toMove"] == 0 and position["view"]["decision"]["phase"] == "turn"
    )
    answer = context.request.post(f"/api/tables/{table}/what-if", data={"number": number})
    page = context.new_page()
    told: list[Told] = []
    page.on(
        "websocket",
        lambda line: line.on("framereceived", lambda text: told.append(json.loads(text))),
    )
    page.goto(f"/table/{answer.json()['id']}")
    wait_for_move(page, LONGEST_WAIT)
    page.close()
    position = next(message for message in told if message.get("choices"))
    return {**position, "version": 10_000}


class Cost(NamedTuple):
    """Milliseconds that something takes."""

    drawn: float  # until the picture is painted
    work: float  # of the main thread until it rests, also what comes after the picture


class Bench:
    """A page that is told a recorded game, and the time that its main thread works."""

    def __init__(
        self, browser: Browser, url: str, motion: bool, slower: float, domain: str
    ) -> None:
        wish: Any = "no-preference" if motion else "reduce"
        self.context: BrowserContext = browser.new_context(
            viewport=DESKTOP, base_url=url, locale="en-GB", reduced_motion=wish
        )
        self.context.set_default_timeout(LONGEST_WAIT)
        self.context.add_init_script(WATCH_DRAWING)
        table, self.positions = recorded(self.context, GAME)
        self.asked = own_turn(self.context, table, self.positions)
        self.page: Page = self.context.new_page()
        self.page.route(f"**/api/tables/{table}", self.tell_of_table)
        self.lays = True  # the table is laid before its first position is told
        self.feed: Feed = watch(self.page, table, self.positions[0])
        self.session: CDPSession = self.context.new_cdp_session(self.page)
        self.session.send("Performance.enable", {"timeDomain": domain})
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": slower})

    def worked(self) -> float:
        """Milliseconds that the main thread has worked so far."""
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        found = {metric["name"]: metric["value"] for metric in metrics}
        return 1000 * float(found["TaskDuration"])

    def tell_of_table(self, route: Route) -> None:
        """The table of a recorded game, as if it were being played."""
        if not self.lays:
            route.abort()
            return
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "over": False})

    def cost(self, position: Told) -> Cost:
        """What it costs to show a position."""
        before = self.worked()
        self.show(position)
        self.page.evaluate(SETTLED)
        work = self.worked() - before
        drawn: float = self.page.evaluate("() => window.drawn")
        self.page.wait_for_timeout(REST)
        return Cost(drawn, work)

    def show(self, position: Told) -> None:
        """Tell a position and wait until the board shows it."""
        self.page.evaluate(AWAIT, position["version"])
        self.feed.tell(position)
        self.page.wait_for_function(DRAWN)

    def come(self) -> None:
        """Leave the table and come to it again, up to where its first position is waited for."""
        table = self.page.url
        self.page.evaluate(GO, "/")
        self.page.wait_for_selector(".flights", state="detached")
        self.feed.first = self.feed.socket = None
        self.page.evaluate(GO, table)
        while self.feed.socket is None:
            self.page.wait_for_timeout(REST)
        self.page.wait_for_timeout(REST)


def views(bench: Bench) -> list[Cost]:
    """What it costs to show the next position, again and again."""
    middle = len(bench.positions) // 2
    bench.show(bench.positions[middle])
    bench.page.wait_for_timeout(REST)
    told = bench.positions[middle + 1 : middle + 1 + VIEWS]
    return [bench.cost(position) for position in told]


def leaps(bench: Bench) -> list[Cost]:
    """What it costs to show a position from elsewhere in the game, as looking back does."""
    told = Random(3).sample(bench.positions, LEAPS)
    return [bench.cost(position) for position in told]


def firsts(bench: Bench) -> list[Cost]:
    """What it costs to show the first position of a visit, on a table that has been laid. It is the
    own turn: whatever can be chosen is lit."""
    costs: list[Cost] = []
    for _ in range(BOARDS):
        bench.come()
        costs.append(bench.cost(bench.asked))
    return costs


def boards(bench: Bench) -> list[Cost]:
    """The same where nothing was known before: the whole page is made for it."""
    bench.lays = False
    return firsts(bench)


def machine(bench: Bench) -> list[float]:
    """How long the page takes for work that never changes."""
    return [float(bench.page.evaluate(FIXED_WORK)) for _ in range(BOARDS)]


ROWS = {
    "next position": views,
    "any position": leaps,
    "first position": firsts,
    "board from nothing": boards,
}


def choices(browser: Browser, url: str, slower: float) -> list[float]:
    """The longest frame after each choice in a game against two bots, who take their usual time:
    the next question with all that is lit, or, when the turn is confirmed, what the bots do."""
    context = browser.new_context(
        viewport=DESKTOP, base_url=url, locale="en-GB", reduced_motion="reduce"
    )
    context.add_init_script(WATCH_LONG_FRAMES)
    context.set_default_timeout(LONGEST_WAIT)
    page = context.new_page()
    page.goto(open_table(context, "bonfire", ["here", "bot", "bot"])[0])
    wait_for_move(page)
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    chance = Random(3)
    found: list[float] = []
    for _ in range(CHOICES):
        page.wait_for_timeout(REST)
        page.evaluate("() => { window.long_frames = [] }")
        step(page, chance)
        wait_for_move(page, LONGEST_WAIT)
        page.wait_for_timeout(REST)
        found.append(max([SHORT, *page.evaluate("() => window.long_frames")]))
    context.close()
    return found


def others_moves(positions: list[Told]) -> list[tuple[Told, Told]]:
    """Changes by others in which several things happen."""
    moves = [change for change in pairwise(positions) if change[0]["toMove"] > 0]
    return sorted(moves, key=lambda change: -len(change[1]["events"]))[:MOVES]


class Motion(NamedTuple):
    """What was seen while things were on their way."""

    between: list[float]  # milliseconds from one animation frame to the next
    drawn: int
    partial: int  # what moves was drawn where it belongs, a change of the page came later
    dropped: int
    long_tasks: int  # of the main thread, longer than a frame by processor time


def frames(bench: Bench, browser: Browser, trace: Path) -> Motion:
    """Watches moves of others, by the page's own clock and by the trace."""
    bench.page.evaluate(WATCH_FRAMES)
    trace.parent.mkdir(parents=True, exist_ok=True)
    browser.start_tracing(page=bench.page, path=trace, categories=TRACED)
    for before, after in others_moves(bench.positions):
        bench.show({**before, "undone": True})
        bench.page.evaluate(SETTLED)
        bench.show(after)
        bench.page.wait_for_function(LANDED)
        bench.page.evaluate(SETTLED)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    between: list[float] = bench.page.evaluate("() => window.frames_seen")
    return counted(between, in_motion(events))


def in_motion(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events of a trace, of the page alone, from the time that something was on its way."""
    ordered = sorted(events, key=lambda event: event.get("ts", 0))
    marks = [event for event in ordered if event["name"] in ("in motion", "at rest")]
    starts = [mark["ts"] for mark in marks if mark["name"] == "in motion"]
    ends = [mark["ts"] for mark in marks if mark["name"] == "at rest"]
    page = marks[0]["pid"]
    times = list(zip(starts, ends, strict=True))
    return [
        event
        for event in ordered
        if event["pid"] == page and any(start <= event.get("ts", 0) <= end for start, end in times)
    ]


def counted(between: list[float], events: list[dict[str, Any]]) -> Motion:
    """How many frames were drawn and dropped, and how often the main thread was busy for longer."""
    late = [event for event in events if event["name"] == "DroppedFrame"]
    partial = sum(bool(event["args"].get("hasPartialUpdate")) for event in late)
    drawn = sum(event["name"] == "DrawFrame" for event in events)
    main = {event["tid"] for event in events if event["name"] == "FireAnimationFrame"}
    long_tasks = sum(
        event["name"] == "RunTask" and event["tid"] in main and event.get("tdur", 0) / 1000 > FRAME
        for event in events
    )
    return Motion(between, drawn, partial, len(late) - partial, long_tasks)


def first_load(browser: Browser, url: str, language: str) -> float:
    """Kilobytes that come over the line for the start page."""
    context = browser.new_context(base_url=url, locale=language)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto("/", wait_until="networkidle")
    context.close()
    return sum(sizes) / 1000


def spread(numbers: list[float]) -> str:
    """Median, the ninth of ten, and the worst."""
    ordered = sorted(numbers)
    ninth = ordered[int(len(ordered) * 0.9)]
    return f"{statistics.median(ordered):6.1f} {ninth:6.1f} {ordered[-1]:6.1f}"


def main() -> None:
    """Measures everything and says it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--client", help="a built client, if not the packaged one")
    parser.add_argument("--slower", type=float, default=4, help="how much the processor is slowed")
    parser.add_argument(
        "--clock",
        choices=["timeTicks", "threadTicks"],
        default="timeTicks",
        help="time on the wall, or time of the processor for machines that do other work too",
    )
    parser.add_argument("--trace", type=Path, default=Path("build/trace.json"))
    wishes = parser.parse_args()
    if wishes.client:
        os.environ["FIRESIDE_TEST_CLIENT"] = wishes.client
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), BOTS_PACE).start()
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--disable-dev-shm-usage"]
        )
        try:
            still = Bench(browser, server.url, False, wishes.slower, wishes.clock)
            print(f"milliseconds, {wishes.slower:g} times slower     median  9 of 10  worst")
            print(f"{'fixed work':28}", spread(machine(still)))
            for name, told in ROWS.items():
                costs = told(still)
                print(f"{name + ', drawn':28}", spread([cost.drawn for cost in costs]))
                print(f"{name + ', all work':28}", spread([cost.work for cost in costs]))
            still.context.close()
            print(f"{'own choice, frame':28}", spread(choices(browser, server.url, wishes.slower)))
            moving = Bench(browser, server.url, True, wishes.slower, wishes.clock)
            seen = frames(moving, browser, wishes.trace)
            long = sum(gap > 1.5 * FRAME for gap in seen.between)
            print("between frames in motion    ", spread(seen.between))
            print(f"frames in motion: {len(seen.between)}, longer than one and a half: {long}")
            print(
                f"by the trace: drawn {seen.drawn}, in part {seen.partial}, dropped {seen.dropped}"
            )
            print(f"tasks in motion longer than a frame, processor time: {seen.long_tasks}")
            for language in LANGUAGES:
                print(f"first load, {language}: {first_load(browser, server.url, language):.0f} KB")
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
