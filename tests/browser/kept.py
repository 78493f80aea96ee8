"""What the service worker keeps for pages without a connection."""

import pytest
from playwright.sync_api import Page

PATIENCE = 40  # seconds
# Everything that the service worker keeps.
KEPT = """async () => {
  const addresses = []
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys()
    addresses.push(...requests.map(({ url }) => new URL(url).pathname))
  }
  return addresses
}"""
# Whether the words in all languages are among what a build keeps, or any.
WORDS_ARE_KEPT = """async (build) => {
  const registration = await navigator.serviceWorker.getRegistration()
  const name = build ? `fireside-${build}` : (await caches.keys()).at(-1)
  if (registration?.active?.state !== 'activated' || !(await caches.has(name))) return false
  const requests = await (await caches.open(name)).keys()
  return requests.filter(({ url }) => /companion-[^.]*.js/.test(url)).length === 5
}"""


def wait_until_kept(page: Page, build: str = "") -> None:
    """Playwright does not wait for promises in `wait_for_function`."""
    for _ in range(PATIENCE * 5):
        if page.evaluate(WORDS_ARE_KEPT, build):
            return
        page.wait_for_timeout(200)
    pytest.fail("the service worker keeps no words")
