/** The view of Dewan as the server sends it. */

import type { Option, Position } from '../wire'
import type { Payment, Tribe } from './wire'

export type { Cost, Decision, OwnStory, Payment, Route, Space, Tribe, Tucked, View } from './wire'
export { viewOf } from './wired'

export type Place = [number, number]

/** Whose tribe is shown in full: the own one; for somebody who looks on, the one to move. */
export function ownSeat(position: Position): number {
  return position.seat >= 0 ? position.seat : Math.max(position.toMove, 0)
}

export function nameOf(position: Position, seat: number): string {
  return position.seats[seat]?.name ?? ''
}

/** By how much a choice is sure to change a seat's points. */
export function gainOf(option: Option, position: Position, seat: number): number {
  return option.scores.length ? option.scores[seat]! - position.scores[seat]! : 0
}

export function keyOf(place: Place): string {
  return `${place[0]},${place[1]}`
}

export function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}

/** Cards one by one, from their numbers by name. */
export function spread(cards: Record<string, number>): string[] {
  return Object.entries(cards).flatMap(([name, count]) => Array<string>(count).fill(name))
}

/** How much fire a tribe would score; a team's is counted together. */
export function fireOf(tribe: Tribe): number {
  return tribe.scoring['fire'] ?? 0
}

/** Whether a payment is a part of others; it is taken out of them then. */
export function takeOut(payment: Payment, others: Payment[]): boolean {
  const found = others.findIndex(({ card, to }) => card === payment.card && to === payment.to)
  if (found >= 0) others.splice(found, 1)
  return found >= 0
}
