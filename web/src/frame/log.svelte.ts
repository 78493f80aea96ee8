/** All events of a table that this browser may see. */

import { type GameEvent, logOf } from '../api'
import { idle } from '../idle'
import type { Position } from '../wire'

export class Log {
  events = $state.raw<GameEvent[]>([])
  fresh = $state.raw<GameEvent[]>([]) // those that have come while somebody was here, to be read out
  private eyes: number | null = null
  private begun = false // the whole has been fetched once
  private loading = 0 // how many answers are still awaited

  constructor(private readonly id: string) {}

  /** Takes in what a position tells; asks for the rest when it does not join on. */
  async take(position: Position): Promise<void> {
    const joins = this.events.length + position.events.length === position.logLength
    const anew = position.undone || position.seat !== this.eyes
    const whole = anew || this.loading > 0
    this.eyes = position.seat
    if (joins && !whole) {
      this.events = [...this.events, ...position.events]
      this.fresh = [...this.fresh, ...position.events]
    } else if (whole || this.events.length !== position.logLength) {
      await this.reload(position.seat, anew)
    }
  }

  private async reload(seat: number, anew: boolean): Promise<void> {
    this.loading++
    await idle() // the position is drawn first
    const events = await logOf(this.id, seat).catch(() => null)
    this.loading--
    if (this.loading > 0 || !events) return // a later answer is on its way, or the line is down
    this.fresh = anew || !this.begun ? [] : [...this.fresh, ...events.slice(this.events.length)]
    this.events = events
    this.begun = true
  }
}
