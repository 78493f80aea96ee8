/** What seats are called and what they have scored. */

import type { Position, Seat } from '../wire'

export function seatName(seats: Seat[], number: number): string {
  return seats[number]?.name ?? ''
}

/** Whether a seat belongs to somebody with a link who is not connected. */
export function isMissing(seat: Seat): boolean {
  return seat.kind === 'link' && !seat.present
}

interface Scored {
  points?: number
  scoring?: Record<string, number>
}

/** The cities or tribes of a view: whatever a title calls those who score. */
export function scoredOf(position: Position, seat: number): Scored | undefined {
  const { cities, tribes } = position.view as { cities?: Scored[]; tribes?: Scored[] }
  return (cities ?? tribes)?.[seat]
}

/** All points of a seat as if the game were scored now. */
export function totalOf(position: Position, seat: number): number {
  return position.scores[seat] ?? 0
}
