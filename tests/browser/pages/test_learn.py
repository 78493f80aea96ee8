"""The rules in the app: the book, its search and pictures, and rules over a table."""

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import Server
from tests.browser.playing import CHOICE, open_log, open_table, wait_for_move
from tests.browser.recorded import go_on
from tests.locales.test_rules import TITLES, codes

pytestmark = pytest.mark.browser

PICTURES = {"bonfire": 21, "dewan": 20}  # those of the table itself, at least
ARTICLES = "section article"
CURRENT = "aside a[aria-current=page]"
POPOVER = ".rule-popover"
FIRST = 4  # hits that are seen at once
# Questions, and a rule that is to be among the first it finds.
ASKED = {
    "en": {
        "bonfire": {
            "tie": "B20.8",
            "how do I get a guardian": "B10.1",
            "gold": "B6.3",
            "joker": "B6.1",
        },
        "dewan": {"tie": "D9.7", "gift": "D5.5", "when does the game end?": "D9.1", "wild": "D5.3"},
    },
    "de": {
        "bonfire": {
            "Wie bekomme ich einen Gnom?": "B13.1",
            "Was kostet das Segeln?": "B8.2",
            "Aktionsmarker": "B6.1",
            "Ressourcen abgeben": "B6.4",
        },
        "dewan": {
            "Geschenk": "D5.5",
            "meistes Feuer": "D9.4",
            "Wie komme ich über Wasser": "D5.4",
            "Joker": "D5.3",
            "Ablagestapel": "D4.3",
        },
    },
    "fr": {
        "bonfire": {
            "à quoi sert l'action jaune": "B6.1",
            "comment allumer un brasier": "B14.1",
            "joker": "B6.3",
            "prenez une tuile": "B7.1",
        },
        "dewan": {"cadeau": "D5.5", "fin de la partie": "D9.1"},
    },
    "pl": {
        "bonfire": {
            "jak zdobyć strażniczkę": "B10.1",
            "jak rozpalić ognisko": "B14.1",
            "joker": "B6.1",
            "strażniczka w kolorze drewna": "B19.12",
            "umieśćcie": "B5.3",
        },
        "dewan": {"remis": "D9.7", "czy mogę pasować": "D3.2"},
    },
    "ru": {
        "bonfire": {
            "как получить нома": "B13.1",
            "жёлтого тайла": "B6.1",
            "гном": "B19.33",
            "джокер": "B6.3",
            "бежевый страж": "B19.12",
            "сбросьте": "B5.1",
        },
        "dewan": {"ничья": "D9.7", "можно ли пропустить ход": "D3.2"},
    },
}
# Things of Dewan that are not chosen in a turn: the rule of their tips, that of a click, and why.
NOT_CHOSEN = [
    ("pile", "D4.3", "D4.1", "not from the pile"),
    ("discards", "D4.3", "D4.3", "when the pile is empty"),
    ("story pile", "D6.2", "D6.2", "2nd, 4th or 6th camp"),
    ("own story 0", "D7.1", "D8.1", "checked automatically"),
    ("story of 1 0", "D7.1", "D8.1", "checked automatically"),
    ("place 1", "D6.2", "D5.7", "leftmost camp"),
    ("tucked 3", "D6.3", "D6.3", "stays as it is"),
    ("tuck 7", "D6.2", "D6.2", "then or never"),
]


def at_table(page: Page, context: BrowserContext, title: str) -> None:
    """Sit down at a table of two where something can be chosen."""
    path, _ = open_table(context, title, ["here", "bot"])
    page.goto(path)
    page.locator(CHOICE).first.wait_for()


