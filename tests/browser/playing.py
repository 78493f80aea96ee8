"""Playing through the page: opening tables, making choices, going on."""

from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, ElementHandle, Error, Locator, Page, expect

CHOICE = ".strip .choice"
HOW = ".ways .how"  # said in place of choices that are made on the board
WAIT = 10_000
THOUGHT = 30_000  # milliseconds that a bot may take on a busy machine
# Something that a person can do, or the end: whichever comes first.
READY = """() => {
  const find = (selector) => document.querySelector(selector)
  if (find('.end h1')) return 'end'
  if (find('.cover button')) return 'cover'
  if (find('.ways button:disabled')) return false
  if (find('.buttons .main:not(:disabled)')) return 'confirm'
  return find('.strip .choice, .ways .how') ? 'choose' : false
}"""
STATE = f"""() => ({READY})() || 'wait'"""


def open_table(
    context: BrowserContext, title: str, seats: list[str], **options: str
) -> tuple[str, dict[str, str]]:
    """Open a table with seats 'here', 'link' or 'bot'; its address and the links by seat."""
    plans: list[dict[str, Any]] = [
        {"kind": kind, "name": f"Player {number}", "level": "random" if kind == "bot" else ""}
        for number, kind in enumerate(seats, 1)
    ]
    asked = {"title": title, "seats": plans, "options": options, "seating": "listed"}
    answer = context.request.post("/api/tables", data=asked)
    assert answer.status == 201, answer.text()
    made = answer.json()
    return f"/table/{made['id']}", made["links"]


def state_of(page: Page) -> str:
    """What the page waits for: choose, confirm, cover, end; or that it is somebody else's turn."""
    found: str = page.evaluate(STATE)
    return found


def wait_for_move(page: Page, longest: float = WAIT) -> str:
    """Wait until something can be done here."""
    return str(page.wait_for_function(READY, timeout=longest).json_value())


def offered(page: Page) -> Locator:
    """The buttons of the open choices: those in the bar, or all where the board is to be used."""
    if not page.locator(HOW).count():
        return page.locator(CHOICE)
    if not page.locator(".wrapped").count():
        page.locator(".unfold").click()
    return page.locator(".wrapped .choice")


def pressed(button: ElementHandle) -> bool:
    """Click a button that may vanish meanwhile, because the page hears of something new."""
    try:
        button.click()
    except Error:
        if button.evaluate("button => button.isConnected"):
            raise
        return False
    return True


def step(page: Page, chance: Random) -> str:
    """Do one thing that can be done on this page."""
    state = wait_for_move(page)
    if state == "choose":
        buttons = offered(page).element_handles()
        if not buttons or not pressed(buttons[chance.randrange(len(buttons))]):
            return step(page, chance)
    elif state == "confirm":
        page.locator(".buttons .main").click()
    elif state == "cover":
        page.locator(".cover button").click()
    return state


def press_first(page: Page) -> None:
    """Take the first choice, or confirm the one that waits for that."""
    waits = wait_for_move(page) == "confirm"
    page.locator(".buttons .main" if waits else CHOICE).first.click()


def play_to_the_end(page: Page, chance: Random, most: int = 2000) -> int:
    """Play everything that is to be played on one page; the number of choices."""
    choices = 0
    for _ in range(most):
        state = step(page, chance)
        if state == "end":
            return choices
        choices += state == "choose"
    raise AssertionError("the game does not end")


def play_until(page: Page, chance: Random, text: str, most: int = 1000) -> None:
    """Play until the log tells of something."""
    for _ in range(most):
        if page.locator("aside ol li", has_text=text).count():
            return
        assert step(page, chance) != "end", f"the game ended before '{text}'"
    raise AssertionError(f"'{text}' does not come")


def open_log(page: Page) -> None:
    """Show the log beside the board."""
    if not page.locator("aside ol").count():
        page.get_by_role("button", name="Log").first.click()
    expect(page.locator("aside ol")).to_be_visible()
