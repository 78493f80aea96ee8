/** The positions of a table as one seat saw them, fetched some at a time. */

import { ApiError, positionsOf } from '../api'
import type { PastPosition } from '../wire'

const AT_ONCE = 16

export class Past {
  failed = $state(false)
  private found = $state.raw(new Map<number, PastPosition>())
  private asked = new Set<number>() // the first numbers of what has been asked for

  constructor(
    private readonly id: string,
    readonly seat: number,
    private readonly length: number,
    private readonly stale: () => void, // what there was is there no more
  ) {}

  at(number: number): PastPosition | undefined {
    return this.found.get(number)
  }

  /** Fetches a position with its neighbours, and those that come soon after. */
  need(number: number): void {
    const first = number - (number % AT_ONCE)
    void this.fetch(first)
    if (number - first >= AT_ONCE / 2) void this.fetch(first + AT_ONCE)
    else void this.fetch(first - AT_ONCE)
  }

  /** Fetches everything, the nearest first: somebody is about to slide. */
  async needAll(number: number): Promise<void> {
    const firsts = Array.from(
      { length: Math.floor(this.length / AT_ONCE) + 1 },
      (_, index) => index * AT_ONCE,
    )
    firsts.sort((one, other) => Math.abs(one - number) - Math.abs(other - number))
    for (const first of firsts) await this.fetch(first)
  }

  private async fetch(first: number): Promise<void> {
    if (first < 0 || first > this.length || this.asked.has(first)) return
    this.asked.add(first)
    try {
      const last = Math.min(first + AT_ONCE - 1, this.length)
      const more = await positionsOf(this.id, first, last, this.seat)
      this.found = new Map([...this.found, ...more.map((past) => [past.number, past] as const)])
      this.failed = false
    } catch (problem) {
      this.asked.delete(first)
      if (problem instanceof ApiError && problem.reason === 'unknown-position') this.stale()
      else this.failed = true
    }
  }
}
