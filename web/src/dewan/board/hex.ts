/** Where spaces lie on the map, their neighbours, and the outlines of zones. */

import { corner, rounded } from '../art/shapes'
import { keyOf, type Place, type Space } from '../view'

export const RADIUS = 44
/** The neighbours of a space, clockwise from the top. */
export const STEPS: Place[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
]

export type Point = [number, number]
export type Box = { x: number; y: number; width: number; height: number }

export function pointOf([q, r]: Place): Point {
  return [rounded(1.5 * q * RADIUS), rounded(Math.sqrt(3) * (r + q / 2) * RADIUS)]
}

export function neighbour([q, r]: Place, side: number): Place {
  const [right, down] = STEPS[side]!
  return [q + right, r + down]
}

export function sideBetween(one: Place, other: Place): number {
  return STEPS.findIndex(([q, r]) => one[0] + q === other[0] && one[1] + r === other[1])
}

/** The fewest spaces from one of some places to another, both ends included. */
export function shortestWay(from: readonly Place[], to: Place, spaces: readonly Space[]): Place[] {
  const open = new Set(
    spaces.filter(({ ground }) => ground !== 'closed').map(({ at }) => keyOf(at)),
  )
  const ways: Place[][] = from.map((start) => [start])
  for (let way = ways.shift(); way; way = ways.shift()) {
    const here = way.at(-1)!
    if (keyOf(here) === keyOf(to)) return way
    for (const side of STEPS.keys()) {
      const next = neighbour(here, side)
      if (open.delete(keyOf(next))) ways.push([...way, next])
    }
  }
  return []
}

/** The edge of a hex that faces one of its neighbours. */
function edge(place: Place, side: number, inset: number): string {
  const [x, y] = pointOf(place)
  const from = corner(x, y, RADIUS - inset, (side + 4) % 6)
  const to = corner(x, y, RADIUS - inset, (side + 5) % 6)
  return `M${from}L${to}`
}

export type Zone = { key: string; ground: Space['ground']; spaces: Space[] }

/** Spaces put together by zone; a space without terrain stands alone. */
export function zonesOf(spaces: Space[]): Zone[] {
  const zones = new Map<string, Zone>()
  for (const space of spaces) {
    const key = zoneKey(space)
    const zone = zones.get(key) ?? { key, ground: space.ground, spaces: [] }
    zone.spaces.push(space)
    zones.set(key, zone)
  }
  return [...zones.values()]
}

export function zoneKey(space: Space): string {
  return space.zone ? keyOf(space.zone) : `alone ${keyOf(space.at)}`
}

/** The outline of a zone, or the lines within it. */
export function rim(zone: Zone, inset = 0): string {
  return lines(zone, (inside) => !inside, inset)
}

export function innerLines(zone: Zone): string {
  return lines(zone, (inside, side) => inside && side < 3, 0)
}

function lines(
  zone: Zone,
  wanted: (inside: boolean, side: number) => boolean,
  inset: number,
): string {
  const members = new Set(zone.spaces.map((space) => keyOf(space.at)))
  return zone.spaces
    .flatMap(({ at }) =>
      STEPS.map((_, side) =>
        wanted(members.has(keyOf(neighbour(at, side))), side) ? edge(at, side, inset) : '',
      ),
    )
    .join('')
}

/** The whole map with its shore. */
export function boxOf(spaces: Space[]): Box {
  const points = spaces.map((space) => pointOf(space.at))
  const left = Math.min(...points.map(([x]) => x)) - RADIUS - 14
  const top = Math.min(...points.map(([, y]) => y)) - RADIUS - 8
  const right = Math.max(...points.map(([x]) => x)) + RADIUS + 14
  const bottom = Math.max(...points.map(([, y]) => y)) + RADIUS + 10
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Where an arrow key leads: up and down within the column, sideways along a level line. */
export function walk(at: Place, key: string, exists: (place: Place) => boolean): Place | null {
  const sides: Record<string, number[]> = {
    ArrowUp: [0],
    ArrowDown: [3],
    ArrowRight: at[0] % 2 ? [1, 2] : [2, 1],
    ArrowLeft: at[0] % 2 ? [5, 4] : [4, 5],
  }
  const found = (sides[key] ?? []).map((side) => neighbour(at, side)).find(exists)
  return found ?? null
}
