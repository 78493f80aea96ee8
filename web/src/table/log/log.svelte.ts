/** All events of a table that this browser may see. */

import { logOf } from '../../api'
import type { GameEvent } from '../../kinds'
import { idle } from '../../idle'
import type { Position } from '../../wire'

export class Log {
  events = $state.raw<GameEvent[]>([])
  fresh = $state.raw<GameEvent[]>([]) // those that have come while somebody was here, to be read out
  private eyes: number | null = null
  private known = 0 // how many there were when somebody came, or went back to
  private told = 0 // how many there were at the position that is shown
  private loading = 0 // how many answers are still awaited

  constructor(private readonly id: string) {}

  /** Takes in what a position tells; asks for the rest when it does not join on. */
  async take(position: Position): Promise<void> {
    const { events, logLength, seat, undone } = position
    const joins = this.events.length + events.length === logLength
    const anew = undone || seat !== this.eyes
    const before = undone || this.eyes === null ? logLength : this.told
    this.told = logLength
    if (anew) {
      this.fresh = []
      this.known = before // what comes with other eyes is as new to these
      this.eyes = seat
    }
    if (joins && !anew && this.loading === 0) this.keep([...this.events, ...events])
    else if (anew || this.loading > 0 || this.events.length !== logLength) await this.reload(seat)
    else this.keep(this.events)
  }

  private keep(events: GameEvent[]): void {
    this.events = events
    this.fresh = events.slice(this.known, this.told)
  }

  private async reload(seat: number): Promise<void> {
    this.loading++
    await idle() // the position is drawn first
    const events = await logOf(this.id, seat).catch(() => null)
    this.loading--
    if (this.loading > 0 || !events) return // a later answer is on its way, or the line is down
    this.keep(events)
  }
}
