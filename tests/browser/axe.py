"""What axe-core finds on a page that keeps people from using it."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
# What a drawing says, or a badge that readers pass over, is no label: the name need not have it.
FIND = """async () => {
  const drawn = (id, [selector]) => {
    if (id !== 'label-content-name-mismatch') return false
    const copy = document.querySelector(selector).cloneNode(true)
    copy.querySelectorAll('svg, [aria-hidden]').forEach((drawing) => drawing.remove())
    const label = copy.textContent.replace(/\\s+/g, ' ').trim().toLowerCase()
    return copy.getAttribute('aria-label').toLowerCase().includes(label)
  }
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  const grave = violations.filter(({ impact }) => ['serious', 'critical'].includes(impact))
  return grave.flatMap(({ id, nodes }) =>
    nodes.filter(({ target }) => !drawn(id, target))
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
