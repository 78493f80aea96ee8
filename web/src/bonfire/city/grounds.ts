/** What does not move on the board, in one drawing each: the ground of an island, a field of the Great
 *  Bonfire, a space of the council, a place of a city. */

import { box, type Drawing, upon } from '../pieces/art'
import { CELL, part } from '../pieces/drawings'
import { figures } from '../pieces/figures'
import type { Cell, Printed } from '../printed'
import { angle, arc, at, band, border, dome, PLACES, RADIUS } from './ring'
import { coast, type Land } from '../board/sea'
import { type Island, pathFace } from '../view'
import { type Point, portalAt, resourceAt, tokenAt } from '../board/wheel'

const SCENERY: Readonly<Record<string, string>> = { shell: 'rock', root: 'pine', herb: 'fern' }

/** What grows and waits on an island, and the sign of what its tasks cost. */
export function islandGround(
  { name, resource, guardians = 0 }: Island,
  land: Land,
  shore: string,
  sign: Point,
): string {
  const { x, y, width, height } = land
  const draw = (): string => {
    const meadow = `<path class="meadow" d="${coast(land, `${name} meadow`, 8)}"/>`
    if (resource) {
      const trees = [0, 1, 2].map((tree) =>
        part(
          `scenery-${SCENERY[resource] ?? 'tree'}`,
          x + width * (0.08 + 0.13 * tree),
          y - height / 2 - 2 + (tree % 2) * 2,
          12,
          16,
        ),
      )
      const price = `<circle class="sign" cx="${sign.x}" cy="${sign.y}" r="13"/>${part(`resource-${resource}`, sign.x - 9.5, sign.y - 9.5, 19)}`
      return meadow + trees.join('') + price
    }
    const waiting = Array.from({ length: guardians }, (_, index) => {
      const along = (index - (guardians - 1) / 2) * Math.min(21, (width - 24) / guardians)
      return part(`guardian-${name}`, x - 10.5 + along, y - 15 + (index % 2) * 3, 21, 28)
    })
    return `${meadow}<g opacity=".8">${part('scenery-stones', x - 24, y - 32, 48, 40)}</g>${waiting.join('')}`
  }
  const signed = resource ? `${resource}-${sign.x}-${sign.y}` : guardians
  return upon(`island-${name}-${x}-${y}-${width}-${height}-${signed}`, shore, draw)
}

/** What a field of the Great Bonfire brings, and the portals on it. */
export function fieldGround(
  number: number,
  shape: string,
  field: Printed['fields'][number],
  portals: readonly string[],
): string {
  const draw = (): string => {
    const token = tokenAt(number)
    const { x, y } = resourceAt(number)
    const reward = field.resource
      ? part(`resource-${field.resource}`, x - 12, y - 12, 24)
      : part('sign-point', x - 13, y - 13, 26, 26, 'var(--glow)') +
        figures(field.points, x, y + 4.5, 15, 'var(--on-badge)')
    const gates = portals.map((portal, place) => {
      const middle = portalAt(number, place, portals.length)
      return part(`portal-${portal}`, middle.x - 9.5, middle.y - 9.5, 19)
    })
    return part(`token-${field.token}`, token.x - 13, token.y - 13, 26) + reward + gates.join('')
  }
  const shows = `${field.token}-${field.resource ?? field.points}`
  return upon(`field-${number}-${shows}-${portals.join('-')}`, shape, draw)
}

/** The face of a council space. */
export function spaceFace({ x, y }: Point): string {
  return `M${x - 27} ${y - 31.5}h54a12 12 0 0 1 12 12v39a12 12 0 0 1-12 12h-54a12 12 0 0 1-12-12v-39a12 12 0 0 1 12-12z`
}

