/** Finding the places of the board on the page: by `data-at`, or by the names that things have. */

import type { Spot } from './flights'

export interface Box {
  x: number // of the middle
  y: number
  width: number
  height: number
}

export interface Found {
  element: Element
  box: Box
}

function selectorOf(name: string): string {
  if (name.startsWith('[')) return name
  const quoted = CSS.escape(name)
  return `[data-at="${quoted}"], [data-thing="${quoted}"]`
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2, width, height }
}

/** The first of these places that can be seen. */
export function find(spot: Spot): Found | null {
  for (const name of spot) {
    for (const element of document.querySelectorAll(selectorOf(name))) {
      const box = boxOf(element)
      if (box.width > 0 || box.height > 0) return { element, box }
    }
  }
  return null
}
