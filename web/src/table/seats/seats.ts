/** What seats are called and what they have scored. */

import { t } from '../../i18n'
import type { Position, Seat } from '../../wire'

/** In the place of a seat: nobody's. */
export const NOBODY = -1

export function seatName(seats: Seat[], number: number): string {
  return seats[number]?.name ?? ''
}

/** Whether a seat belongs to somebody with a link who is not connected. */
export function isMissing(seat: Seat): boolean {
  return seat.kind === 'link' && !seat.present
}

/** Whether a person is not at the table just now, by whatever way they have come. Nobody sits at a record. */
export function isAway({ seats, origin }: Position, number: number): boolean {
  const seat = seats[number]
  return (
    origin?.kind !== 'record' && (seat?.kind === 'here' || seat?.kind === 'link') && !seat.present
  )
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

/** What the first sources of a seat's points add up to. */
export function countedOf(position: Position, seat: number, sources: number): number {
  const points = Object.values(scoredOf(position, seat)?.scoring ?? {})
  return points.slice(0, sources).reduce((sum, each) => sum + each, 0)
}

/** All points of a seat as if the game were scored now. */
export function totalOf(position: Position, seat: number): number {
  return position.scores[seat] ?? 0
}

/** Who begins, in words; nothing where there is nobody to begin before. */
export function beginsWords(seats: Seat[]): string {
  const alone = seats.length < 2 || seats.some(({ kind }) => kind === 'automaton')
  return alone ? '' : t('frame-begins', { name: seatName(seats, 0) })
}
