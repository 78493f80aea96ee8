/** The review of a finished game: waited for, and looked into by seat. */

import { ApiError, courseOf, positionsOf, reviewOf } from '../api'
import { loadTable, type TableParts } from '../table/boards'
import type { Course, Position, Review, ReviewedTurn, Reviewing } from '../wire'

const LOOK_AGAIN = 700 // milliseconds
const COSTLY = 3

/** A turn of a seat that might have gone better, and the position where it might. */
export interface Costly {
  turn: ReviewedTurn
  index: number // among all turns
  position: Position
}

/** The costliest turns of a seat, and what its others cost together. */
export interface Costs {
  worst: Costly[]
  others: number
  cost: number
}

export class Reviewed {
  course = $state.raw<Course | null>(null)
  parts = $state.raw<TableParts | null>(null)
  last = $state.raw<Position | null>(null) // the position at the end
  review = $state.raw<Review | null>(null)
  progress = $state.raw<Reviewing>({ done: 0, total: 0 })
  problem = $state('') // a word of the protocol, or "offline"
  private timer = 0
  private closed = false

  constructor(private readonly id: string) {}

  /** Loads what is needed and waits for the review; what it returns stops waiting. */
  open(): () => void {
    void this.begin()
    return () => {
      this.closed = true
      window.clearTimeout(this.timer)
    }
  }

  async again(): Promise<void> {
    this.problem = ''
    await (this.course ? this.look() : this.begin())
  }

  private async begin(): Promise<void> {
    await this.trying(async () => {
      const course = await courseOf(this.id)
      const [parts, [end]] = await Promise.all([
        loadTable(course.title, this.id),
        positionsOf(this.id, course.length, course.length, course.viewpoints[0] ?? -1),
      ])
      this.parts = parts
      this.last = end!.position
      this.course = course
    })
    if (this.course) await this.look()
  }

  private async look(): Promise<void> {
    await this.trying(async () => {
      const answer = await reviewOf(this.id)
      if ('turns' in answer) this.review = answer
      else {
        this.progress = answer
        if (!this.closed) this.timer = window.setTimeout(() => void this.look(), LOOK_AGAIN)
      }
    })
  }

  private async trying(deed: () => Promise<void>): Promise<void> {
    try {
      await deed()
    } catch (problem) {
      this.problem = (problem instanceof ApiError && problem.reason) || 'offline'
    }
  }

  /** What the turns of a seat cost; of the worst with the position in which something else was best. */
  async costsOf(seat: number): Promise<Costs> {
    const turns = (this.review?.turns ?? []).map((turn, index) => ({ turn, index }))
    const better = turns.filter(({ turn }) => turn.seat === seat && turn.better.length > 0)
    const sorted = better.toSorted((one, other) => other.turn.cost - one.turn.cost)
    const rest = sorted.slice(COSTLY)
    const worst = sorted.slice(0, COSTLY).map(async ({ turn, index }) => {
      const number = turn.number + turn.at
      const [found] = await positionsOf(this.id, number, number, seat)
      return { turn, index, position: found!.position }
    })
    return {
      worst: await Promise.all(worst),
      others: rest.length,
      cost: rest.reduce((sum, { turn }) => sum + turn.cost, 0),
    }
  }
}
