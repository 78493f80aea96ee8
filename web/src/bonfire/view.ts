/** The view of a Bonfire table, as the server sends it: names and numbers, nothing hidden. */

import type { Position } from '../wire'
import type { City, LaidTile } from './wire'
import { viewOf } from './wired'

export type { City, Decision, Fate, Island, LaidTile, Payment, Place, Progress, View } from './wire'
export { viewOf }

export type Direction = LaidTile['direction']

export const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  right: [1, 0],
  left: [-1, 0],
  up: [0, 1],
  down: [0, -1],
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

/** The number of a place in `path 3` or `bonfire 2`. */
export function placeOf(where: string): number {
  return Number(where.split(' ')[1])
}