@pytest.mark.parametrize("title", TITLES)
def test_the_book_has_every_rule_and_its_pictures(page: Page, title: str) -> None:
    page.goto(f"/learn/rules/{title}")
    found: list[str] = []
    pictures = 0
    chapters = page.locator("aside a")
    expect(chapters.first).to_be_visible()
    for number in range(chapters.count()):
        address = str(chapters.nth(number).get_attribute("href"))
        expect(page.locator(CURRENT)).to_have_attribute("href", address)
        expect(page.locator(ARTICLES).first).to_be_visible()
        found += [str(one.get_attribute("id")) for one in page.locator(ARTICLES).all()]
        drawn = page.locator(".text > figure:not(.small, .of-tasks)")
        for index in range(drawn.count()):
            expect(drawn.nth(index).locator("svg").nth(0)).to_be_attached()
            expect(drawn.nth(index).locator("> figcaption")).not_to_be_empty()
        pictures += drawn.count()
        after = page.locator("a[rel=next]")
        if after.count():
            after.click()
    assert sorted(found) == sorted(codes(title))
    assert pictures >= PICTURES[title]


def test_an_address_leads_to_its_rule(page: Page) -> None:
    page.goto("/learn/rules/bonfire#B12.7")
    expect(page.locator(".here h3")).to_have_text("The lowest price")
    expect(page.locator(".here")).to_be_in_viewport()
    page.locator("article a", has_text="bonus 4").click()
    expect(page.locator(CURRENT)).to_contain_text("Council bonuses")
    expect(page.locator(".here h3")).to_have_text("The Great Bonfire")
    page.go_back()
    expect(page.locator(".here h3")).to_have_text("The lowest price")


def test_the_picture_of_gaps_has_one_that_is_next(page: Page) -> None:
    page.goto("/learn/rules/bonfire#B12.4")
    picture = page.locator(".here figure")
    expect(picture).to_contain_text("The next free gap is outlined")
    expect(picture.locator(".next")).to_have_count(1)


def test_the_search_looks_into_both_books(page: Page) -> None:
    page.goto("/learn")
    page.get_by_role("searchbox").fill("WATER card")
    hits = page.locator("ol a")
    expect(hits.filter(has_text="Across water")).to_be_visible()
    expect(page.locator("mark").first).to_have_text("water", ignore_case=True)
    page.get_by_role("searchbox").fill("b12.4")
    expect(hits.first).to_contain_text("Portals and gaps")
    hits.first.click()
    expect(page.locator(".here h3")).to_have_text("Portals and gaps")
    page.get_by_role("searchbox").fill("lay fate tile")
    hits.filter(has_text="Where it goes").click()
    expect(page.locator(".here mark").first).to_have_text("lay", ignore_case=True)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_role("status").filter(has_text="Nothing found")).to_be_visible()


def test_a_whole_question_finds_rules(page: Page) -> None:
    page.goto("/learn/rules/dewan")
    page.get_by_role("searchbox").fill("How does the game end?")
    hits = page.locator("section ol a")
    expect(hits.first).to_contain_text("The last round")
    page.goto("/learn/rules/bonfire")
    page.get_by_role("searchbox").fill("half of a yellow token")
    expect(hits.first).to_contain_text("half of a yellow token with gnome 5, the other half")
    page.get_by_role("searchbox").fill("printed symbol")
    expect(hits.first).to_contain_text("gold or a yellow token.")


@pytest.mark.parametrize("language", ASKED)
def test_a_likely_question_finds_its_rule(browser: Browser, server: Server, language: str) -> None:
    context = browser.new_context(base_url=server.url, locale=language)
    page = context.new_page()
    for title, asked in ASKED[language].items():
        page.goto(f"/learn/rules/{title}")
        for question, rule in asked.items():
            page.get_by_role("searchbox").fill(question)
            expect(
                page.locator(f"section ol li:nth-child(-n + {FIRST}) a[href$='#{rule}']")
            ).to_be_visible()
    context.close()


def test_enter_leads_to_the_first_hit(page: Page, context: BrowserContext) -> None:
    page.goto("/learn")
    field = page.get_by_role("searchbox")
    field.fill("b12.4")
    field.press("Enter")
    expect(page.locator(".here h3")).to_have_text("Portals and gaps")
    page.get_by_role("searchbox").fill("printed symbol")
    page.get_by_role("searchbox").press("Enter")
    expect(page.locator(".here h3")).to_have_text("Printed symbols")
    at_table(page, context, "dewan")
    page.keyboard.press("/")
    page.get_by_role("searchbox").fill("tie")
    page.get_by_role("searchbox").press("Enter")
    expect(page.get_by_role("dialog").locator("h3")).to_contain_text("Ties and gifts")


