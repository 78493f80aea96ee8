"""The whole game in hand: records, every position by its address, the line of time, what if."""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from fireside.server.thinking.brought import table_from
from tests.browser.axe import Inspector
from tests.browser.conftest import Server, phone_of
from tests.browser.playing import (
    WAIT,
    open_log,
    open_table,
    play_to_the_end,
    step,
    wait_for_move,
)
from tests.browser.recorded import GAMES, bring, brought

pytestmark = pytest.mark.browser

BONFIRE = "two-players-first-game.fire"
DEWAN = "dewan/volcano-two-players.fire"
# The tasks on the islands, once the board and its words agree upon them and some have been taken.
TASKS_LEFT = """() => {
  const drawn = document.querySelectorAll(".sea [data-thing^='task:']").length
  const words = document.querySelector('.spoken').innerText
  const sea = words.split('Sea map')[1].split('Great Bonfire\\n')[0]
  const told = sea.match(/^(?:Red|Blue|Yellow), \\d/gm)?.length
  return drawn === told && drawn < 20 && drawn
}"""


def look(page: Page, address: str) -> None:
    """Look at a position, with its log."""
    page.goto(address)
    wait_for_line(page)
    expect(page.locator("aside li a").first).to_be_attached()


def wait_for_line(page: Page) -> None:
    """Wait until the line of time is there, and the board with it."""
    expect(page.get_by_role("slider")).to_be_visible(timeout=WAIT)


def number(page: Page) -> int:
    """The position that the slider and the address agree upon."""
    now = page.get_by_role("slider").get_attribute("aria-valuenow")
    expect(page).to_have_url(re.compile(rf"/at/{now}(\?.*)?$"))
    return int(now or -1)


def test_a_record_is_brought_and_looked_through_with_keys(
    context: BrowserContext, page: Page
) -> None:
    page.goto("/records")
    expect(page.get_by_text("No finished games yet")).to_be_visible()
    page.locator("input[type=file]").set_input_files(GAMES / BONFIRE)
    expect(page).to_have_url(re.compile("/table/.+/at/0$"))
    wait_for_line(page)
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuetext", "The start")
    last = int(slider.get_attribute("aria-valuemax") or 0)
    for key, wanted in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", last),
        ("ArrowRight", last),
        ("Home", 0),
        ("Shift+ArrowRight", 1),
    ):
        page.keyboard.press(key)
        assert number(page) == wanted
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Round 1 of 39, .+, step"))
    turn = number(page)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Shift+ArrowRight")
    assert number(page) == turn
    page.reload()
    wait_for_line(page)
    expect(slider).to_have_attribute("aria-valuenow", str(turn))
    page.goto("/records")
    row = page.locator("section[aria-labelledby=brought] li")
    expect(row.get_by_role("link", name="Review")).to_be_visible()
    with page.expect_download() as download:
        row.locator("a[download]").click()
    assert Path(download.value.path()).read_text() == (GAMES / BONFIRE).read_text()
    row.get_by_role("link", name="Step through").click()
    wait_for_line(page)


def test_keys_belong_to_a_dialog_while_one_is_open(context: BrowserContext, page: Page) -> None:
    look(page, bring(context, BONFIRE) + "/at/2")
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    theme = page.locator("html").get_attribute("data-theme") or ""
    page.keyboard.press("t")  # what is of the whole page goes on
    expect(page.locator("html")).not_to_have_attribute("data-theme", theme)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert number(page) == 2
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", "3")


def test_a_record_is_dropped_onto_the_page(page: Page) -> None:
    page.goto("/records")
    area = page.locator("section[aria-labelledby=bring]")
    dropped = page.evaluate_handle(
        """(text) => {
          const data = new DataTransfer()
          data.items.add(new File([text], 'game.fire'))
          return data
        }""",
        (GAMES / DEWAN).read_text(),
    )
    area.dispatch_event("dragover", {"dataTransfer": dropped})
    expect(area).to_have_class(re.compile("over"))
    area.dispatch_event("drop", {"dataTransfer": dropped})
    wait_for_line(page)


def test_a_record_is_deleted_after_a_question(context: BrowserContext, page: Page) -> None:
    kept, gone = bring(context, BONFIRE), bring(context, DEWAN)
    page.goto("/records")
    rows = page.locator("section[aria-labelledby=brought] li")
    expect(rows).to_have_count(2)
    row = rows.filter(has=page.locator(f"a[href='{gone}/at/0']"))
    row.get_by_role("button", name="Delete the record").click()
    dialog = page.get_by_role("dialog", name="Delete this record?")
    expect(dialog).to_contain_text("Dewan")
    dialog.get_by_role("button", name="Cancel").click()
    expect(rows).to_have_count(2)
    row.get_by_role("button", name="Delete the record").click()
    dialog.get_by_role("button", name="Delete the record").click()
    expect(page.get_by_text("Record deleted.")).to_be_visible()
    expect(rows).to_have_count(1)
    page.reload()
    expect(rows.locator(f"a[href='{kept}/at/0']").first).to_be_visible()
    expect(rows).to_have_count(1)
    page.goto(f"{gone}/at/0")
    expect(page.get_by_role("heading", name="No such table")).to_be_visible()


