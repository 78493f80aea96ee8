/** What comes over the wire as Dewan's own types, which are made from those of the server: the one place where it is
 *  called so. */

import type { ArgsByKind, EventsByName, GameEvent, OfKind } from '../kinds'
import type { Position, Step } from '../wire'
import type { Choice as Wired, Happening as Event, View } from './wire'

export type Kind = Wired['kind']
export type Args<Each extends Kind> = ArgsByKind<Wired>[Each]
export type ChoiceOf<Each extends Kind> = OfKind<Wired, Each>
export type Choice = ChoiceOf<Kind>

export function choiceOf(step: Step): Choice {
  return step as Choice
}

export function viewOf(position: Position): View {
  return position.view as View
}

export type Happened = EventsByName<Event>
export type EventName = keyof Happened
export type Happening = Happened[EventName]

export function happeningsOf(events: readonly GameEvent[]): Happening[] {
  return events as Happening[]
}
