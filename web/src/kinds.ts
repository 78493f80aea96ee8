/** Events and choices by their kinds, so that a table with a row for each kind is called with what that kind tells. */

import type { Position } from './wire'

/** What happened and to which seat; each title knows what else its events tell. */
export type GameEvent = Position['events'][number]

interface Named {
  kind: string
  args: unknown
}

export type ArgsByKind<Choice extends Named> = {
  [Each in Choice as Each['kind']]: Each['args']
}

export type OfKind<Choice extends Named, Kind extends Choice['kind']> = {
  [Each in Kind]: { kind: Each; args: ArgsByKind<Choice>[Each] }
}[Kind]

export type EventsByName<Happening extends { event: string }> = {
  [Each in Happening as Each['event']]: Each
}
