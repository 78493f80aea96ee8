/** A city as a small picture, in SVG text. It is only looked at, so nothing of it needs to be kept. */

import { art, drawn, pathOf, room } from './art'
import { miniDrawing, miniPathDrawing, squares } from './grounds'
import { symbolsOf } from './laying.svelte'
import { at, PLACES, type Point } from './ring'
import type { Table } from './table.svelte'
import { type City, guardianPiece, isTom, standing } from './view'

const CENTRE = { x: 118, y: 113 } as const
const GUARDIAN = [14, 19] as const

function spot(place: number, radius: number): Point {
  return at(place, radius, 0, CENTRE)
}

/** A piece with its middle at a point. */
function centred({ x, y }: Point, size: number, marker: string, name = ''): string {
  return pathOf(x - size / 2, y - size / 2, size, size, marker, name)
}

function covered(city: City, seat: number, table: Table): string {
  const cells = [...symbolsOf(city.fate, table.printed)].map(([cell, symbol]) => {
    const [column, row] = cell.split(',').map(Number) as [number, number]
    const corner = `x="${69.2 + column * 9}" y="${114.7 - row * 9}"`
    const fill = `var(--${symbol.replace('_', '-')})`
    return `<rect class="covered" data-at="${seat}:cell:${cell}" ${corner} width="8" height="8" rx="1.3" fill="${fill}"/>`
  })
  return cells.join('')
}

/** The outlines of the places that have no task yet. */
function emptyPlaces(city: City): string {
  const corners = PLACES.filter((place) => !city.places[place - 1]!.task)
    .map((place) => spot(place, 98))
    .map(({ x, y }) => ({ x: x - 8, y: y - 8 }))
  return `<path class="emptytask" d="${squares(corners, 16, 4)}"/>`
}

/** What lies and stands at one of the seven places. */
function place(number: number, city: City, seat: number, table: Table): string {
  const { path, portal, gap, task, lit } = city.places[number - 1]!
  const [tile, gate, fire] = [spot(number, 62), spot(number, 79), spot(number, 98)]
  const named = (thing: string): string => `${seat}:${thing}:${number}`
  return [
    path && centred(tile, 17, drawn(`mini-path-${path}`, 17, 17, () => miniPathDrawing(path)), named('path')),
    portal
      ? centred(gate, 13, art(`portal-${gap}`, 13), named('gap'))
      : centred(gate, 11, art(`gap-${gap}`, 11, 11, 'muted')),
    task && centred(fire, 23, table.taskArt(task, 23, lit), named('place')),
    ...standing(city, `path ${number}`).map((name) => guardian(name, seat, { x: tile.x - 7, y: tile.y - 14 })),
    ...standing(city, `bonfire ${number}`).map((name) => guardian(name, seat, { x: fire.x + 4, y: fire.y - 11 })),
  ].join('')
}

function guardian(name: string, seat: number, { x, y }: Point): string {
  return pathOf(x, y, ...GUARDIAN, art(guardianPiece(name, seat), ...GUARDIAN), `${seat}:guardian:${name}`)
}

export function miniature(city: City, seat: number, table: Table): string {
  const tom = isTom(city)
  const ground = drawn(tom ? 'mini-tom' : 'mini', 236, 126, () => miniDrawing(tom ? [] : table.printed.fate.area))
  const waiting = standing(city, 'start').map((name, index) => guardian(name, seat, { x: 2 + 9 * index, y: 104 }))
  return [
    `<path class="backdrop" d="${room(0, 0, 236, 126)}" marker-start="${ground}"/>`,
    `<path class="backdrop" d="M67 116v-55h102v55z" fill="none" data-at="${seat}:fate"/>`,
    covered(city, seat, table),
    emptyPlaces(city),
    ...PLACES.map((number) => place(number, city, seat, table)),
    ...waiting,
  ].join('')
}
