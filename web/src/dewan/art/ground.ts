/** The ground of a space: relief of the terrains, bare ground, volcano, lava, flood. */

import { colour, rounded, scatter, type Terrain } from './shapes'

function peak(x: number, y: number, width: number, height: number): string {
  const snow = height * 0.36
  const half = width * 0.5
  const cap = `l${half * 0.14},${-snow * 0.32}l${half * 0.22},${snow * 0.24}Z`
  return `<path d="M${x - half},${y}L${x},${y - height}L${x + half},${y}Q${x},${y + 4} ${x - half},${y}Z" fill="${colour('mountains-2')}"/><path d="M${x - half},${y}L${x},${y - height}L${x + width * 0.06},${y - height * 0.5}L${x - width * 0.05},${y - height * 0.22}L${x + width * 0.04},${y + 2}Q${x - half * 0.5},${y + 2} ${x - half},${y}Z" fill="${colour('mountains-1')}"/><path d="M${x},${y - height}l${-half * 0.36},${snow}l${half * 0.2},${-snow * 0.22}l${half * 0.16},${snow * 0.3}${cap}" fill="${colour('dw-snow')}"/><path d="M${x},${y - height}l0,${snow * 1.08}${cap}" fill="${colour('dw-snow-2')}"/>`
}

function tree(x: number, y: number, height: number): string {
  const width = height * 0.33
  const [top, middle, low, foot] = [
    y - height,
    y - height * 0.6,
    y - height * 0.3,
    y - height * 0.08,
  ]
  const left = `C${x - width * 0.5},${middle} ${x - width * 1.2},${low} ${x - width},${foot}`
  return `<ellipse cx="${x + 2}" cy="${y}" rx="${width * 1.15}" ry="${height * 0.11}" fill="${colour('forest-3')}" opacity=".55"/><path d="M${x},${top}C${x + width * 0.5},${middle} ${x + width * 1.2},${low} ${x + width},${foot}Q${x},${y + height * 0.08} ${x - width},${foot}C${x - width * 1.2},${low} ${x - width * 0.5},${middle} ${x},${top}Z" fill="${colour('forest-2')}"/><path d="M${x},${top}${left}Q${x - width * 0.5},${y} ${x - width * 0.12},${y}C${x + width * 0.2},${low} ${x - width * 0.1},${middle} ${x},${top}Z" fill="${colour('forest-1')}"/>`
}

function mesa(x: number, y: number, width: number, height: number): string {
  const half = width / 2
  const rim = height * 0.3
  const top = y - height
  const band = (left: number, right: number, share: number) =>
    `M${x - left},${y - height * share}Q${x - half * 0.2},${y - height * (share + 0.1)} ${x + right},${y - height * share}`
  return `<path d="M${x - half - 3},${y}L${x - half + 1},${top}Q${x},${top - 3} ${x + half - 1},${top}L${x + half + 4},${y}Q${x},${y + 4} ${x - half - 3},${y}Z" fill="${colour('badlands-2')}"/><path d="M${x - half - 3},${y}L${x - half + 1},${top}Q${x - half * 0.2},${top - 3} ${x + half * 0.3},${top - 1}L${x + half * 0.2},${y - height * 0.5}L${x + half * 0.45},${y + 2}Q${x - half * 0.4},${y + 3} ${x - half - 3},${y}Z" fill="${colour('badlands-1')}"/><path d="M${x - half + 1},${top}Q${x},${top - 3} ${x + half - 1},${top}l.6,${rim * 0.55}Q${x},${top + rim * 0.3} ${x - half},${top + rim * 0.55}Z" fill="${colour('badlands-4')}"/><path d="${band(half + 0.6, half * 0.24, 0.56)}${band(half + 1.6, half * 0.34, 0.3)}" fill="none" stroke="${colour('badlands-2')}" stroke-width="1.6" opacity=".8"/>`
}

function dune(x: number, y: number, width: number, height: number): string {
  const crest = `M${x - width / 2},${y}C${x - width * 0.22},${y - height * 0.2} ${x - width * 0.12},${y - height} ${x + width * 0.06},${y - height}`
  return `<path d="${crest}C${x + width * 0.16},${y - height * 0.5} ${x + width * 0.3},${y - height * 0.1} ${x + width / 2},${y}Q${x},${y + height * 0.35} ${x - width / 2},${y}Z" fill="${colour('desert-2')}" opacity=".85"/><path d="${crest}C${x - width * 0.02},${y - height * 0.4} ${x + width * 0.12},${y - height * 0.1} ${x + width * 0.02},${y + height * 0.16}Q${x - width * 0.2},${y + height * 0.2} ${x - width / 2},${y}Z" fill="${colour('desert-1')}"/>`
}

function wave(x: number, y: number, opacity: number): string {
  return `<path d="M${x - 9},${y}q4.5,-5 9,0q4.5,5 9,0" fill="none" stroke="${colour('water-1')}" stroke-width="1.9" stroke-linecap="round" opacity="${opacity}"/>`
}

type Item = number[]

