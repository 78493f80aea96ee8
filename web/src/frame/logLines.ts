/** The log in words: one line for each deed worth one, and a heading for each round. */

import type { GameEvent } from '../api'
import type { Position } from '../wire'
import type { Words } from './titles'

export interface LogLine {
  number: number
  seat: number // -1 for nobody
  text: string
  round: number | null // the line is the heading of this round
}

export function logLines(events: GameEvent[], position: Position, words: Words): LogLine[] {
  const texts = new Map(words.deedWords(events, position).map(({ index, text }) => [index, text]))
  const lines: LogLine[] = []
  let round: number | null = null
  events.forEach((event, index) => {
    const seat = Number(event.seat ?? 0) - 1
    if (event.event === 'turn' && typeof event.round === 'number' && event.round !== round) {
      round = event.round
      lines.push({ number: -1 - index, seat: -1, text: '', round })
    }
    const text = texts.get(index)
    if (text !== undefined) lines.push({ number: index, seat, text, round: null })
  })
  return lines
}
