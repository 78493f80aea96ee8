/** Who won, and how everybody was placed. */

import { t } from '../../i18n'
import type { Position } from '../../wire'
import type { Scoring } from './scoring'
import { seatName, totalOf } from '../seats/seats'
import { sideName } from '../seats/sides'

/** Those who score together, and how they did. */
export interface Side {
  seats: number[]
  name: string
  points: number
  won: boolean
  place: number
}

export interface Result {
  ranking: Side[]
  tied: boolean // equal points, and the tie-break decided
  heading: string
  tie: string // what decided, in words
}

export function resultOf(position: Position, scoring: Scoring): Result {
  const ranking = rankingOf(position, scoring)
  const best = ranking.filter(({ points }) => points === ranking[0]!.points)
  const winners = ranking.filter(({ won }) => won)
  const tied = best.length > winners.length && scoring.tieBreak !== null
  return {
    ranking,
    tied,
    heading: headingOf(position, winners),
    tie: tied ? tieWords(scoring, best) : '',
  }
}

/** The end in one breath, for those who hear it: who won, what decided, and everybody's points. */
export function resultWords(position: Position, scoring: Scoring): string {
  const { heading, tie, ranking } = resultOf(position, scoring)
  const points = ranking.map(({ name, points }) => t('frame-seat-points', { name, points }))
  return [`${t('frame-over')}.`, `${heading}.`, ...(tie ? [tie] : []), ...points].join(' ')
}

function rankingOf(position: Position, { sides }: Scoring): Side[] {
  const found = sides.map((seats) => ({
    seats,
    name: sideName(position.seats, seats),
    points: totalOf(position, seats[0]!),
    won: position.winners.includes(seats[0]!),
  }))
  const isBefore = (one: Omit<Side, 'place'>, other: Omit<Side, 'place'>) =>
    one.points > other.points || (one.points === other.points && one.won && !other.won)
  return found
    .map((side) => ({ ...side, place: 1 + found.filter((other) => isBefore(other, side)).length }))
    .toSorted((one, other) => one.place - other.place)
}

function headingOf(position: Position, winners: Side[]): string {
  const [side] = winners
  const names = position.winners.map((seat) => seatName(position.seats, seat)).join(' & ')
  const shared = t('frame-end-wins', { names, count: position.winners.length })
  if (winners.length !== 1 || !side) return shared
  if (position.yours.length === 1 && side.seats.includes(position.yours[0]!))
    return t('frame-end-you-win')
  return side.seats.length > 1 ? t('frame-end-team-wins', { names: side.name }) : shared
}

function tieWords({ tieBreak }: Scoring, best: Side[]): string {
  if (!tieBreak) return ''
  const [most, fewer] = best.map(({ seats }) => tieBreak.counts[seats[0]!]!)
  return t('frame-end-tie', { what: tieBreak.name, most: most!, fewer: fewer! })
}
