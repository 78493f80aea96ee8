"""What axe-core finds on a page that keeps people from using it."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
# A name has all that is written on a thing, if not in the order in which it stands there. What is
# written into a picture on a thing, or what readers pass over, is no label of it.
FIND = """async () => {
  const named = (id, [selector]) => {
    if (id !== 'label-content-name-mismatch') return false
    const thing = document.querySelector(selector)
    const name = thing.getAttribute('aria-label').toLowerCase()
    const passed = [...thing.querySelectorAll('svg, [aria-hidden=true]')]
    const walker = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT)
    const texts = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    return texts.filter((text) => !passed.some((part) => part.contains(text)))
      .every(({ data }) => name.includes(data.replace(/\\s+/g, ' ').trim().toLowerCase()))
  }
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  const grave = violations.filter(({ impact }) => ['serious', 'critical'].includes(impact))
  return grave.flatMap(({ id, nodes }) =>
    nodes.filter(({ target }) => !named(id, target))
      .map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`))
}"""


class Inspector:
    """Looks at one state of the page after the other and keeps what is wrong."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []
        page.add_init_script(path=AXE)

    def look(self, where: str) -> None:
        """Look at the page as it is."""
        told: list[Any] = self.page.evaluate(FIND)
        self.found += [f"{where}: {line}" for line in told]

    def go(self, address: str, ready: str = "main h1") -> None:
        """Open a page and look at it."""
        self.page.goto(address)
        self.page.wait_for_selector(ready, state="attached")
        self.look(address)
