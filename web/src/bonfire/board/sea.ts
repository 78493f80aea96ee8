/** Where the islands lie: one map, arranged for a desk, a wide strip and a tall screen. */

import type { Printed } from '../printed'

export interface Land {
  x: number
  y: number
  width: number
  height: number
}

/** A map has a land for each island, row by row from the top left. */
export interface SeaMap {
  width: number
  height: number
  lands: readonly Land[]
}

type Spot = readonly [x: number, y: number, width: number, height: number]

const DESK: readonly Spot[] = [
  [77, 57, 104, 70],
  [227, 53, 146, 68],
  [374, 54, 93, 57],
  [514, 55, 104, 67],
  [117, 150, 94, 59],
  [287, 150, 148, 70],
  [467, 152, 142, 70],
  [117, 251, 152, 70],
  [288, 251, 152, 67],
  [472, 252, 94, 59],
  [76, 347, 107, 66],
  [215, 348, 93, 62],
  [364, 348, 146, 68],
  [517, 348, 106, 72],
]
const TALL: readonly Spot[] = [
  [53, 64, 90, 79],
  [147, 87, 88, 98],
  [243, 62, 79, 59],
  [335, 66, 89, 75],
  [63, 212, 80, 61],
  [188, 226, 90, 100],
  [323, 210, 86, 102],
  [65, 355, 92, 102],
  [191, 375, 92, 97],
  [325, 352, 79, 61],
  [52, 501, 92, 74],
  [145, 522, 79, 64],
  [245, 513, 88, 98],
  [341, 502, 92, 80],
]

function map(
  width: number,
  height: number,
  spots: readonly Spot[],
  from = { width, height },
): SeaMap {
  const lands = spots.map(([x, y, w, h]) => {
    const squeeze = Math.min(1, height / from.height)
    return { x: (x * width) / from.width, y: y * squeeze, width: w, height: h * squeeze }
  })
  return { width, height, lands }
}

export const MAPS = {
  desktop: map(590, 400, DESK),
  tablet: map(698, 362, DESK, { width: 590, height: 400 }),
  phone: map(390, 584, TALL),
} as const

/** The land of each island, by name. */
export function landsOf(map: SeaMap, islands: Printed['islands']): Readonly<Record<string, Land>> {
  const inRows = [...islands].sort((one, other) => one.row - other.row || one.column - other.column)
  return Object.fromEntries(inRows.map(({ name }, index) => [name, map.lands[index]!]))
}

const LARGE = { width: 150, height: 160 } as const
const SHORE = 8 // of shallow water around an island

/** The land of an island as large as fingers need it, within the map. */
export function enlarged({ x, y }: Land, map: SeaMap): Land {
  const within = (middle: number, size: number, most: number): number =>
    Math.min(Math.max(middle, size / 2 + SHORE), most - size / 2 - SHORE)
  return { ...LARGE, x: within(x, LARGE.width, map.width), y: within(y, LARGE.height, map.height) }
}

/** All routes as SVG text. They are only looked at, so nothing of them needs to be kept. */
export function routesDrawn(
  routes: Printed['routes'],
  lands: Readonly<Record<string, Land>>,
  isOpen: (from: string, to: string) => boolean,
): string {
  const lines = routes.map(([from, to], index) => {
    const look = isOpen(from, to) ? 'route open' : 'route'
    return `<path class="${look}" d="${route(lands[from]!, lands[to]!, index)}" data-at="route:${from} ${to}"/>`
  })
  return lines.join('')
}

/** The dotted line of a route, a little bent, other ways for neighbours. */
function route(a: Land, b: Land, index: number): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const bend = (index % 2 ? 9 : -9) / length
  const x = (a.x + b.x) / 2 + (b.y - a.y) * bend
  const y = (a.y + b.y) / 2 - (b.x - a.x) * bend
  return `M${a.x} ${a.y}Q${x.toFixed(1)} ${y.toFixed(1)} ${b.x} ${b.y}`
}

const POINTS = 12

const coasts = new Map<string, string>()

/** The coast of an island: a rounded box with bays, the same for the same name every time. */
export function coast(land: Land, name: string, inset = 0): string {
  const key = `${name} ${land.x} ${land.y} ${land.width} ${land.height}`
  let line = coasts.get(key)
  if (!line) coasts.set(key, (line = coastOf(land, name, inset)))
  return line
}

function coastOf(land: Land, name: string, inset: number): string {
  let seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  const points = Array.from({ length: POINTS }, (_, index) => {
    seed = (seed * 4391 + 17) % 9973
    const angle = (index / POINTS) * 2 * Math.PI
    const wobble = 0.94 + (seed / 9973) * 0.1
    const round = (part: number): number => Math.sign(part) * Math.abs(part) ** 0.6
    return [
      land.x + round(Math.cos(angle)) * (land.width / 2 - inset) * wobble,
      land.y + round(Math.sin(angle)) * (land.height / 2 - inset * 0.8) * wobble,
    ] as const
  })
  const at = (index: number): readonly [number, number] => points[(index + POINTS) % POINTS]!
  const curves = points.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)]
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[...one, ...two, ...to].map((part) => part.toFixed(1)).join(' ')}`
  })
  const [x, y] = at(0)
  return `M${x.toFixed(1)} ${y.toFixed(1)}${curves.join('')}z`
}

export interface Slot {
  x: number
  y: number
  size: number
}

/** Where the sign of an island and the things on it lie: in a row, or two by two on tall land. */
export function slots(land: Land, count: number): { sign: Slot; things: Slot[] } {
  if (land.height > 90) {
    const scale = Math.max(1, land.width / 94)
    const at = (x: number, y: number, size: number): Slot => ({
      x: land.x + x * scale,
      y: land.y + y * scale,
      size: size * scale,
    })
    const corners = [
      [-20, -21],
      [20, -21],
      [20, 22],
      [-20, 22],
    ] as const
    return { sign: at(-18, 24, 19), things: corners.slice(0, count).map(([x, y]) => at(x, y, 38)) }
  }
  if (land.width < 95 && count > 2) {
    const corners = [
      [-19, -14],
      [19, -14],
      [-19, 21],
      [19, 21],
    ] as const
    const things = corners
      .slice(0, count)
      .map(([x, y]) => ({ x: land.x + x, y: land.y + y, size: 33 }))
    return { sign: { x: land.x, y: land.y - land.height / 2 - 5, size: 19 }, things }
  }
  const pitch = Math.min(43, (land.width - 10) / Math.max(count, 1))
  const left = land.x - (pitch * (count - 1)) / 2
  const things = Array.from({ length: count }, (_, index) => ({
    x: left + pitch * index,
    y: land.y + 3,
    size: Math.min(41, pitch - 2, land.height - 24),
  }))
  const tall = land.width < 95
  const sign = {
    x: tall ? land.x : land.x - land.width / 2 + 13,
    y: land.y - land.height / 2 + (tall ? 0 : 2),
    size: 19,
  }
  return { sign, things }
}
