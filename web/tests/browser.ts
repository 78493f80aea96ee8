/** What modules ask a browser for when they are loaded, so that plain TypeScript can be tested without one. */

const nothing = { matches: false, addEventListener: () => undefined }

class Box {
  readonly right: number
  readonly bottom: number
  constructor(
    readonly left = 0,
    readonly top = 0,
    readonly width = 0,
    readonly height = 0,
  ) {
    this.right = left + width
    this.bottom = top + height
  }
}

Object.assign(globalThis, {
  window: { matchMedia: () => nothing, addEventListener: () => undefined },
  document: { documentElement: { lang: '', dataset: {} } },
  localStorage: { getItem: () => null, setItem: () => undefined },
  DOMRect: Box,
})
