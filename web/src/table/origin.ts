/** Where a table comes from, as far as it leads back there. */

import type { Position } from '../wire'

type Origin = Position['origin']

/** The address of the position that a what-if goes on from; null for other tables. */
export function forkedFrom(origin: Origin): string | null {
  return origin?.kind === 'what-if' ? `/table/${origin.table}/at/${origin.number}` : null
}

/** The address of the position in which an event had just happened; with the newest, the latest. */
export function positionOf(table: string, event: number): string {
  return `/table/${table}/at/0?event=${Math.max(event, 0)}`
}

const DAY = 24 * 60 * 60_000

/** Whether a table plays a deal whose day, one of UTC, is not over: nothing that would help others is told of it. */
export function isSecret(origin: Origin): boolean {
  return origin?.kind === 'deal' && Date.now() < Date.parse(`${origin.date}T00:00:00Z`) + DAY
}
