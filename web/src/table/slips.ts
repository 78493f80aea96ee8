/** Clicks that nobody meant: what is under the pointer has taken the place of something else a moment ago. One watch
 *  for bar and board alike. What has been there all along can be clicked as fast as anybody likes. */

const MOMENT = 500 // milliseconds in which nobody has seen what is new
const NEAR: Readonly<Record<string, number>> = { touch: 30 } // pixels; whoever has moved on has aimed anew
const NEAR_OTHERWISE = 6
const PRESSED = 'button, a, [role=button], [data-thing]'

interface Seen {
  what: string
  at: number
}

/** What a click here would be about: a choice is another one as soon as something else is asked. */
function meaningOf(element: Element | null): string {
  const pressed = element?.closest<HTMLElement | SVGElement>(PRESSED)
  if (!pressed) return ''
  const lit = pressed.closest<HTMLElement | SVGElement>('.lit')
  const asked =
    lit || pressed.matches('.choice')
      ? pressed.closest<HTMLElement>('[data-asked]')?.dataset.asked
      : ''
  const name = pressed.dataset.thing ?? pressed.getAttribute('aria-label') ?? pressed.textContent
  return [asked, lit?.dataset.thing, name].join('|')
}

export class Slips {
  private pointer = { x: -1, y: -1 }
  private aimed = { x: -1, y: -1 } // where the pointer was when something was seen last
  private seen: Seen[] = []

  /** Where the pointer is; far from where it was, nothing there can surprise. */
  moved = ({ clientX: x, clientY: y, pointerType }: PointerEvent): void => {
    this.pointer = { x, y }
    const near = NEAR[pointerType] ?? NEAR_OTHERWISE
    if (Math.hypot(x - this.aimed.x, y - this.aimed.y) > near) this.seen = []
  }

  /** The table is about to change: what is under the pointer now. */
  remember(element = document.elementFromPoint(this.pointer.x, this.pointer.y)): void {
    const now = performance.now()
    const recent = this.seen.filter(({ at }) => now - at < MOMENT)
    this.seen = [...recent, { what: meaningOf(element), at: now }]
    this.aimed = this.pointer
  }

  /** Stops a click on what was not there a moment ago. The keyboard never slips. */
  stop = (event: MouseEvent): void => {
    if (event.detail === 0 || !(event.target instanceof Element)) return
    const [what, now] = [meaningOf(event.target), performance.now()]
    const isNew = this.seen.some((before) => now - before.at < MOMENT && before.what !== what)
    if (what && isNew) {
      event.stopPropagation()
      event.preventDefault()
    } else this.remember(event.target)
  }
}
