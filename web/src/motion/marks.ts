/** What has changed where nothing travels: it fades in and keeps a thin ring for a while. */

import { type Box, Places } from './anchors'
import type { Flight, Spot } from './flights'

const FADE = 120
const MARGIN = 3

function changed(flight: Flight): Spot | null {
  if (flight.kind === 'travel') return flight.lands === 'vanishes' ? null : flight.to
  return flight.kind === 'flash' ? null : flight.at
}

export class Marks {
  private rings: HTMLElement[] = []
  private timer = 0

  /** Marks the goals of these flights, for so long or until the next change. */
  show(layer: HTMLElement, flights: readonly Flight[], milliseconds: number): void {
    this.clear()
    const places = new Places()
    const marked = new Map<Element, Box>()
    for (const flight of flights) {
      const spot = changed(flight)
      const found = spot && places.find(spot)
      if (found) marked.set(found.element, found.box)
    }
    for (const [element, { x, y, width, height }] of marked) {
      element.animate({ opacity: [0.2, 1] }, FADE)
      const ring = document.createElement('div')
      ring.className = 'ring'
      ring.style.cssText = `left:${x - width / 2 - MARGIN}px;top:${y - height / 2 - MARGIN}px;width:${width + 2 * MARGIN}px;height:${height + 2 * MARGIN}px`
      layer.append(ring)
      this.rings.push(ring)
    }
    if (milliseconds) this.timer = window.setTimeout(() => this.clear(), milliseconds)
  }

  clear(): void {
    window.clearTimeout(this.timer)
    for (const ring of this.rings.splice(0)) ring.remove()
  }
}