def test_a_broken_record_says_what_is_wrong(page: Page, tmp_path: Path) -> None:
    broken = tmp_path / "broken.fire"
    broken.write_text((GAMES / BONFIRE).read_text().replace("open as dealt", "open upside down"))
    page.goto("/records")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("a record that can be replayed")
    expect(page.get_by_role("alert")).to_contain_text("line ")


def test_what_is_wrong_with_a_record_is_said_in_the_language_of_the_page(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.fire"
    broken.write_text((GAMES / BONFIRE).read_text().replace("open as dealt", "open upside down"))
    phone = phone_of(browser, server, "de-DE")
    page = phone.new_page()
    page.goto("/records")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text(
        re.compile(r"Der Fehler steht in Zeile \d+\.")
    )
    expect(page.get_by_role("alert").locator("[lang=en]")).to_have_text(
        "no choice is called 'open upside down'"
    )
    phone.close()


def test_the_line_of_time_and_the_log_lead_to_positions(
    context: BrowserContext, page: Page
) -> None:
    look(page, bring(context, DEWAN) + "/at/0")
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("aria-valuemax") or 0)
    box = slider.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 20)
    page.mouse.down()
    middle = number(page)
    assert last / 4 < middle < last * 3 / 4
    page.mouse.move(box["x"] + box["width"] - 2, box["y"] + box["height"] - 20)
    page.mouse.up()
    assert number(page) == last
    camps = page.locator("aside li", has_text="camp 1")
    camps.first.get_by_role("link").first.click()
    placed = number(page)
    assert 0 < placed < middle
    expect(page.locator("aside li.here")).to_have_count(1)
    expect(page.locator("aside li.later").first).to_be_attached()
    page.get_by_role("group", name="View as").get_by_label("Spectator").click()
    expect(page).to_have_url(re.compile(rf"/at/{placed}\?as=-1$"))
    slider.press("Space")
    expect(slider).to_have_attribute("aria-valuenow", str(placed + 1))
    slider.press("Space")


def test_the_log_of_a_running_game_leads_back_and_forth(
    context: BrowserContext, page: Page
) -> None:
    address, _ = open_table(context, "bonfire", ["here", "bot"])
    page.goto(address)
    chance = Random(3)
    for _ in range(5):
        step(page, chance)
    wait_for_move(page)
    open_log(page)
    line = page.locator("aside ol li a").first
    said = line.inner_text()
    line.click()
    wait_for_line(page)
    assert number(page) > 0
    expect(page.locator("aside li.here")).to_contain_text(said[:20])
    page.get_by_role("link", name="Back to the table").click()
    wait_for_move(page)
    expect(page).to_have_url(re.compile(f"{address}$"))


def test_what_if_in_a_running_game_is_from_the_own_seat_and_against_bots(
    context: BrowserContext, page: Page
) -> None:
    address, _ = open_table(context, "bonfire", ["here", "here"])
    page.goto(f"{address}/at/0")
    expect(page.get_by_text("You are looking back")).to_be_visible()
    expect(page.get_by_role("button", name="What if")).to_have_count(0)
    address, _ = open_table(context, "bonfire", ["here", "bot"])
    page.goto(address)
    step(page, Random(3))
    look(page, f"{address}/at/0")
    page.get_by_role("button", name="What if").click()
    own, other = page.get_by_role("dialog").get_by_role("combobox").all()
    assert own.locator("option").all_inner_texts() == ["You"]
    assert "You" not in other.locator("option").all_inner_texts()
    page.get_by_role("button", name="Play on from here").click()
    wait_for_move(page)
    expect(page).not_to_have_url(re.compile(address))
    expect(page.get_by_role("link", name="What if")).to_be_visible()


def test_what_if_opens_a_table_and_leads_back(context: BrowserContext, page: Page) -> None:
    address = bring(context, BONFIRE)
    look(page, address + "/at/100")
    page.keyboard.press("w")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("to move")).to_be_visible()
    for who in dialog.locator("select").all():
        if who.input_value() != "here":
            who.select_option("spark")
    dialog.get_by_role("button", name="Play on from here").click()
    wait_for_move(page)
    assert f"{address}/" not in page.url
    chance = Random(5)
    for _ in range(4):
        step(page, chance)
    page.get_by_role("link", name="What if").click()
    expect(page).to_have_url(re.compile(f"{address}/at/100$"))


