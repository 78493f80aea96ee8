/** Story tiles, 100 by 104: above one sign for each zone or symbol asked for, below what it gives. */

import { colour, hexagon, isTerrain } from './shapes'
import { asked, sign } from './signs'

const PLACES: [number, number][][] = [
  [],
  [[50, 36]],
  [
    [32, 36],
    [68, 36],
  ],
  [
    [31, 20.5],
    [69, 20.5],
    [50, 53],
  ],
  [
    [31, 20.5],
    [69, 20.5],
    [31, 53],
    [69, 53],
  ],
  [
    [19, 20.5],
    [50, 20.5],
    [81, 20.5],
    [34.5, 53],
    [65.5, 53],
  ],
]
const HIDE =
  'M10,1.5L48,.5L90,1.5Q98.5,2 98.5,11L99.4,50L98.5,93Q98,102 90,102.5L50,103.5L10,102.5Q1.5,102 1.5,93L.6,52L1.5,11Q2,2 10,1.5Z'

export type Wish = { name: string; met: boolean }
export type Tile = {
  wishes: Wish[]
  points: number
  fire: number
  fulfilled: boolean
  compared: boolean
}

export function storyTile({ wishes, points, fire, fulfilled, compared }: Tile): string {
  const radius = radiusOf(wishes)
  const places = PLACES[wishes.length] ?? []
  const icons = wishes.map(({ name, met }, number) => {
    const [x, y] = places[number]!
    const lacks = compared && !fulfilled && !met
    return (
      (lacks ? halo(name, x, y, radius) : '') +
      asked(name, x, y, radius) +
      (compared && !fulfilled && met ? metTick(x, y, radius) : '')
    )
  })
  return `<path d="${HIDE}" fill="${colour('dw-hide')}" stroke="${colour('dw-umber-1')}" stroke-width="1.6"/><path d="M10,4.5L48,3.6L90,4.5Q95.4,5 95.5,11L96,40" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="1.4"/><path d="M1.2,74L98.8,74L98.5,93Q98,102 90,102.5L50,103.5L10,102.5Q1.5,102 1.5,93Z" fill="${colour(fulfilled ? 'dw-done' : 'dw-umber')}"/>${icons.join('')}<text x="${fire ? 36 : 50}" y="97.5" font-size="27" font-weight="700" text-anchor="middle" fill="${colour('dw-points')}">${points}</text>${fire ? sign('fire', 66, 88.5, 1.22) : ''}${fulfilled ? tick(89, 9, 11) : ''}`
}

function radiusOf(wishes: readonly Wish[]): number {
  return wishes.length > 4 ? 13 : 15
}

/** The ticks of the signs that are not met yet, as they lie on the tile. */
export function ticksToCome(wishes: readonly Wish[]): string {
  const ticks = wishes.map(({ met }, number) => {
    const [x, y] = PLACES[wishes.length]![number]!
    return met ? '' : metTick(x, y, radiusOf(wishes))
  })
  return ticks.join('')
}

function metTick(x: number, y: number, radius: number): string {
  return tick(x + radius * 0.72, y + radius * 0.66, 6)
}

function halo(name: string, x: number, y: number, radius: number): string {
  if (isTerrain(name)) return `<polygon class="missing" points="${hexagon(x, y, radius + 4)}"/>`
  return `<circle class="missing" cx="${x}" cy="${y}" r="${radius + 2.6}"/>`
}

function tick(x: number, y: number, radius: number): string {
  const scale = radius / 11
  return `<g transform="translate(${x} ${y}) scale(${scale})"><circle r="11" fill="${colour('dw-tick')}" stroke="${colour('dw-bone')}" stroke-width="2.2"/><path d="M-5,.4L-1.4,4L5,-3.6" fill="none" stroke="#fff" stroke-width="2.8" stroke-linecap="round"/></g>`
}

export const STORY_BACK = `<path d="${HIDE}" fill="${colour('dw-hide-2')}" stroke="${colour('dw-umber-1')}" stroke-width="1.6"/><g fill="none" stroke="${colour('dw-umber-1')}" stroke-width="2.2" stroke-linecap="round" opacity=".75"><path d="M22,70C22,46 34,34 50,34C66,34 78,46 78,70"/><path d="M32,70C32,54 40,45 50,45C60,45 68,54 68,70"/><path d="M14,80H86"/><path d="M50,12V22M28,18L33,27M72,18L67,27M10,36L19,41M90,36L81,41"/></g>${sign('fire', 50, 65, 1.2)}`
