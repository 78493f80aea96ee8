/** What is seen to move in Bonfire: each kind of event, told as flights in their order. */

import { type Director, type Flight } from '../../motion/flights'
import { NOBODY } from '../../table/seats/seats'
import type { Printed } from '../printed'
import { ownSeat } from '../view'
import { type EventName, type Happened, type Happening, happeningsOf } from '../wired'
import { Scene, type Rows } from './scene'
import { middle } from './middle'
import { sea } from './sea'
import { supply } from './supply'

const ROWS: Rows = { ...supply, ...sea, ...middle }

/** Where others are seen to do something, if not in their cities. */
const SEEN_AT: { readonly [Name in EventName]?: string[] } = {
  sail: ['sea'],
  'take task': ['sea'],
  offer: ['sea'],
  guardian: ['sea'],
  'turn wheel': ['bonfire'],
  recruit: ['bonfire', 'gnomes'],
  novice: ['bonfire', 'paths'],
  'council novice': ['bonfire', 'paths'],
}

/** What leads to no page by itself: prices, and what the table does. */
const ASIDE: readonly EventName[] = [
  'pay',
  'discard',
  'turn',
  'round',
  'over',
  'countdown round',
  'open path',
  'open gnome',
  'open offering',
]

/** The page of a phone that shows what happened: where it is for everybody, or the city of whoever did it. */
function frontOf(events: readonly Happening[], own: number): string[] | undefined {
  const shared = events.map(({ event }) => SEEN_AT[event]).find(Boolean)
  if (shared) return shared
  const deed = events.find(({ event, seat }) => seat !== NOBODY && !ASIDE.includes(event))
  return deed && [deed.seat === own ? 'city' : 'others']
}

function tell<Name extends EventName>(event: Happened[Name], scene: Scene, index: number): void {
  ROWS[event.event as Name]?.(event, scene, index)
}

/** How a table whose pieces show this moves. */
export function directorFor(printed: Printed): Director {
  return {
    skin: 'bonfire',
    most: 2500,
    ring: 2000,
    flights(events, before, after): Flight[] {
      const happened = happeningsOf(events)
      const scene = new Scene(happened, before, after, printed)
      happened.forEach((event, index) => tell(event, scene, index))
      return scene.time.flights
    },
    front: (events, position) => frontOf(happeningsOf(events), ownSeat(position)),
  }
}
