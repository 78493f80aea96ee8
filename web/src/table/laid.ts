/** What is shown of a table while the line to it opens: who plays there, and the board with no game on it. */

import type { Position, Summary } from '../wire'

const NOT_YET = -1 // the version before the first one

/** What is told of a position in which nothing happens and nothing can be done. */
export const AT_REST = {
  t: 'position',
  closed: [],
  permissions: {},
  events: [],
  undone: false,
  logLength: 0,
  thinking: false,
  confirming: false,
  winners: [],
} satisfies Partial<Position>

/** Whether nothing is known of the game so far. */
export function isLaid({ version }: Position): boolean {
  return version === NOT_YET
}

export function laidPosition(summary: Summary, view: unknown): Position {
  const { id, title, options, seats, yours, toMove, origin, scores } = summary
  return {
    ...AT_REST,
    version: NOT_YET,
    table: id,
    title,
    options,
    seats,
    yours,
    seat: yours.includes(toMove) ? toMove : (yours[0] ?? -1),
    view: view as Position['view'],
    toMove,
    choices: [],
    over: false,
    scores,
    origin,
  }
}
