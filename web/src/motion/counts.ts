/** Counts on the board that go up when what they count has arrived, and not before. */

const TOTALS = '[data-count="total"]'
const COUNTING = 400
const MOST_STEPS = 12

interface Held {
  text: Text
  final: string
  missing: number
}

function textOf(element: Element | null): Text | null {
  const first = element?.firstChild
  return first instanceof Text ? first : null
}

/** The number that belongs to a place: in it, or the place itself. */
export function countIn(element: Element): Element | null {
  return element.matches('[data-count]') ? element : element.querySelector('[data-count]')
}

export class Counts {
  private readonly held = new Map<Element, Held>()
  private readonly before = new Map<Element, string>()
  private timers: number[] = []

  /** Remembers the totals as they are shown. */
  constructor() {
    for (const total of document.querySelectorAll(TOTALS)) this.before.set(total, total.textContent)
  }

  /** Keeps a number back by so much. */
  hold(element: Element, count: number): void {
    const text = textOf(element)
    if (!text || Number.isNaN(Number(text.data))) return
    const held = this.held.get(element) ?? { text, final: text.data, missing: 0 }
    held.missing += count
    this.held.set(element, held)
    text.data = String(Number(held.final) - held.missing)
  }

  /** So much has arrived. */
  add(element: Element, count: number): void {
    const held = this.held.get(element)
    if (!held) return
    held.missing -= count
    held.text.data = String(Number(held.final) - held.missing)
  }

  /** Lets the totals that have changed count up, so that they are right at a moment. */
  countUp(end: number): void {
    const start = Math.max(0, end - COUNTING)
    for (const [total, old] of this.before) {
      const text = textOf(total)
      const change = Number(text?.data) - Number(old)
      if (!text || !total.isConnected || this.held.has(total) || !change) continue
      this.hold(total, change)
      const steps = Math.min(MOST_STEPS, Math.abs(change))
      for (let step = 1; step <= steps; step += 1) {
        const due = Math.round((change * step) / steps) - Math.round((change * (step - 1)) / steps)
        this.timers.push(
          window.setTimeout(() => this.add(total, due), start + ((end - start) * step) / steps),
        )
      }
    }
  }

  /** Shows every number as it is. */
  restore(): void {
    for (const timer of this.timers) window.clearTimeout(timer)
    this.timers = []
    for (const { text, final } of this.held.values()) text.data = final
    this.held.clear()
  }
}
