"""Playing with a finger: what can be chosen is tapped where it is seen."""

from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.playing import state_of, wait_for_move

# What can be chosen on the board, as far as it is in sight and nothing lies over it.
IN_SIGHT = """() => [...document.querySelectorAll(
  '.board :is(.lit[data-thing], .cell-lit)',
)].flatMap((thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const met = document.elementFromPoint(x, y)
  const found = met?.closest('.lit[data-thing], .cell-lit')
  return found && (found === thing || thing.contains(found)) ? [[x, y]] : []
})"""
VERSION = "() => document.querySelector('.flights')?.dataset.version"
ASKED = ".board .menu button"
BAR = ".strip .choice, .wrapped .choice"


class Finger:
    """One who plays at a phone, and counts what the taps did."""

    def __init__(self, page: Page, chance: Random) -> None:
        self.page = page
        self.chance = chance
        self.on_board = 0
        self.in_bar = 0
        self.widths: set[int] = set()  # that the page had; more than the screen's could be scrolled

    def version(self) -> Any:
        return self.page.evaluate(VERSION)

    def play_to_the_end(self, most: int = 900) -> None:
        for _ in range(most):
            state = wait_for_move(self.page)
            if state == "end":
                return
            if state == "confirm":
                self.confirm()
            elif state == "choose":
                self.choose()
        raise AssertionError("the game does not end")

    def confirm(self) -> None:
        """A tap that comes too soon after another at the same place is not taken for one."""
        self.page.locator(".buttons .main").tap()
        for _ in range(20):
            if state_of(self.page) != "confirm":
                return
            self.page.wait_for_timeout(20)

    def choose(self) -> None:
        """Make one choice: on the board where something is in sight there, or else in the bar."""
        before = self.version()
        self.widths.add(self.page.evaluate("document.documentElement.scrollWidth"))
        spots = self.page.evaluate(IN_SIGHT)
        if spots and self.chance.random() < 0.5 and self.tap(self.chance.choice(spots), before):
            self.on_board += 1
            return
        bar = self.page.locator(BAR)
        if not bar.count():
            self.page.locator(".unfold").tap()
        count = bar.count()
        if count and self.press(bar.nth(self.chance.randrange(min(count, 3))), before):
            self.in_bar += 1

    def tap(self, spot: list[float], before: Any) -> bool:
        """A finger explains first, then chooses, or is asked which of several is meant."""
        for _ in range(2):
            self.page.touchscreen.tap(*spot)
            asked = self.page.locator(ASKED)
            if count := asked.count():
                return self.press(asked.nth(self.chance.randrange(count)), before)
            if self.version() != before:
                return True
        return self.changed(before, 400)

    def press(self, button: Locator, before: Any) -> bool:
        button.tap()
        return self.changed(before, 700)  # a tap soon after another may be for nothing

    def changed(self, before: Any, patience: float) -> bool:
        """Whether the board shows something else within this time."""
        for _ in range(int(patience / 20)):
            if self.version() != before:
                return True
            self.page.wait_for_timeout(20)
        return False
