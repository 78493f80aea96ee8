/** A city as a small picture, in SVG text. It is only looked at, so nothing of it needs to be kept. */

import { art, box, drawn, pathOf, printName, room } from '../pieces/art'
import { flashing, latelyLaid, numbersOf, symbolsOf } from './fate'
import { miniCell, miniDrawing, miniPathDrawing, miniSpot, squares } from './grounds'
import { PLACES, type Point } from './ring'
import type { Table } from '../table.svelte'
import { type City, guardianPiece, isTom, type LaidTile, standing } from '../view'

const GUARDIAN = [14, 19] as const

/** A piece with its middle at a point. */
function centred({ x, y }: Point, size: number, marker: string, name = ''): string {
  return pathOf(x - size / 2, y - size / 2, size, size, marker, name)
}

/** The outline of a cell of the fate area. */
function cellBox(cell: string): string {
  const { x, y } = miniCell(numbersOf(cell))
  return box(x, y, 8, 8, 1.3)
}

/** The cells that tiles cover, those of one symbol in one path. */
function cellsOf({ fate }: City, laid: LaidTile[], { printed }: Table): string {
  const outlines = new Map<string, string>()
  const symbols = symbolsOf({ ...fate, laid }, printed)
  for (const [cell, symbol] of symbols)
    outlines.set(symbol, (outlines.get(symbol) ?? '') + cellBox(cell))
  const paths = [...outlines].map(
    ([symbol, d]) => `<path class="covered" fill="var(--${symbol.replace('_', '-')})" d="${d}"/>`,
  )
  return paths.join('')
}

/** The cells that are covered, those of a tile that has just been laid by themselves, to be found; and where cells flash. */
function covered(city: City, seat: number, table: Table): string {
  const { position, printed } = table
  const late = latelyLaid(seat, position)
  const before = city.fate.laid.filter(({ number }) => late.every((tile) => tile.number !== number))
  const tiles = late.map(
    (tile) => `<g data-at="${seat}:laid:${tile.number}">${cellsOf(city, [tile], table)}</g>`,
  )
  const flashes = flashing(seat, position, printed).map(
    (cell) => `<path class="backdrop" data-at="${seat}:cell:${cell}" d="${cellBox(cell)}"/>`,
  )
  return [cellsOf(city, before, table), ...tiles, ...flashes].join('')
}

/** The outlines of the places that have no task yet. */
function emptyPlaces(city: City): string {
  const corners = PLACES.filter((place) => !city.places[place - 1]!.task)
    .map((place) => miniSpot(place, 98))
    .map(({ x, y }) => ({ x: x - 8, y: y - 8 }))
  return `<path class="emptytask" d="${squares(corners, 16, 4)}"/>`
}

/** What lies and stands at one of the seven places. */
function place(number: number, city: City, seat: number, table: Table): string {
  const { path, portal, gap, task, lit } = city.places[number - 1]!
  const [tile, gate, fire] = [miniSpot(number, 62), miniSpot(number, 79), miniSpot(number, 98)]
  const named = (thing: string): string => `${seat}:${thing}:${number}`
  return [
    path &&
      centred(
        tile,
        17,
        drawn(`mini-path-${path}`, 17, 17, () => miniPathDrawing(path)),
        named('path'),
      ),
    portal && centred(gate, 13, art(`portal-${gap}`, 13), named('gap')),
    task && centred(fire, 23, table.taskArt(task, 23, lit), named('place')),
    ...standing(city, `path ${number}`).map((name) =>
      guardian(name, seat, { x: tile.x - 7, y: tile.y - 14 }),
    ),
    ...standing(city, `bonfire ${number}`).map((name) =>
      guardian(name, seat, { x: fire.x + 4, y: fire.y - 11 }),
    ),
  ].join('')
}

function guardian(name: string, seat: number, { x, y }: Point): string {
  return pathOf(
    x,
    y,
    ...GUARDIAN,
    art(guardianPiece(name, seat), ...GUARDIAN),
    `${seat}:guardian:${name}`,
  )
}

export function miniature(city: City, seat: number, table: Table): string {
  const area = isTom(city) ? [] : table.printed.fate.area
  const gaps = city.places.map(({ gap }) => gap)
  const ground = drawn(`mini-${printName(area)}-${gaps.join('-')}`, 236, 126, () =>
    miniDrawing(area, gaps),
  )
  const waiting = standing(city, 'start').map((name, index) =>
    guardian(name, seat, { x: 2 + 9 * index, y: 104 }),
  )
  return [
    `<path class="backdrop" d="${room(0, 0, 236, 126)}" marker-start="${ground}"/>`,
    `<path class="backdrop" d="M67 116v-55h102v55z" fill="none" data-at="${seat}:fate"/>`,
    covered(city, seat, table),
    emptyPlaces(city),
    ...PLACES.map((number) => place(number, city, seat, table)),
    ...waiting,
  ].join('')
}
