/** The rule that is open over a table: pointed at for a moment, or pinned by a click. */

import { needRules } from './rule'
import { titleOfRule } from '../titles'

const DELAY = 250

interface Shown {
  code: string
  at: DOMRect
  pinned: boolean
}

const nowhere = (): null => null

class OpenRule {
  shown = $state.raw<Shown | null>(null)
  /** The rule of what is explained on the board right now: the search begins with it. */
  about = $state<string | null>(null)
  searching = $state(false)
  /** The rule that the search was opened with. */
  asked = $state<string | null>(null)
  /** Where on the table a rule is to be seen, as a selector. */
  placeOf: (code: string) => string | null = nowhere
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Opens a rule beside a link after a moment, unless the pointer leaves before. */
  point(code: string, link: Element): void {
    if (this.shown?.pinned) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.show(code, link, false), DELAY)
  }

  leave(): void {
    clearTimeout(this.timer)
    if (this.shown && !this.shown.pinned) this.timer = setTimeout(() => (this.shown = null), DELAY)
  }

  /** The pointer is on what is shown: it stays. */
  stay(): void {
    clearTimeout(this.timer)
  }

  pin(code: string, link: Element): Promise<void> {
    clearTimeout(this.timer)
    return this.show(code, link, true)
  }

  /** Another rule in the same place. */
  turnTo(code: string): void {
    if (this.shown) this.shown = { ...this.shown, code, pinned: true }
  }

  close(): void {
    clearTimeout(this.timer)
    this.shown = null
  }

  search(): void {
    this.asked = this.about
    this.close()
    this.searching = true
  }

  leaveTable(): void {
    this.close()
    this.searching = false
    this.placeOf = nowhere
  }

  private async show(code: string, link: Element, pinned: boolean): Promise<void> {
    const at = link.getBoundingClientRect()
    await needRules(titleOfRule(code))
    this.shown = { code, at, pinned }
  }
}

export const openRule = new OpenRule()