const RELIEF: Record<Terrain, Item[]> = {
  mountains: [
    [-22, -10, 36, 30],
    [18, -12, 42, 34],
    [-34, 20, 24, 18],
    [32, 21, 28, 22],
    [-11, 38, 26, 18],
    [13, 40, 22, 14],
    [-9, 10, 15, 9],
    [9, 14, 17, 11],
  ],
  forest: [
    [-28, -18, 22],
    [-12, -24, 24],
    [5, -21, 21],
    [21, -24, 23],
    [33, -8, 22],
    [-38, 4, 22],
    [-30, 21, 22],
    [38, 13, 21],
    [29, 28, 22],
    [-16, 37, 22],
    [0, 40, 20],
    [15, 38, 22],
    [-14, 2, 14],
    [12, 0, 14],
    [-2, 16, 15],
    [22, 8, 12],
    [-20, 16, 12],
    [12, 22, 13],
  ],
  badlands: [
    [-22, -12, 28, 20],
    [16, -16, 34, 18],
    [-31, 19, 24, 16],
    [31, 17, 24, 18],
    [-4, 38, 34, 13],
  ],
  desert: [
    [-14, -18, 52, 17],
    [22, -4, 44, 13],
    [-26, 14, 40, 13],
    [20, 26, 48, 14],
    [-10, 38, 40, 10],
  ],
  water: [
    [-16, -28],
    [14, -22],
    [-30, -6],
    [30, -4],
    [-22, 16],
    [22, 18],
    [-4, 32],
  ],
}

const DRAWN: Record<Terrain, (item: Item, chance: () => number) => string> = {
  mountains: ([x = 0, y = 0, width = 0, height = 0]) => peak(x, y, width, height),
  forest: ([x = 0, y = 0, height = 0]) => tree(x, y, height),
  badlands: ([x = 0, y = 0, width = 0, height = 0]) => mesa(x, y, width, height),
  desert: ([x = 0, y = 0, width = 0, height = 0]) => dune(x, y, width, height),
  water: ([x = 0, y = 0], chance) => wave(x, y, 0.45 + chance() * 0.4),
}

/** The relief of one hex, around 0,0 with radius 50; its middle stays calm for a camp. */
export function relief(terrain: Terrain, seed: number): string {
  const chance = scatter(seed)
  const flip = terrain !== 'water' && chance() > 0.5 ? -1 : 1
  const jitter = (width: number) => (chance() - 0.5) * width
  const items = RELIEF[terrain].map(([x = 0, y = 0, ...sizes]) =>
    [
      x * flip + jitter(5),
      y + jitter(4),
      ...sizes.map((size) => size * (0.92 + chance() * 0.18)),
    ].map(rounded),
  )
  items.sort((one, other) => (one[1] ?? 0) - (other[1] ?? 0))
  return items.map((item) => DRAWN[terrain](item, chance)).join('') + details(terrain, jitter)
}

function details(terrain: Terrain, jitter: (width: number) => number): string {
  if (terrain === 'desert') {
    const grain = () =>
      `<circle cx="${rounded(jitter(70))}" cy="${rounded(jitter(64))}" r=".9" fill="${colour('desert-3')}" opacity=".55"/>`
    return Array.from({ length: 9 }, grain).join('')
  }
  if (terrain === 'badlands')
    return `<path d="M${rounded(-14 + jitter(6))},2l6,5l-2,6l7,4M${rounded(8 + jitter(6))},-1l5,6l6,1" fill="none" stroke="${colour('badlands-3')}" stroke-width="1.3" opacity=".5"/>`
  return ''
}

/** The bare centre of a start tile, in a ring of stones. */
export function bareGround(): string {
  const stones = Array.from({ length: 12 }, (_, number) => {
    const angle = (number * Math.PI) / 6 + 0.2
    return `<ellipse cx="${rounded(34 * Math.cos(angle))}" cy="${rounded(31 * Math.sin(angle))}" rx="5.4" ry="4.2" fill="${number % 3 ? '#cfc1a6' : '#b5a488'}" stroke="${colour('dw-ground-2')}" stroke-width="1.4"/>`
  })
  return `<circle r="33" fill="${colour('dw-ground-1')}" opacity=".55"/>${stones.join('')}`
}

export const VOLCANO = `<path d="M-46,34L-14,-22L-5,-17L4,-23L14,-18L46,34Z" fill="#3a2a2a"/><path d="M-46,34L-14,-22L-5,-17L-8,34Z" fill="#5c4340"/><path d="M-14,-22L-5,-17L4,-23L14,-18L10,-12L5,2L0,-8L-5,8L-8,-10Z" fill="${colour('lava')}"/><path d="M-5,-16L4,-20L8,-15L4,-8L0,-13L-4,-6Z" fill="#ffc23d"/><path d="M-10,-26C-16,-34 -6,-38 -8,-44M4,-27C0,-34 10,-36 8,-44" stroke="#8d7a74" stroke-width="4" fill="none" stroke-linecap="round" opacity=".8"/>`

export const LAVA = `<g fill="${colour('dw-crust')}"><path d="M-44,-4L-24,-34L-4,-30L-8,-10L-28,4Z"/><path d="M2,-32L26,-36L40,-14L18,-4L0,-12Z"/><path d="M-22,10L-2,-4L14,2L10,24L-14,26Z"/><path d="M22,4L44,-6L44,14L30,32L18,26Z"/><path d="M-46,8L-30,12L-22,32L-34,36Z"/></g><path d="M-26,6L-4,-6L16,0L20,24M-4,-6L-2,-30M16,0L42,-10M-26,6L-46,2M-18,30L-26,6" fill="none" stroke="#ffc23d" stroke-width="2" opacity=".85"/>`

/** The marker on a space that was flooded. */
export const FLOOD_MARKER = `<g transform="translate(0 2)"><circle r="15" fill="${colour('dw-bone')}" stroke="${colour('water-2')}" stroke-width="2.4"/><path d="M0,-9.5C4,-4 7,-.6 7,3.4A7,7 0 0 1 -7,3.4C-7,-.6 -4,-4 0,-9.5Z" fill="${colour('water')}"/></g>`
