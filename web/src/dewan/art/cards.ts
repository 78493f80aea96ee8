/** Terrain cards: whole (100 by 140), small (22 by 30), and the half of a tucked one that shows. */

import { SCENES } from './scenes'
import { colour, type Sign, type Terrain } from './shapes'
import { chip, glyph, medal, sign } from './signs'

export type Face = { terrains: Terrain[]; symbol: Sign | null }

/** What a card shows, from its name: "forest-fire", "desert/water-crystal", "badlands/desert". */
export function faceOf(name: string): Face {
  const [grounds = '', symbol] = name.split('-')
  return { terrains: grounds.split('/') as Terrain[], symbol: (symbol ?? null) as Sign | null }
}

/** The clips that cards refer to; to be drawn once on a page. */
export const CARD_CLIPS =
  `<clipPath id="dewan-card"><rect x="3.5" y="3.5" width="93" height="133" rx="8"/></clipPath>` +
  `<clipPath id="dewan-upper"><path d="M0,0H100V64L0,78Z"/></clipPath>` +
  `<clipPath id="dewan-lower"><path d="M0,78L100,64V140H0Z"/></clipPath>` +
  `<clipPath id="dewan-tucked"><path d="M3.5,0H96.5V58a8,8 0 0 1 -8,8H11.5a8,8 0 0 1 -8,-8Z"/></clipPath>`

const RIMS =
  `<rect x="3.5" y="3.5" width="93" height="133" rx="8" fill="none" stroke="#3b2a1a" stroke-opacity=".35" stroke-width="1"/>` +
  `<rect x=".5" y=".5" width="99" height="139" rx="10.5" fill="none" stroke="#3b2a1a" stroke-opacity=".55"/>`

export function card(name: string): string {
  const { terrains, symbol } = faceOf(name)
  const [first, second] = terrains
  const back = `<rect width="100" height="140" rx="11" fill="${colour('dw-bone')}"/>`
  const picture = second ? halves(first!, second, symbol) : whole(first!, symbol)
  return back + picture + RIMS
}

function whole(terrain: Terrain, symbol: Sign | null): string {
  const mark = symbol ? medal(symbol, 50, 110, 19) : ''
  return `<g clip-path="url(#dewan-card)">${SCENES[terrain]}</g>${chip(terrain, 17, 17, 12.5)}${mark}`
}

function halves(first: Terrain, second: Terrain, symbol: Sign | null): string {
  const mark = symbol ? medal(symbol, 70, 69, 17) : '' // of the card, not of a half (D6.3)
  return `<g clip-path="url(#dewan-card)"><g clip-path="url(#dewan-upper)"><g transform="translate(0 -32)">${SCENES[first]}</g></g><g clip-path="url(#dewan-lower)"><g transform="translate(0 20)">${SCENES[second]}</g></g><path d="M0,78L100,64" stroke="${colour('dw-bone')}" stroke-width="3.4"/></g>${chip(first, 17, 17, 12.5)}${chip(second, 17, 123, 12.5)}${mark}`
}

export const CARD_BACK = `<rect width="100" height="140" rx="11" fill="${colour('dw-bone')}"/><rect x="4" y="4" width="92" height="132" rx="8" fill="${colour('dw-umber')}"/><g fill="none" stroke="#8a6846" stroke-width="1.6"><path d="M50,20L86,70L50,120L14,70Z"/><path d="M50,32L77,70L50,108L23,70Z" opacity=".6"/><path d="M14,14h14M14,14v14M86,14h-14M86,14v14M14,126h14M14,126v-14M86,126h-14M86,126v-14"/></g>${sign('fire', 50, 70, 2)}<rect x=".5" y=".5" width="99" height="139" rx="10.5" fill="none" stroke="#000" stroke-opacity=".5"/>`

export const SMALL_BACK = `<rect x=".5" y=".5" width="21" height="29" rx="3" fill="${colour('dw-umber')}" stroke="${colour('dw-hide-2')}"/><path d="M11,7L16,15L11,23L6,15Z" fill="none" stroke="#a5825a" stroke-width="1.2"/>`

/** A small flat card, for other people's hands and lists. */
export function smallCard({ terrains, symbol }: Face): string {
  const [first, second] = terrains
  const body = second ? smallHalves(first!, second, symbol) : smallWhole(first!, symbol)
  return `${body}<rect x=".5" y=".5" width="21" height="29" rx="3" fill="none" stroke="${colour('dw-bone')}" stroke-opacity=".9"/>`
}

function smallWhole(terrain: Terrain, symbol: Sign | null): string {
  const mark = symbol ? medal(symbol, 11, 21.5, 6.2) : ''
  return `<rect width="22" height="30" rx="3" fill="${colour(terrain)}"/>${glyph(terrain, 11, symbol ? 9 : 15, 0.62)}${mark}`
}

function smallHalves(first: Terrain, second: Terrain, symbol: Sign | null): string {
  const mark = symbol ? medal(symbol, 16, 14.6, 4.6) : ''
  const x = symbol ? 7 : 11 // beside the medal
  return `<path d="M0,3a3,3 0 0 1 3,-3h16a3,3 0 0 1 3,3V14L0,16Z" fill="${colour(first)}"/><path d="M0,16L22,14V27a3,3 0 0 1 -3,3H3a3,3 0 0 1 -3,-3Z" fill="${colour(second)}"/><path d="M0,16L22,14" stroke="${colour('dw-bone')}" stroke-width="1.2"/>${glyph(first, x, 7.5, 0.5)}${glyph(second, x, 22.5, 0.5)}${mark}`
}

/** The part of a tucked card that shows, 100 by 70. */
export function tuckedCard(terrain: Terrain, symbol: Sign | null): string {
  const mark = symbol ? medal(symbol, 72, 40, 18) : ''
  return `<path d="M0,0H100V59a11,11 0 0 1 -11,11H11a11,11 0 0 1 -11,-11Z" fill="${colour('dw-bone')}"/><g clip-path="url(#dewan-tucked)"><g transform="translate(0 -52)">${SCENES[terrain]}</g><rect width="100" height="12" fill="#000" opacity=".28"/></g>${chip(terrain, 22, 44, 15)}${mark}`
}
