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

/** Whether the middle of something has not been scrolled out of the part of the page that shows it. */
function isInSight(element: Element, { y }: Box): boolean {
  const frame = element.closest('[data-scrolls]')?.getBoundingClientRect()
  return !frame || (y >= frame.top && y <= frame.bottom)
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

  /** Scrolls to the first of these places that the open page has, a tab that stands for another left out. Whether there
   *  is one. */
  reveal(spot: Spot): boolean {
    const named = spot.filter((name) => !name.startsWith('tab:'))
    const found = named
      .flatMap((name) => [...this.all(name)])
      .find((element) => element.closest('[data-scrolls]'))
    if (found && !isInSight(found, boxOf(found))) found.scrollIntoView({ block: 'center' })
    return found !== undefined
  }

  /** The first of these places that is in sight, or else the first that is there. */
  find(spot: Spot): Found | null {
    let hidden: Found | null = null
    for (const name of spot) {
      for (const element of this.all(name)) {
        const box = boxOf(element)
        if (box.width === 0 && box.height === 0) continue
        if (isInSight(element, box)) return { element, box }
        hidden ??= { element, box }
      }
    }
    return hidden
  }
}
