/** Where goods come from, and where they are paid to. */

import type { GameEvent, Spot } from '../../motion/flights'
import { boughtThing } from './payment'
import type { Spots } from '../board/spots'
import type { View } from '../view'

/** What there is to know about a change: its events, and where the latest thing happened. */
interface Whence {
  readonly events: readonly GameEvent[]
  readonly spots: Spots
  readonly before: View
  readonly own: number
  readonly source: Spot | null
}

export const seatOf = (event: GameEvent): number => Number(event.seat) - 1
export const word = (value: unknown): string => String(value)

/** Where gains and points come from. */
export function sourceOf(event: GameEvent, { spots, source }: Whence): Spot {
  const seat = seatOf(event)
  const because = word(event.because)
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
  const goals: Record<string, () => Spot> = {
    sail: () => spots.sea(`island:${word(next!.to)}`),
    guardian: () => spots.sea(`island:${word(next!.guardian)}`),
    path: () => spots.paths(pathSource(next!)),
    move: () => spots.city(seat, locationThing(word(next!.from), seat === scene.own)),
    'turn wheel': () => spots.middle('pit:'),
    recruit: () => spots.gnomes(`gnome:${word(next!.gnome)}`),
    'take task': () => spots.sea(`task:${word(next!.task)}`),
    light: () => spots.city(seat, `place:${word(next!.place)}`),
  }
  const goal = next && goals[word(next.event)]
  if (goal) return goal()
  const { payment } = before.decision
  const thing = payment && boughtThing(payment)
  if (!thing) return spots.panel(seat)
  const everywhere = /^(path|place|gap):/.test(thing) ? spots.city(seat, thing) : [thing]
  return [...everywhere, ...spots.panel(seat)]
}

/** The thing of the displays that a path tile was taken from. */
export function pathSource({ from }: GameEvent): string {
  const [kind, number] = word(from).split(' ')
  return kind === 'tile' || kind === 'stack' ? `${kind}:${number}` : 'stack:1'
}

/** The thing where a guardian stands; a small picture has no seats beside its bonfires. */
export function locationThing(where: string, own: boolean): string {
  const [kind, place = ''] = where.split(' ')
  return kind === 'bonfire' ? `${own ? 'seat' : 'place'}:${place}` : `${kind}:${place}`
}
