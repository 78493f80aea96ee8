/** Where goods come from, and where they are paid to. */

import type { Spot } from '../../motion/flights'
import { boughtThing } from './payment'
import type { Spots } from '../board/spots'
import type { View } from '../view'
import type { Happened, Happening } from '../wired'

/** What there is to know about a change: its events, and where the latest thing happened. */
interface Whence {
  readonly events: readonly Happening[]
  readonly spots: Spots
  readonly before: View
  readonly own: number
  readonly source: Spot | null
}

/** Where gains and points come from. */
export function sourceOf(event: Happened['gain' | 'score'], { spots, source }: Whence): Spot {
  const { seat, because } = event
  const [kind, number] = because.split(' ').slice(-2)
  if (because.startsWith('gnome')) return spots.gnome(seat, Number(number))
  if (because.startsWith('council space') || because === 'bonus 1')
    return spots.middle(`space:${number}`)
  if (because === 'passing') return ['countdown:']
  if (kind === 'fate' || kind === 'printed' || because === 'opening')
    return source ?? spots.fate(seat)
  return source ?? spots.panel(seat)
}

/** What a payment is for: the next event that is none, or what the decision before it says. */
export function goalOf(scene: Whence, index: number, seat: number): Spot {
  const { spots, before } = scene
  const next = scene.events.slice(index).find(({ event }) => event !== 'pay' && event !== 'score')
  const goal = next && goalSpot(next, scene, seat)
  if (goal) return goal
  const { payment } = before.decision
  const thing = payment && boughtThing(payment)
  if (!thing) return spots.panel(seat)
  const everywhere = /^(path|place|gap):/.test(thing) ? spots.city(seat, thing) : [thing]
  return [...everywhere, ...spots.panel(seat)]
}

function goalSpot(event: Happening, { spots, own }: Whence, seat: number): Spot | null {
  switch (event.event) {
    case 'sail':
      return spots.sea(`island:${event.to}`)
    case 'guardian':
      return spots.sea(`island:${event.guardian}`)
    case 'path':
      return spots.paths(pathSource(event))
    case 'move':
      return spots.city(seat, locationThing(event.from, seat === own))
    case 'turn wheel':
      return spots.middle('pit:')
    case 'recruit':
      return spots.gnomes(`gnome:${event.gnome}`)
    case 'take task':
      return spots.sea(`task:${event.task}`)
    case 'light':
      return spots.city(seat, `place:${event.place}`)
    default:
      return null
  }
}

/** The thing of the displays that a path tile was taken from. */
export function pathSource({ from }: Happened['path']): string {
  const [kind, number] = from.split(' ')
  return kind === 'tile' || kind === 'stack' ? `${kind}:${number}` : 'stack:1'
}

/** The thing where a guardian stands; a small picture has no seats beside its bonfires. */
export function locationThing(where: string, own: boolean): string {
  const [kind, place = ''] = where.split(' ')
  return kind === 'bonfire' ? `${own ? 'seat' : 'place'}:${place}` : `${kind}:${place}`
}
