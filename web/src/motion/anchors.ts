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

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2, width, height }
}

/** The places of the page as it is now: gone through once, however many are looked for. */
export class Places {
  private readonly named = new Map<string, Element[]>()

  constructor() {
    for (const element of document.querySelectorAll('#app :is([data-at], [data-thing])')) {
      this.add(element.getAttribute('data-at'), element)
      this.add(element.getAttribute('data-thing'), element)
    }
  }

  private add(name: string | null, element: Element): void {
    if (!name) return
    const there = this.named.get(name)
    if (there) there.push(element)
    else this.named.set(name, [element])
  }

  private all(name: string): Iterable<Element> {
    return name.startsWith('[') ? document.querySelectorAll(name) : (this.named.get(name) ?? [])
  }

  /** The first of these places that can be seen. */
  find(spot: Spot): Found | null {
    for (const name of spot) {
      for (const element of this.all(name)) {
        const box = boxOf(element)
        if (box.width > 0 || box.height > 0) return { element, box }
      }
    }
    return null
  }
}
