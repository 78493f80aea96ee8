/** What is shown of a table while the line to it opens: who plays there, and the board with no game on it. */

import type { Position, Summary } from '../wire'

const NOT_YET = -1 // the version before the first one

/** Whether nothing is known of the game so far. */
export function isLaid({ version }: Position): boolean {
  return version === NOT_YET
}

export function laidPosition(summary: Summary, view: unknown): Position {
  const { id, title, options, seats, yours, toMove, origin, scores } = summary
  return {
    t: 'position',
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
    closed: [],
    powers: {},
    events: [],
    undone: false,
    logLength: 0,
    thinking: false,
    confirming: false,
    over: false,
    scores,
    winners: [],
    origin,
  }
}
