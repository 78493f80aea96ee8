/** A city as a small picture, in SVG text. It is only looked at, so nothing of it needs to be kept. */

import { art, drawn, room } from './art'
import { miniDrawing, miniPathDrawing } from './grounds'
import { symbolsOf } from './laying.svelte'
import type { Table } from './table.svelte'
import { type City, isTom, standing } from './view'
import type { Point } from './wheel'

const PLACES = [1, 2, 3, 4, 5, 6, 7]
const GUARDIAN = [14, 19] as const

function spot(place: number, radius: number): Point {
  const turn = ((180 + (180 / 7) * (place - 0.5)) * Math.PI) / 180
  return { x: 118 + radius * Math.cos(turn), y: 113 + radius * Math.sin(turn) }
}

function piece({ x, y }: Point, width: number, height: number, style: string, at = ''): string {
  return `<path class="art" d="${room(x, y, width, height)}" style="${style}"${at && ` data-at="${at}"`}/>`
}

/** A piece with its middle at a point. */
function centred({ x, y }: Point, size: number, style: string, at = ''): string {
  return piece({ x: x - size / 2, y: y - size / 2 }, size, size, style, at)
}

function covered(city: City, seat: number, table: Table): string {
  const cells = [...symbolsOf(city.fate, table.printed)].map(([cell, symbol]) => {
    const [column, row] = cell.split(',').map(Number) as [number, number]
    const corner = `x="${69.2 + column * 9}" y="${114.7 - row * 9}"`
    const fill = `fill:var(--${symbol.replace('_', '-')})`
    return `<rect class="covered" data-at="${seat}:cell:${cell}" ${corner} width="8" height="8" rx="1.3" style="${fill}"/>`
  })
  return cells.join('')
}

/** The outlines of the places that have no task yet. */
function emptyPlaces(city: City): string {
  const outlines = PLACES.filter((place) => !city.places[place - 1]!.task).map((place) => {
    const { x, y } = spot(place, 98)
    return `M${x - 4} ${y - 8}h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4h-8a4 4 0 0 1-4-4v-8a4 4 0 0 1 4-4z`
  })
  return `<path class="emptytask" d="${outlines.join('')}"/>`
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

function guardian(name: string, seat: number, where: Point): string {
  const figure = name === 'own' ? `own-${seat}` : name
  return piece(where, ...GUARDIAN, art(`guardian-${figure}`, ...GUARDIAN), `${seat}:guardian:${name}`)
}

export function miniature(city: City, seat: number, table: Table): string {
  const tom = isTom(city)
  const ground = drawn(tom ? 'mini-tom' : 'mini', 236, 126, () => miniDrawing(tom ? [] : table.printed.fate.area))
  const waiting = standing(city, 'start').map((name, index) => guardian(name, seat, { x: 2 + 9 * index, y: 104 }))
  return [
    `<path class="backdrop" d="${room(0, 0, 236, 126)}" style="${ground}"/>`,
    `<path class="backdrop" d="M67 116v-55h102v55z" fill="none" data-at="${seat}:fate"/>`,
    covered(city, seat, table),
    emptyPlaces(city),
    ...PLACES.map((number) => place(number, city, seat, table)),
    ...waiting,
  ].join('')
}