/** The bonus of a council space, and the seats that are free: by whom, and how far from the middle. */
export function spaceGround(
  space: number,
  middle: Point,
  free: readonly { who: string; x: number }[],
): string {
  const draw = (): string => {
    const seats = free.map(({ who, x }) => part(`seat-${who}`, x - 4.5, middle.y + 15.5, 9))
    const bonus = part(`bonus-${space}`, middle.x - 25, middle.y - 27.5, 50, 35, 'var(--card-ink)')
    return `${bonus}<g class="free">${seats.join('')}</g>`
  }
  const who = free.map((seat) => `${seat.who}.${Math.round(seat.x)}`).join('-')
  return upon(`space-${space}-${who}`, spaceFace(middle), () => `<g class="space">${draw()}</g>`)
}

/** The ground of a city, with its road and its places. */
export function cityDrawing(): Drawing {
  const borders = PLACES.slice(0, 6).map((place) => `<path class="border" d="${border(place)}"/>`)
  const art =
    `<path class="ground" d="${dome(RADIUS.ground)}"/>` +
    `<path class="road" d="${band(RADIUS.road[0], RADIUS.road[1])}"/>` +
    `<path class="portalline" d="${arc(RADIUS.portal)}"/>` +
    borders.join('') +
    `<path class="plateau" d="${dome(RADIUS.plateau)}"/>`
  return { width: 700, height: 372, art }
}

