/** Marks on the line of time: what is drawn where. */

import type { GameEvent } from '../kinds'
import type { Course, Mark } from '../wire'
import { distanceTo } from './course'

export interface Drawn {
  key: number
  seat: number
  at: number
  distance: number
  art: string
}

const ENDINGS = ['countdown', 'last round'] // what tells that the end comes near
const NEAR = 0.12 // turns; marks as near as this lie beside each other

/** What a title draws for a mark; nothing where that is shown by another one. */
export type MarkArt = (mark: Mark, event: GameEvent | undefined) => string | undefined

/** The marks of seats. */
export function drawnMarks(course: Course, log: GameEvent[], artOf: MarkArt): Drawn[] {
  const drawn: Drawn[] = []
  for (const mark of course.marks) {
    const art = mark.seat < 0 ? undefined : artOf(mark, log[mark.event])
    if (!art) continue
    let distance = distanceTo(course, mark.at)
    const before = drawn.findLast(({ seat }) => seat === mark.seat)
    if (before && distance - before.distance < NEAR) distance = before.distance + NEAR
    drawn.push({ key: mark.event, seat: mark.seat, at: mark.at, distance, art })
  }
  return drawn
}

export interface Ending {
  kind: string
  distance: number
}

/** From where on the end is near; null where it never came so far. */
export function endingOf(course: Course): Ending | null {
  const mark = course.marks.find(({ kind }) => ENDINGS.includes(kind))
  return mark ? { kind: mark.kind, distance: distanceTo(course, mark.at) } : null
}