def test_what_if_keeps_the_own_seat_where_another_decides(
    context: BrowserContext, page: Page
) -> None:
    made = table_from((GAMES / DEWAN).read_text()).made
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "name": "Bo", "level": "spark"}]
    asked = {"number": len(made) - 1, "seats": seats}
    answer = context.request.post(f"/api/tables/{brought(context, DEWAN)}/what-if", data=asked)
    mine = answer.json()["id"]
    page.goto(f"/table/{mine}")
    play_to_the_end(page, Random(1))
    others = next(number for number, choice in enumerate(made) if number > 20 and choice.seat == 1)
    look(page, f"/table/{mine}/at/{others}")
    page.keyboard.press("w")
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("li").nth(1)).to_contain_text("to move")
    expect(dialog.get_by_label("Who plays for Ada")).to_have_value("here")
    expect(dialog.get_by_label("Who plays for Bo")).to_have_value("spark")
    dialog.get_by_role("button", name="Play on from here").click()
    wait_for_move(page)
    table = page.url.split("/")[-1]
    course = context.request.get(f"/api/tables/{table}/course").json()
    assert course["yours"] == [0]
    assert course["seats"][1]["level"] == "spark"


def test_a_friend_opens_the_position_that_was_shared(
    context: BrowserContext, page: Page, browser: Browser, server: Server
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    look(page, bring(context, DEWAN) + "/at/30")
    said = page.locator("aside li.here").inner_text()
    page.keyboard.press("s")
    expect(page.get_by_text("Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert "/watch/" in link
    friend = browser.new_context(base_url=server.url, locale="en-GB", reduced_motion="reduce")
    other = friend.new_page()
    other.goto(link)
    wait_for_line(other)
    expect(other.get_by_role("slider")).to_have_attribute("aria-valuenow", "30")
    other.set_viewport_size({"width": 1440, "height": 900})
    expect(other.locator("aside li.here")).to_have_text(said, use_inner_text=True)
    friend.close()


@pytest.mark.parametrize("record", [BONFIRE, DEWAN])
def test_a_phone_shows_all_of_it(browser: Browser, server: Server, record: str) -> None:
    phone = phone_of(browser, server, "de-DE")
    page = phone.new_page()
    page.goto(bring(phone, record) + "/at/40")
    wait_for_line(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for button in page.locator(".bar button, .bar a.button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= 844
    page.get_by_role("button", name="Protokoll").tap()
    expect(page.locator("aside li.here")).to_be_in_viewport()
    phone.close()


def test_the_board_in_words_goes_with_the_position(context: BrowserContext, page: Page) -> None:
    look(page, bring(context, BONFIRE) + "/at/0")
    page.get_by_role("button", name="Read the board").click()
    words = page.get_by_role("region", name="The board in words")
    expect(words.get_by_role("heading", name="The board in words")).to_be_focused()
    expect(words).to_contain_text("The start.")
    page.keyboard.press("ArrowRight")
    assert number(page) == 1
    page.keyboard.press("End")  # moves the words, for whoever reads there
    assert number(page) == 1
    page.get_by_role("slider").press("End")
    expect(words).to_contain_text("Round 39 of 39")
    assert page.wait_for_function(TASKS_LEFT).json_value() == 11
    page.keyboard.press("b")
    expect(words).to_have_count(0)


@pytest.mark.parametrize("record", ["three-players.fire", "dewan/base-three-players.fire"])
def test_pieces_go_their_way_while_a_game_is_played_again(
    browser: Browser, server: Server, record: str
) -> None:
    context = browser.new_context(
        base_url=server.url, locale="en-GB", reduced_motion="no-preference"
    )
    page = context.new_page()
    page.goto(f"{bring(context, record)}/at/40")
    flights = page.locator(".flights")
    expect(flights).to_have_attribute("data-version", "40")
    expect(flights).to_have_attribute("data-flown", "0")
    page.keyboard.press("Space")
    page.wait_for_selector(".flying")
    page.wait_for_function("() => Number(document.querySelector('.flights').dataset.version) > 43")
    page.keyboard.press("Space")
    assert int(flights.get_attribute("data-flown") or 0) > 2
    expect(flights).to_have_attribute("data-missed", "")
    page.keyboard.press("Home")
    expect(flights).to_have_attribute("data-version", "0")
    expect(page.locator(".flying")).to_have_count(0)
    context.close()


def test_nothing_keeps_people_from_records_and_words(context: BrowserContext, page: Page) -> None:
    address = bring(context, DEWAN)
    inspector = Inspector(page)
    inspector.go("/records", "section[aria-labelledby=brought] li")
    page.get_by_role("button", name="Delete the record").click()
    page.get_by_role("dialog").wait_for()
    inspector.look("deleting")
    look(page, address + "/at/30")
    page.keyboard.press("b")
    page.get_by_role("region", name="The board in words").wait_for()
    inspector.look("in words")
    assert inspector.found == []
