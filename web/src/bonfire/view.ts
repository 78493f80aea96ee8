/** The view of a Bonfire table, as the server sends it: names and numbers, nothing hidden. */

import type { Position } from '../wire'

export interface Island {
  name: string
  ships: number[]
  resource?: string
  tasks?: string[]
  offerings?: number[]
  guardians?: number
}

export interface Place {
  path: string | null
  portal: boolean
  gap: string
  task: string | null
  lit: boolean
}

export interface LaidTile {
  number: number
  cell: [column: number, row: number]
  direction: Direction
}

export interface Fate {
  supply: number[]
  eighth: number | null
  laid: LaidTile[]
}

export interface City {
  name: string
  board: string
  points: number
  status: string
  turns: number
  ship: string | null
  tokens: Record<string, number>
  resources: Record<string, number>
  places: Place[]
  novices: number[]
  guardians: Record<string, string>
  gnomes: number[]
  offerings: { open: (string | null)[]; left: number[]; unseen: string[] }
  fate: Fate
  scoring: Record<string, number>
}

/** What is being paid for, and the part of the price that is due. */
export interface Payment {
  for: 'voyage' | 'guardian' | 'great bonfire' | 'path' | 'procession' | 'gnome' | 'task'
  name: string | number
  tokens?: Record<string, number>
  resources?: Record<string, number>
}

/** How far the own city has come with a task: things that count, and where the rest could come from. */
export interface Progress {
  have: number
  need: number
  there: string[]
  missing: string[]
  lacks: Record<string, number>
}

export interface Decision {
  seat: number
  phase: string
  acted: boolean
  in_hand: string | null
  payment: Payment | null
  /** How many tokens are still to be named, one by one. */
  left: number
  /** How many tokens would have to go before a fate tile is laid. */
  surplus: number
  progress: Record<string, Progress>
  council_progress: Record<string, Progress>
}

export interface View {
  players: number
  turn: number
  round: number
  countdown: number
  islands: Island[]
  great_bonfire: { field: number; used: boolean; portals: Record<string, number>[] }
  paths: { open: (string | null)[]; stacks: number[][]; unseen: string[][] }
  gnomes: { specialists: number[]; elders: number[]; unseen: number[]; discards?: number[] }
  council: {
    council_novices: Record<string, { space: number; lying: boolean }>
    seated: number
  }
  cities: City[]
  decision: Decision
  tom?: { played: number; unseen: string[] }
}

export type Direction = 'right' | 'left' | 'up' | 'down'

export const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  right: [1, 0],
  left: [-1, 0],
  up: [0, 1],
  down: [0, -1],
}

export function viewOf(position: Position): View {
  return position.view as unknown as View
}

/** Whose city lies in front of the receiver: the own one; a spectator sits behind the first. */
export function ownSeat(position: Position): number {
  return Math.max(position.seat, 0)
}

export function ownCity(position: Position): City {
  return viewOf(position).cities[ownSeat(position)]!
}

/** In a game alone against Tom his city is the second one; he has no ship. */
export function isTom(city: City): boolean {
  return city.ship === null
}

/** The number of the place that the next path tile is laid at; 8 when all are there. */
export function nextPlace(city: City): number {
  return city.places.filter((place) => place.path !== null).length + 1
}

/** The guardians that stand at a location: `start`, `path 3`, `bonfire 2`. */
export function standing(city: City, where: string): string[] {
  return Object.keys(city.guardians).filter((guardian) => city.guardians[guardian] === where)
}

/** The piece of a guardian in the city of a seat: each seat has one of its own colour. */
export function guardianPiece(guardian: string, seat: number): string {
  return guardian === 'own' ? `guardian-own-${seat}` : `guardian-${guardian}`
}

/** Whether a path is the one printed on the start tile: `start`, or `start-blue` where it has a crystal. */
export function isStartPath(path: string): boolean {
  return path.startsWith('start')
}

/** The resource and crystal of a path tile; the start tile shows gold. */
export function pathFace(path: string): { crystal: string | null; resource: string } {
  const [first, second = ''] = path.split('-') as [string, string?]
  return isStartPath(path)
    ? { crystal: second || null, resource: 'gold' }
    : { crystal: first, resource: second }
}
