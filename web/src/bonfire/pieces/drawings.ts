/** What is put together from pieces, each a drawing of its own: tasks, gnomes' cards, path and fate tiles. */

import { box, type Drawing, pieceOf, placed } from './art'
import { figures } from './figures'
import { countedIn } from '../words/goods'
import type { Printed, PrintedTask } from '../printed'
import { pathFace, type Progress } from '../view'

const LAND = '#b9a06a'
const BOWL = '#f0dcae'
const GROUP = [
  [2, 2],
  [2, 16],
  [16, 16],
] as const
const PAIR = [
  [1, 1],
  [1, 11],
  [11, 1],
] as const
const FIVE = [
  [0, 2.2],
  [9.8, 2.2],
  [19.6, 2.2],
  [4.9, 16],
  [14.7, 16],
] as const // where five tokens lie
const TONGUES = { blue: 1, red: 2, yellow: 3 } as const
export const CELL = 28.6

/** A piece in a drawing. */
export function part(
  name: string,
  x: number,
  y: number,
  width: number,
  height = width,
  colour = '',
): string {
  return placed(name, x, y, width, height, colour && `color:${colour}`)
}

function badge(count: number): string {
  const ground =
    '<circle cx="24.5" cy="24.5" r="6.8" fill="var(--badge)" stroke="var(--tile)" stroke-width="1.6"/>'
  return ground + figures(count, 24.5, 28.6, 11.5, 'var(--on-badge)')
}

function islandWithBowl(x: number, y: number, size: number, bowl: number): string {
  const [across, down] = size > 20 ? [6.6, -0.7] : [4.8, -0.5]
  return (
    part('sign-island', x, y, size, size, LAND) +
    part('sign-bowl', x + across, y + down, bowl, bowl, BOWL)
  )
}

/** Tokens as a task shows them: one or two kinds with their numbers, or each by itself. */
function tokens(shows: readonly string[]): string {
  const counts = Object.entries(countedIn(shows))
  if (counts.length === 1) return part(`token-${shows[0]}`, 1, 1, 25) + badge(shows.length)
  if (counts.length === 2) {
    const line = ([token, count]: [string, number], index: number): string =>
      part(`token-${token}`, 0, 0.4 + 15.8 * index, 15.4) +
      figures(`×${count}`, 23.8, 12.6 + 15.8 * index, 12, 'currentColor')
    return counts.map(line).join('')
  }
  return FIVE.map(([x, y], index) => part(`token-${shows[index]}`, x, y, 12.4)).join('')
}

/** What a task asks for, on a square of 32. Kinds that show something are put together here. */
function asked({ kind, shows }: PrintedTask): string {
  const [first = '', second = ''] = shows
  switch (kind) {
    case 'guardian':
      return part(`guardian-${first}`, 4.5, 1, 23, 30.5)
    case 'two_guardians':
      return (
        part(`guardian-${first}`, -0.5, 3, 18.5, 26) + part(`guardian-${second}`, 13.5, 3, 18.5, 26)
      )
    case 'path_with':
      return (
        '<rect x="4" y="4" width="24" height="24" rx="4.8" fill="var(--path)" stroke="var(--edge)"/>' +
        '<circle cx="16" cy="16" r="9.4" fill="#f7efdd"/>' +
        part(`resource-${first}`, 8.8, 8.8, 14.4)
      )
    case 'offering_at':
      return islandWithBowl(0, 9, 23, 10.6) + part(`resource-${first}`, 17, 15.5, 15)
    case 'both_islands':
      return (
        islandWithBowl(-0.5, 14, 16.5, 7.6) +
        islandWithBowl(16, 14, 16.5, 7.6) +
        part(`resource-${first}`, 9.2, 0, 14)
      )
    case 'group_of_3':
      return GROUP.map(([x, y]) => part(`cell-${first}`, x, y, 13.4)).join('')
    case 'two_groups_of_3':
      return PAIR.map(
        ([x, y]) =>
          part(`cell-${first}`, x, y, 9.4) + part(`cell-${second}`, 22.5 - x, 22.5 - y, 9.4),
      ).join('')
    case 'gnome_with':
      return (
        part('sign-gnome', 0, 2, 23, 23, 'var(--gnome-light)') +
        part(`resource-${first}`, 17, 15.5, 15)
      )
    case 'three_of':
      return part(`resource-${first}`, 1, 2, 25) + badge(3)
    case '5_tokens':
      return tokens(shows)
    default:
      return part(`picture-${kind}`, 0, 0, 32)
  }
}

function progressBar({ have, need }: Progress): string {
  const step = 27.4 / need
  const bars = Array.from({ length: need }, (_, index) =>
    box(3.2 + step * index, 37.4, step - 0.8, 3.6, 1),
  )
  const line = (look: string, of: string[]): string =>
    of.length ? `<path class="${look}" d="${of.join('')}"/>` : ''
  return line('progress on', bars.slice(0, have)) + line('progress', bars.slice(have))
}

/** A task tile, with how far the own city has come with it. */
export function taskDrawing(task: PrintedTask, progress: Progress | null | undefined): Drawing {
  const { colour, points } = task
  const spine = colour === 'yellow' ? 'yellow-fire' : `${colour}-fire-deep`
  const ink = colour === 'yellow' ? 'var(--on-light)' : '#fff'
  const art =
    `<rect x="1" y="1" width="42" height="42" rx="7" fill="var(--tile)" stroke="var(--${colour}-fire)" stroke-width="2"/>` +
    `<g transform="translate(2.2 7.6) scale(${28.5 / 32})" style="color:var(--tile-ink)">${asked(task)}</g>` +
    `<path d="M31 2h5.5A5.5 5.5 0 0 1 42 7.5v29a5.5 5.5 0 0 1-5.5 5.5H31z" fill="var(--${spine})"/>` +
    figures(points, 36.8, 17, 14.5, ink) +
    part(`sign-flame${TONGUES[colour]}`, 31.6, 25.5, 10.5, 10.5, ink) +
    (progress ? progressBar(progress) : '')
  return { width: 44, height: 44, art }
}

