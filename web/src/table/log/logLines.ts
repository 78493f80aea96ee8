/** The log in words: one line for each deed worth one, and a heading for each round. */

import type { GameEvent } from '../../kinds'
import type { Position } from '../../wire'
import type { Picture, Words } from '../boards'

export interface LogLine {
  number: number
  seat: number // -1 for nobody
  text: string
  drawn: string // as in `Deed`
  pictures: Picture[]
  points: number
  rule: string
  round: number | null // the line is the heading of this round
}

export function logLines(events: GameEvent[], position: Position, words: Words): LogLine[] {
  const deeds = new Map(words.deedWords(events, position).map((deed) => [deed.index, deed]))
  const lines: LogLine[] = []
  let round: number | null = null
  events.forEach((event, index) => {
    const seat = event.seat
    if (event.event === 'turn' && typeof event.round === 'number' && event.round !== round) {
      round = event.round
      lines.push({
        number: -1 - index,
        seat: -1,
        text: '',
        drawn: '',
        pictures: [],
        points: 0,
        rule: '',
        round,
      })
    }
    const deed = deeds.get(index)
    if (!deed) return
    const { text, drawn, pictures, points, rule } = deed
    lines.push({ number: index, seat, text, drawn, pictures, points, rule, round: null })
  })
  return lines
}
