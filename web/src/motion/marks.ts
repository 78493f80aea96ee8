/** What has changed where nothing travels: it fades in and keeps a thin ring for a while. */

import { boxOf, Places } from './anchors'
import type { Flight, Spot } from './flights'

const FADE = 120
const MARGIN = 3
const SETTLING = 500 // milliseconds in which the bar below the board may grow and move what is marked

function changed(flight: Flight): Spot | null {
  if (flight.kind === 'travel') return flight.lands === 'vanishes' ? null : flight.to
  return flight.kind === 'flash' ? null : flight.at
}

function place(mark: HTMLElement, element: Element): void {
  const { x, y, width, height } = boxOf(element)
  mark.style.cssText = `left:${x - width / 2 - MARGIN}px;top:${y - height / 2 - MARGIN}px;width:${width + 2 * MARGIN}px;height:${height + 2 * MARGIN}px`
}

export class Marks {
  private marked = new Map<HTMLElement, Element>()
  private timer = 0

  /** Marks the goals of these flights, for so long or until the next change. */
  show(layer: HTMLElement, flights: readonly Flight[], milliseconds: number): void {
    this.clear()
    if (flights.length === 0) return
    const places = new Places()
    const found = flights.map(changed).map((spot) => spot && places.find(spot)?.element)
    for (const element of new Set(found.filter((each) => !!each))) {
      element.animate({ opacity: [0.2, 1] }, FADE)
      const mark = document.createElement('div')
      mark.className = 'mark'
      layer.append(mark)
      this.marked.set(mark, element)
    }
    this.follow(performance.now() + SETTLING)
    if (milliseconds) this.timer = window.setTimeout(() => this.clear(), milliseconds)
  }

  /** Keeps the marks where their things are until the page has settled. */
  private follow(end: number): void {
    for (const [mark, element] of this.marked) place(mark, element)
    if (this.marked.size > 0 && performance.now() < end)
      requestAnimationFrame(() => this.follow(end))
  }

  clear(): void {
    window.clearTimeout(this.timer)
    for (const mark of this.marked.keys()) mark.remove()
    this.marked.clear()
  }
}