/** How far a path tile reaches from its middle, across and down: it is turned with the ring. */
export function pathReach(place: number): { across: number; down: number } {
  const turn = ((angle(place) + 90) * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  return { across: 34 * cos + 21.5 * sin, down: 34 * sin + 21.5 * cos }
}

/** A path tile in its place of the ring, or what one costs there. */
export function placeDrawing(place: number, path: string | null, cost: number): Drawing {
  const { across, down } = pathReach(place)
  const spot = (along: number): Point => {
    const [tile, { x, y }] = [at(place, RADIUS.path), at(place, RADIUS.path, along)]
    return { x: across + x - tile.x, y: down + y - tile.y }
  }
  const half = path ? 34 : 29
  const tile = `<rect class="${path ? 'pathtile' : 'emptypath'}" x="${across - half}" y="${down - 21.5}" width="${2 * half}" height="43" rx="9" transform="rotate(${angle(place) + 90} ${across} ${down})"/>`
  const drawn = { width: 2 * across, height: 2 * down }
  if (!path) {
    const price =
      figures(cost, across - 9, down + 5, 15, 'var(--muted)') +
      part('sign-path', across - 3, down - 9, 18, 18, 'var(--muted)')
    return { ...drawn, art: tile + (cost ? price : '') }
  }
  const { crystal, resource } = pathFace(path)
  const stone = spot(-21)
  const plate = spot(crystal ? 1 : -10)
  const art =
    tile +
    (crystal ? part(`crystal-${crystal}`, stone.x - 12, stone.y - 12, 24) : '') +
    `<circle class="plate" cx="${plate.x}" cy="${plate.y}" r="13.5"/>` +
    part(`resource-${resource}`, plate.x - 10.5, plate.y - 10.5, 21)
  return { ...drawn, art }
}

/** The same on a phone, where the tiles lie side by side. */
export function columnDrawing(path: string | null, cost: number): Drawing {
  const tile = `<rect class="${path ? 'pathtile' : 'emptypath'}" width="48" height="46" rx="9"/>`
  const drawn = { width: 48, height: 46 }
  if (!path) {
    const price =
      figures(cost, 16, 28, 14, 'var(--muted)') + part('sign-path', 22, 14, 17, 17, 'var(--muted)')
    return { ...drawn, art: tile + price }
  }
  const { crystal, resource } = pathFace(path)
  const plate = crystal ? { x: 33, y: 31 } : { x: 24, y: 23 }
  const art =
    tile +
    (crystal ? part(`crystal-${crystal}`, 1, 2, 22) : '') +
    `<circle class="plate" cx="${plate.x}" cy="${plate.y}" r="12.5"/>` +
    part(`resource-${resource}`, plate.x - 9.5, plate.y - 9.5, 19)
  return { ...drawn, art }
}

/** The outline of a seat beside a bonfire, around its middle. */
export function vault(x: number, y: number): string {
  return `M${x - 12} ${y + 13}v-13a12 13 0 0 1 24 0v13z`
}

/** A seat beside a bonfire, with what it is worth while nobody sits there. */
export function seatDrawing(points: number, taken: boolean): Drawing {
  const worth = taken ? '' : figures(points, 14, 19, 15, 'var(--ink)')
  return { width: 28, height: 28, art: `<path class="vault" d="${vault(14, 14)}"/>${worth}` }
}

const among = (cells: readonly Cell[], [column, row]: Cell): boolean =>
  cells.some((cell) => cell[0] === column && cell[1] === row)

/** Squares with round corners as one path: the many of a fate area cost as much as one. */
export function squares(corners: readonly Point[], size: number, round: number): string {
  return corners.map(({ x, y }) => box(x, y, size, size, round)).join('')
}

/** The fate area with nothing on it. */
export function fateAreaDrawing(
  { area, marked_cells, start_cells, gold_cells, yellow_cells }: Printed['fate'],
  rows: number,
): Drawing {
  const corner = ([column, row]: Cell): Point => ({
    x: (column - 1) * CELL,
    y: (rows - row) * CELL,
  })
  const looks = new Map<string, Point[]>()
  for (const cell of area) {
    const look = [
      'cell',
      among(marked_cells, cell) && 'marked',
      among(start_cells, cell) && 'middle',
    ]
      .filter(Boolean)
      .join(' ')
    const { x, y } = corner(cell)
    looks.set(look, [...(looks.get(look) ?? []), { x: x + 0.7, y: y + 0.7 }])
  }
  const cells = [...looks].map(
    ([look, corners]) => `<path class="${look}" d="${squares(corners, 27.2, 3.4)}"/>`,
  )
  const printed = area.flatMap((cell) => {
    const piece = among(gold_cells, cell)
      ? 'resource-gold'
      : among(yellow_cells, cell)
        ? 'token-yellow'
        : ''
    const { x, y } = corner(cell)
    return piece && part(piece, x + 5.7, y + 5.7, 17.2)
  })
  const columns = Math.max(...area.map(([column]) => column))
  return {
    width: columns * CELL,
    height: rows * CELL,
    art: `${cells.join('')}<g class="printed">${printed.join('')}</g>`,
  }
}

/** The corner of a cell in the fate area of a small city. */
export function miniCell([column, row]: Cell): Point {
  return { x: 69.2 + column * 9, y: 114.7 - row * 9 }
}

/** A point of a small city, this far from its middle. */
export function miniSpot(place: number, radius: number): Point {
  return at(place, radius, 0, { x: 118, y: 113 })
}

/** The ground of a small city, with its fate area where it has one, and its gaps by place. */
export function miniDrawing(area: readonly Cell[], gaps: readonly string[]): Drawing {
  const cells = `<path class="cell" d="${squares(area.map(miniCell), 8, 1.3)}"/>`
  const open = gaps.map((gap, index) => {
    const { x, y } = miniSpot(index + 1, 79)
    return gap && part(`gap-${gap}`, x - 5.5, y - 5.5, 11, 11, 'var(--muted)')
  })
  const ground =
    '<path class="ground" d="M8 116v-4a110 110 0 0 1 220 0v4z"/><path class="plateau" d="M67 116v-4a51 51 0 0 1 102 0v4z"/>'
  return { width: 236, height: 126, art: `<g class="mini">${ground}${cells}</g>${open.join('')}` }
}

/** A path tile of a small city. */
export function miniPathDrawing(path: string): Drawing {
  const { crystal } = pathFace(path)
  const stone = part(crystal ? `crystal-${crystal}` : 'resource-gold', 1.5, 1.5, 14)
  return {
    width: 17,
    height: 17,
    art: `<g class="mini"><rect class="pathtile" width="17" height="17" rx="4"/></g>${stone}`,
  }
}
