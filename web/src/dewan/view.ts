/** The view of Dewan as the server sends it. */

import type { Option, Position } from '../wire'
import type { Sign, Terrain } from './art/shapes'

export type Place = [number, number]
export type Ground = Terrain | 'centre' | 'closed'
export type Space = {
  at: Place
  ground: Ground
  zone: Place | null
  berries: number
  camp: number
  marker: boolean
}
export type Tucked = { card: string; terrain: Terrain; symbol: Sign | null }
export type OwnStory = { story: string; fulfilled: boolean }
export type Tribe = {
  camps: Place[]
  cards: number
  known_cards: Record<string, number>
  hidden_cards: number[]
  tucked: (Tucked | null)[]
  stories: OwnStory[]
  has: Record<string, number>
  berries: number
  fish: number
  scoring: Record<string, number>
  hand?: Record<string, number>
}
export type Phase =
  | 'draft a story'
  | 'turn'
  | 'choose cost'
  | 'pay cards'
  | 'choose a story'
  | 'tuck a card'
  | 'place lava'
  | 'place water'
  | 'fish'
  | 'over'
/** Spaces from a camp to a target, and payments in the words of choices: one for each space, or for
 *  all of the way through one water. */
export type Route = { route: Place[]; fare: string[] }
/** The fewest cards for a target, and a route that asks for so many. */
export type Cost = Route & { at: Place; cards: number }
export type Decision = {
  seat: number
  phase: Phase
  target?: Place | null
  size?: number
  paid?: string[]
  costs?: Cost[]
  routes?: Route[]
}
export type View = {
  scenario: 'base' | 'team' | 'volcano' | 'downpour' | 'lake-villages'
  players: number
  round: number
  last_round: boolean
  spaces: Space[]
  symbols: [Sign, Place, Place][]
  row: (string | null)[]
  pile: number[]
  discards: Record<string, number>
  stories: { open: (string | null)[]; unseen: string[] }
  tribes: Tribe[]
  decision: Decision
  reserve?: number[]
  markers?: number
  fish?: number
}

export function viewOf(position: Position): View {
  return position.view as unknown as View
}

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
