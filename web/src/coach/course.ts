/** The course of a game as a chart shows it: a step a turn. */

import type { Curve, Shade, Tick } from '../chart/scale'
import { sideName } from '../table/seats/sides'
import { t } from '../i18n'
import type { Course } from '../wire'

const NEAR_THE_END: Readonly<Record<string, string>> = {
  countdown: 'coach-countdown',
  'last round': 'coach-last-round',
}

/** How many choices had been made after each turn. */
function endsOf({ turns, length }: Course): number[] {
  return turns.map((_, turn) => turns[turn + 1]?.first ?? length)
}

/** The points of every side as if scored after each turn. */
export function pointsOverTurns(course: Course, sides: number[][]): Curve[] {
  const counted = [course.scores[0] ?? [], ...endsOf(course).map((end) => course.scores[end] ?? [])]
  return sides.map((seats) => ({
    seats,
    name: sideName(course.seats, seats),
    values: counted.map((scores) => scores[seats[0]!] ?? 0),
  }))
}

/** The rounds, each where its last turn ends. */
export function roundTicks({ turns }: Course): Tick[] {
  return turns.flatMap(({ round }, turn) => {
    if (round < 1 || turns[turn + 1]?.round === round) return []
    return [{ at: turn + 1, label: String(round), name: t('frame-round', { round }) }]
  })
}

/** The part of the game when its end was in sight. */
export function endInSight(course: Course): Shade | null {
  const mark = course.marks.find(({ kind }) => kind in NEAR_THE_END)
  if (!mark) return null
  const from = endsOf(course).findIndex((end) => end >= mark.at)
  return from >= 0 ? { from, label: t(NEAR_THE_END[mark.kind]!) } : null
}