def test_a_word_is_found_in_all_its_forms(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url, locale="ru")
    page = context.new_page()
    page.goto("/learn")
    for forms in (["страж", "стражи", "стражей"], ["подношение", "подношения"]):
        page.get_by_role("searchbox").fill(forms[0])
        expect(page.locator("ol a").nth(4)).to_be_visible()
        count = page.locator("ol a").count()
        for form in forms[1:]:
            page.get_by_role("searchbox").fill(form)
            expect(page.locator("ol a")).to_have_count(count)
    context.close()


def test_a_line_of_the_log_opens_its_rule(context: BrowserContext, page: Page) -> None:
    at_table(page, context, "bonfire")
    page.locator(CHOICE).first.click()
    open_log(page)
    link = page.locator("aside .rule-link").first
    link.hover()
    expect(page.locator(POPOVER)).to_contain_text("The first fate tile")
    page.mouse.move(200, 300)
    expect(page.locator(POPOVER)).to_have_count(0)
    link.click()
    page.mouse.move(200, 300)
    page.wait_for_timeout(400)
    expect(page.locator(POPOVER)).to_contain_text("Chapter B3")
    page.keyboard.press("Escape")
    expect(page.locator(POPOVER)).to_have_count(0)


def test_a_click_on_what_is_not_lit_says_why(context: BrowserContext, page: Page) -> None:
    at_table(page, context, "bonfire")
    page.locator("[data-thing='gap:7']").click()
    toast = page.locator(".toast")
    expect(toast).to_contain_text("not possible now")
    expect(toast).to_contain_text("First decide this")
    toast.get_by_text("Rule B12.4").click()
    expect(page.locator(POPOVER)).to_contain_text("Portals and gaps")
    page.get_by_text("Show on the table").click()
    expect(page.locator(".rule-ring")).to_be_visible()
    page.locator(".rule-ring").wait_for(state="detached")


def test_dewan_says_why_a_thing_is_not_chosen(context: BrowserContext, page: Page) -> None:
    page.goto(go_on(context, "dewan/base-two-players.fire", "camp at 6,-2"))
    wait_for_move(page)
    for thing, explained, refused, why in NOT_CHOSEN:
        page.locator(f"[data-thing='{thing}']").hover()
        expect(page.get_by_role("tooltip").locator(".rule-link")).to_have_text(explained)
        page.locator(f"[data-thing='{thing}']").click()
        toast = page.locator(".toast")
        expect(toast).to_contain_text(why)
        expect(toast.locator(".rule-link")).to_contain_text(refused)
        toast.get_by_role("button", name="Close").click()
        expect(toast).to_have_count(0)


def test_a_gnome_of_the_own_city_says_why_it_is_not_chosen(
    context: BrowserContext, page: Page
) -> None:
    page.goto(go_on(context, "two-players-first-game.fire", "procession"))
    wait_for_move(page)
    page.locator(".supply [data-thing='gnome:28']").click()
    expect(page.locator(".toast")).to_contain_text("work by themselves")
    expect(page.locator(".toast .rule-link")).to_contain_text("B19")


def test_the_key_for_rules_begins_with_what_is_explained(
    context: BrowserContext, page: Page
) -> None:
    at_table(page, context, "dewan")
    page.locator("[data-thing='pile']").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("D4.3")
    page.keyboard.press("/")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("An empty pile")
    page.keyboard.type("initial camp")
    dialog.locator("ol a", has_text="From your initial camp").click()
    expect(dialog.locator("article")).to_contain_text("any card")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_on_a_phone_a_rule_is_a_sheet_from_below(phone: BrowserContext) -> None:
    page = phone.new_page()
    at_table(page, phone, "bonfire")
    page.locator(".tabs button").first.tap()
    page.locator("[data-thing='island:grey']").tap()
    page.locator(".tip .rule-link").tap()
    sheet = page.locator(POPOVER)
    expect(sheet).to_contain_text("A new guardian")
    box = sheet.bounding_box()
    assert box is not None
    assert (box["x"], box["width"], box["y"] + box["height"]) == (0, 390, 844)
