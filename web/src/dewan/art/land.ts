/** The land of the map as one drawing: shore, zones with their relief, symbols and berries. */

import {
  innerLines,
  pointOf,
  RADIUS,
  rim,
  sideBetween,
  zonesOf,
  type Point,
  type Zone,
} from '../board/hex'
import { keyOf, type Place, type Space } from '../view'
import { bareGround, FLOOD_MARKER, LAVA, relief, VOLCANO } from './ground'
import { colour, hexagon, isTerrain, rounded, type Sign } from './shapes'
import { medal, sign } from './signs'

const SHORES = [
  [54, 0.045],
  [37, 0.055],
  [20, 0.075],
]

function hexagons(spaces: Space[], radius: number): string {
  return spaces.map(({ at }) => `<polygon points="${hexagon(...pointOf(at), radius)}"/>`).join('')
}

function shore(spaces: Space[]): string {
  return SHORES.map(
    ([width, opacity]) =>
      `<g fill="${colour('dw-shore')}" stroke="${colour('dw-shore')}" stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}">${hexagons(spaces, RADIUS)}</g>`,
  ).join('')
}

function paint({ ground, spaces }: Zone): string {
  if (ground === 'centre') return colour('dw-ground')
  if (ground === 'closed') return colour(spaces[0]!.marker ? 'lava' : 'dw-volcano')
  return `var(--${ground}-ground, var(--${ground}))`
}

function inside({ at, ground, marker, camp }: Space): string {
  const seed = (at[0] + 20) * 97 + (at[1] + 20) * 31
  if (ground === 'centre') return bareGround()
  if (ground === 'closed') return marker ? LAVA : VOLCANO
  return relief(ground, seed) + (marker && !camp ? FLOOD_MARKER : '')
}

function shallows(zone: Zone): string {
  if (zone.ground !== 'water') return ''
  const line = (width: number, opacity: number) =>
    `<path d="${rim(zone)}" stroke="${colour('water-1')}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`
  return line(17, 0.28) + line(9, 0.4)
}

/** A name for the outline of a zone; pictures of several maps may stand on one page. */
function outlineName(zone: Zone): string {
  return `dewan-zone-${zone.spaces.map(({ at }) => at.join('_')).join('.')}`
}

function drawZone(zone: Zone): string {
  const outline = outlineName(zone)
  const faces = hexagons(zone.spaces, RADIUS)
  const drawn = zone.spaces.map(
    (space) =>
      `<g transform="translate(${pointOf(space.at)}) scale(${RADIUS / 50})">${inside(space)}</g>`,
  )
  const bevel = (down: number, stroke: string, opacity: number) =>
    `<path transform="translate(0 ${down})" d="${rim(zone)}" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="4" stroke-linecap="round"/>`
  return `<clipPath id="${outline}">${faces}</clipPath><g clip-path="url(#${outline})"><g fill="${paint(zone)}">${faces}</g>${shallows(zone)}${drawn.join('')}<path d="${innerLines(zone)}" stroke="#000" stroke-opacity=".3" stroke-width="1.3"/>${bevel(3, '#fff', 0.26)}${bevel(-3, '#000', 0.2)}</g>`
}

/** Everything that lies still under camps and lights. */
export function land(spaces: Space[]): string {
  const zones = zonesOf(spaces)
  const gaps = zones.map((zone) => `<path d="${rim(zone)}"/>`).join('')
  return `${shore(spaces)}<g fill="${colour('dw-gap')}" style="filter:drop-shadow(0 5px 7px var(--dw-shade))">${hexagons(spaces, RADIUS + 2)}</g>${zones.map(drawZone).join('')}<g stroke="${colour('dw-gap')}" stroke-width="4" stroke-linecap="round">${gaps}</g>`
}

/** A symbol on the edge between two spaces, with pegs that point to both. */
export function edgeSymbol(name: Sign, one: Place, other: Place): string {
  const [x1, y1] = pointOf(one)
  const [x2, y2] = pointOf(other)
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const [right, down] = [((x2 - x1) / 8.4) * 1.55, ((y2 - y1) / 8.4) * 1.55]
  return `<path d="M${x - right},${y - down}L${x + right},${y + down}" stroke="${colour('dw-umber-1')}" stroke-width="5" stroke-linecap="round"/>${medal(name, rounded(x), rounded(y), 10.5)}`
}

/** Corners of a space where berries fit, each with the edge that a symbol would take. */
const BERRY_CORNERS: [number, number, number][] = [
  [-19, 19, 4],
  [19, 19, 2],
  [-19, -19, 5],
  [19, -19, 1],
]

/** Where the berries of a zone are drawn: on a free space of it, if any, away from symbols. */
export function berrySpot(zone: Zone, symbols: [Sign, Place, Place][]): Point {
  const space = zone.spaces.find(({ camp }) => !camp) ?? zone.spaces[0]!
  const taken = symbols.flatMap(([, one, other]) => {
    if (keyOf(one) === keyOf(space.at)) return [sideBetween(one, other)]
    return keyOf(other) === keyOf(space.at) ? [sideBetween(other, one)] : []
  })
  const corner = BERRY_CORNERS.find(([, , side]) => !taken.includes(side)) ?? BERRY_CORNERS[0]!
  const [x, y] = pointOf(space.at)
  return [x + corner[0], y + corner[1]]
}

export function berries(count: number, [x, y]: Point): string {
  return `<g transform="translate(${x} ${y})"><circle r="11.5" fill="${colour('dw-plum')}" opacity=".72"/>${sign('berry', 0, 0, 0.95)}<g transform="translate(10 7)"><circle r="6.6" fill="${colour('dw-bone')}" stroke="${colour('dw-plum')}"/><text class="number" y="3.9" font-size="11">${count}</text></g></g>`
}

export function landName({ ground, marker }: Space): string {
  if (isTerrain(ground)) return marker ? 'flooded' : ground
  if (ground === 'centre') return 'centre'
  return marker ? 'lava' : 'volcano'
}
