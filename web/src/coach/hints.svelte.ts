/** Hints on request: asked for, thought about, shown, and gone with the position they are for. */

import { ApiError, hintsFor } from '../api'
import { toasts } from '../kit/toasts.svelte'
import { t } from '../i18n'
import type { Hint, Position } from '../wire'

export type HintState = 'off' | 'thinking' | 'shown' | 'nudge'

export class Hints {
  state = $state<HintState>('off')
  found = $state.raw<Hint[]>([])
  unfolded = $state(false) // on a small screen, where they are a row of the bar else
  private asking: AbortController | null = null

  constructor(private readonly table: string) {}

  /** Asks for the best choices in a position; a second time takes them away. */
  async toggle(position: Position): Promise<void> {
    if (this.state !== 'off') this.hide()
    else if (position.permissions.hint) await this.ask(position.version)
  }

  /** Shows where the best choices are, without saying which is which. */
  nudge(): void {
    this.state = 'nudge'
  }

  hide(): void {
    this.asking?.abort()
    this.asking = null
    this.found = []
    this.unfolded = false
    this.state = 'off'
  }

  private async ask(version: number): Promise<void> {
    const asking = new AbortController()
    this.asking = asking
    this.state = 'thinking'
    try {
      const answer = await hintsFor(this.table, asking.signal)
      if (this.asking !== asking) return
      this.found = answer.version === version ? answer.hints : []
      this.state = this.found.length > 0 ? 'shown' : 'off'
    } catch (problem) {
      if (this.asking !== asking) return
      this.hide()
      const answered = problem instanceof ApiError
      toasts.add(
        'refused',
        t(answered ? `frame-refused-${problem.reason || 'no-advice'}` : 'frame-connection-lost'),
      )
    }
  }
}
