/** The log beside a replay: each line with the position that it leads to and what it brought. */

import type { LogLine } from '../table/log/logLines'
import type { Course } from '../wire'
import { numberOfEvent, placeOf } from './course'

export interface PastLine extends LogLine {
  begins: number // the position with its first event
  at: number // the position with all that belongs to it
  where: string // the turn, and the step of it
  total: number // points of whoever did it, as if the game were scored then
}

export function pastLines(lines: LogLine[], course: Course, events: number): PastLine[] {
  const deeds = lines.filter(({ round }) => round === null)
  const found = new Map<number, PastLine>()
  deeds.forEach((line, index) => {
    const next = deeds[index + 1]?.number ?? events
    const begins = numberOfEvent(course, line.number)
    const at = Math.max(begins, numberOfEvent(course, next - 1))
    const { turn, step, steps } = placeOf(course, at)
    const total = course.scores[at]?.[line.seat] ?? 0
    const where = steps > 1 ? `${turn + 1}.${step}` : `${turn + 1}`
    found.set(line.number, { ...line, begins, at, where, total })
  })
  return lines.map(
    (line) => found.get(line.number) ?? { ...line, begins: 0, at: 0, where: '', total: 0 },
  )
}

/** The line that a position has come to; null before the first. */
export function lineAt(lines: PastLine[], number: number): PastLine | null {
  return (
    lines.findLast((line) => line.round === null && line.begins <= number && line.begins > 0) ??
    null
  )
}