/** The other side of a task tile: its bonfire. */
export function bonfireDrawing({ colour, points }: PrintedTask): Drawing {
  const { width, height, art } = pieceOf(`bonfire-${colour}`)
  const plate = `<circle cx="22" cy="33.4" r="8.1" fill="#fff3cf" stroke="var(--${colour}-fire)" stroke-width="1.4"/>`
  return { width, height, art: art + plate + figures(points, 22, 38, 13, '#3a1c0c') }
}

const ELDERS_HAT =
  '<polygon points="30,6.3 31.1,9 34,9.2 31.8,11.1 32.5,13.9 30,12.4 27.5,13.9 28.2,11.1 26,9.2 28.9,9" fill="#fff" stroke="var(--edge)" stroke-width=".7"/>'

/** A gnome's card. */
export function gnomeDrawing(gnome: number, printed: Printed): Drawing {
  const elder = gnome > printed.specialists
  const colour = elder ? 'var(--elder)' : 'var(--gnome)'
  const hat = elder
    ? 'M30 .6c2 6.5 8 11.4 18 14.4h-36c10-3 16-7.9 18-14.4z'
    : 'M30 1.5c2.5 6.5 7 10.5 15 13.5h-30c8-3 12.5-7 15-13.5z'
  const art =
    `<path d="${hat}" fill="${colour}" stroke="var(--edge)"/>` +
    (elder ? ELDERS_HAT : '') +
    `<rect x="1.2" y="13.5" width="57.6" height="65" rx="7" fill="var(--card)" stroke="${colour}" stroke-width="1.8"/>` +
    `<path d="M2 58.5h56v12.5a6.5 6.5 0 0 1-6.5 6.5h-43A6.5 6.5 0 0 1 2 71z" fill="${colour}" opacity=".22"/>` +
    part(`gnome-${gnome}`, 7, 18.5, 46, 37, 'var(--card-ink)') +
    part(`resource-${printed.gnome_resources[gnome - 1]}`, 22.5, 59.3, 17.5)
  return { width: 60, height: 80, art }
}

/** A path tile of a display. */
export function pathDrawing(path: string): Drawing {
  const { crystal, resource } = pathFace(path)
  const art =
    '<rect class="pathtile" x="1" y="1" width="62" height="42" rx="9"/>' +
    (crystal ? part(`crystal-${crystal}`, 6, 9, 26) : '') +
    '<circle class="plate" cx="45" cy="22" r="14"/>' +
    part(`resource-${resource}`, 34, 11, 22)
  return { width: 64, height: 44, art }
}

/** A fate tile as it lies, its cells beside or below each other. */
export function fateDrawing(symbols: readonly string[], upright: boolean): Drawing {
  const cells = symbols.map((symbol, index) => {
    const along = 0.6 + index * CELL
    return upright
      ? part(`cell-${symbol}`, 0.6, along, 27.4)
      : part(`cell-${symbol}`, along, 0.6, 27.4)
  })
  const [width, height] = upright ? [CELL, 3 * CELL] : [3 * CELL, CELL]
  const outline = `<rect class="laid" x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="4.6"/>`
  return { width, height, art: cells.join('') + outline }
}

/** A fate tile in the supply; the eighth stands apart. Its rim is as strong however small its cells are. */
export function supplyDrawing(symbols: readonly string[], apart: boolean, cell: number): Drawing {
  const cells = symbols.map((symbol, index) => part(`cell-${symbol}`, index * 26, 0, 25.4))
  const outline = `<rect class="laid" width="78" height="26" rx="4.5" style="stroke-width:${((apart ? 2 : 1.6) * 26) / cell}${apart ? ';stroke:var(--ember)' : ''}"/>`
  return { width: 78, height: 26, art: cells.join('') + outline }
}

/** A stack of offerings, the upper one open while there is one. */
export function stackDrawing(seat: number, resource: string | null): Drawing {
  const art =
    `<circle cx="24" cy="25" r="20" fill="var(--seat-${seat})"/>` +
    `<circle cx="22" cy="21" r="20" fill="var(--card)" stroke="var(--seat-${seat})" stroke-width="3"/>` +
    (resource ? part(`resource-${resource}`, 9.5, 8.5, 25) : '')
  return { width: 46, height: 46, art }
}

/** A task of the council, its novice beside it until it goes to a space. */
export function councilTaskDrawing(name: string, waiting: boolean): Drawing {
  const art =
    '<rect x="1" y="2" width="42" height="42" rx="7" fill="var(--tile)" stroke="var(--council)" stroke-width="2"/>' +
    part(`picture-council-${name}`, 6.5, 7.5, 31, 31, 'var(--tile-ink)') +
    (waiting ? part('novice-council', 42, 17, 24) : '')
  return { width: 66, height: 46, art }
}

/** The fire in the middle of the Great Bonfire. */
export function greatBonfireDrawing(): Drawing {
  const art =
    part('sign-flame3', 0, 0, 58, 58, 'var(--ember)') +
    part('sign-flame3', 9, 21, 40, 40, 'var(--glow)') +
    part('sign-flame1', 18, 33, 22, 22, '#fff3cf')
  return { width: 58, height: 58, art }
}
