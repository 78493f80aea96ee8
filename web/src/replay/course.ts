/** The course of a game, counted: which turn a position belongs to, and where it lies on the line. */

import type { Course, CourseTurn } from '../wire'

/** A position within its turn: that of the last choice made. */
export interface Place {
  turn: number // its number in the course; -1 before the first choice
  step: number
  steps: number
}

function lengthOf(course: Course, turn: number): number {
  const next = course.turns[turn + 1]?.first ?? course.length
  return next - course.turns[turn]!.first
}

/** The turn in which the choice before a position was made. */
export function placeOf(course: Course, number: number): Place {
  const turn = course.turns.findLastIndex(({ first }) => first < number)
  if (turn < 0) return { turn, step: 0, steps: 0 }
  return { turn, step: number - course.turns[turn]!.first, steps: lengthOf(course, turn) }
}

/** Where a position lies if every turn is equally long: in turns from the beginning. */
export function distanceTo(course: Course, number: number): number {
  const { turn, step, steps } = placeOf(course, number)
  return turn < 0 ? 0 : turn + step / steps
}

/** The position nearest to a distance. */
export function numberAt(course: Course, distance: number): number {
  const turn = Math.min(Math.floor(distance), course.turns.length - 1)
  if (turn < 0 || distance <= 0) return 0
  const part = Math.min(distance - turn, 1)
  return course.turns[turn]!.first + Math.round(part * lengthOf(course, turn))
}

/** The positions between turns. */
export function boundaries(course: Course): number[] {
  return [...course.turns.map(({ first }) => first), course.length]
}

export function turnBack(course: Course, number: number): number {
  return boundaries(course).findLast((boundary) => boundary < number) ?? 0
}

export function turnOn(course: Course, number: number): number {
  return boundaries(course).find((boundary) => boundary > number) ?? course.length
}

/** The position in which an event of the log had just been told. */
export function numberOfEvent(course: Course, event: number): number {
  const number = course.told.findIndex((told) => told > event)
  return number < 0 ? course.length : number
}

/** Where the last turn of a seat ended that was over before a position; null where there is none. */
export function endOfLastTurn(course: Course, seat: number, number: number): number | null {
  const ends = boundaries(course).slice(1)
  const turn = course.turns.findLastIndex(
    (turn, index) => turn.seat === seat && ends[index]! < number,
  )
  return turn < 0 ? null : ends[turn]!
}

export function lastRound(course: Course): number {
  return course.turns.at(-1)?.round ?? 0
}

/** The first turn of each round. */
export function roundsOf(course: Course): { round: number; turn: number }[] {
  const found: { round: number; turn: number }[] = []
  course.turns.forEach(({ round }: CourseTurn, turn) => {
    if (round > 0 && round !== found.at(-1)?.round) found.push({ round, turn })
  })
  return found
}
