/** Flat signs: terrains, resources, berry, fire and fish. Each is about 20 units wide. */

import { colour, hexagon, isTerrain, rounded, type Sign, type Terrain } from './shapes'

const GLYPHS: Record<Terrain, string> = {
  mountains: `<path d="M-9.5,6.5L-3.6,-4.2L-1,-.4L2.6,-7.5L9.5,6.5Z"/><path d="M2.6,-7.5L.5,-3.3L2.2,-2.2L3.5,-3.6L4.8,-3Z" fill="var(--g2)"/>`,
  forest: `<path d="M0,-9L5,-2.4H2.8L7,4H1.2V8H-1.2V4H-7L-2.8,-2.4H-5Z"/>`,
  desert: `<circle cx="-5" cy="-4.6" r="3"/><path d="M-9.6,7C-4.6,6.4 -2.6,-2.6 2.4,-2.6C4.4,1.6 6.6,5.4 9.6,7Z"/><path d="M2.4,-2.6C.2,.6 3.6,3 .6,7H2.6C5,3.4 2,1.4 3.3,-.8Z" fill="var(--g2)"/>`,
  badlands: `<path d="M-6.6,-6.4H3.4L4.4,-1H7.4L9.4,7H-9.4L-7.4,-1Z"/><path d="M-7.4,-1H4.4M-8.4,3H8.4" stroke="var(--g2)" stroke-width="1.3" fill="none"/>`,
  water: `<path d="M-9,-4.4q3,-3.4 6,0t6,0t6,0M-9,.8q3,-3.4 6,0t6,0t6,0M-9,6q3,-3.4 6,0t6,0t6,0" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>`,
}

const SIGNS: Record<Sign, string> = {
  artifact: `<path d="M-5.2,-1.6C-9.4,-4.6 -8,-7.4 -3.4,-5.6M5.2,-1.6C9.4,-4.6 8,-7.4 3.4,-5.6" fill="none" stroke="${colour('dw-artifact')}" stroke-width="1.7"/>
        <path d="M-3.8,-8H3.8L2.8,-5.4C7.6,-2.6 7,3.6 3,7.6H-3C-7,3.6 -7.6,-2.6 -2.8,-5.4Z" fill="${colour('dw-artifact')}"/>
        <path d="M-5.9,-1L-3.6,1.2L-1.2,-1L1.2,1.2L3.6,-1L5.9,1.2" fill="none" stroke="#f7e3c4" stroke-width="1.3"/><path d="M-3,-5.4H3" stroke="#6a3512" stroke-width="1.1"/>`,
  pigment: `<g fill="${colour('dw-pigment')}"><circle r="4.9"/><circle cx="-6" cy="-3.4" r="2.3"/><circle cx="1" cy="-7" r="2"/><circle cx="6.4" cy="-2.2" r="2.6"/><circle cx="4.4" cy="5.4" r="2.2"/><circle cx="-4" cy="5.8" r="2.6"/>
        <path d="M0,0L-6,-3.4M0,0L1,-7M0,0L6.4,-2.2M0,0L4.4,5.4M0,0L-4,5.8" stroke="${colour('dw-pigment')}" stroke-width="3.2"/></g><path d="M-2.8,-1.4Q-1.6,-3.4 .8,-3.2" stroke="#f1a8bd" stroke-width="1.4" fill="none" stroke-linecap="round"/>`,
  crystal: `<path d="M-7.6,7L-7,-.6L-4.4,-3.6L-2.4,7Z" fill="#176872"/><path d="M7.8,7L7.2,1L5,-1.8L2.4,7Z" fill="#176872"/><path d="M-4.4,7L-3.2,-4.6L.6,-9L4,-4L4.2,7Z" fill="${colour('dw-crystal')}"/>
        <path d="M-4.4,7L-3.2,-4.6L.6,-9L.2,-3.6L-.4,7Z" fill="#8fe0e2"/><path d="M-7.6,7L-7,-.6L-4.4,-3.6L-5.2,7Z" fill="#57bcc4"/><path d="M2.4,7L5,-1.8L4.9,7Z" fill="#57bcc4"/>`,
  berry: `<path d="M.4,-3.4C1,-7 4,-8.6 8,-7.6C7,-4 4,-2.4 .4,-3.4Z" fill="#4f8f3d"/><path d="M-.4,-2C0,-5 -1,-7 -3.4,-8.4" fill="none" stroke="#3d5f28" stroke-width="1.3" stroke-linecap="round"/>
        <circle cx="-3.9" cy="1" r="3.9" fill="${colour('dw-berry')}"/><circle cx="3.9" cy="1.2" r="3.9" fill="#7d50ba"/><circle cx="0" cy="5" r="4" fill="#572f8d"/><circle cx="-5" cy="-.3" r="1" fill="#d9c4f5"/><circle cx="2.8" cy="0" r="1" fill="#d9c4f5"/><circle cx="-1.1" cy="3.7" r="1" fill="#c9b0ee"/>`,
  fire: `<path d="M.6,-9.4C2.4,-5.6 7,-2.8 7,2.4C7,6.2 3.8,8.8 0,8.8C-3.8,8.8 -7,6.2 -7,2.4C-7,-.2 -5.6,-2 -4.2,-3.4C-4,-1.6 -3.2,-.6 -2.2,-.2C-2.6,-4 -.8,-7 .6,-9.4Z" fill="#d9542a"/>
        <path d="M.4,-2.4C1.4,.2 4,1.6 4,4.4C4,6.8 2.2,8.4 0,8.4C-2.2,8.4 -4,6.8 -4,4.6C-4,3.2 -3.2,2.2 -2.4,1.4C-2,2.4 -1.6,2.8 -1,3C-1.2,.8 -.4,-1 .4,-2.4Z" fill="#ffc23d"/>`,
  fish: `<path d="M-8.6,0C-5,-6 3,-6 5.4,-.4L9.2,-4.2V4.4L5.4,.6C3,6 -5,6 -8.6,0Z" fill="${colour('dw-fish')}"/><path d="M-8.6,0C-5,-6 3,-6 5.4,-.4C0,-2 -4,-2 -8.6,0Z" fill="#b9d4de"/><circle cx="-5" cy="-1" r="1" fill="#173442"/><path d="M-1.4,-2.4Q.4,0 -1.4,2.6" stroke="#476d7c" stroke-width="1.1" fill="none"/>`,
}

export function glyph(terrain: Terrain, x = 0, y = 0, scale = 1): string {
  const ink = terrain === 'desert' ? '#4a3208' : '#fffaf0'
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${ink}" style="color:${ink};--g2:${colour(terrain)}">${GLYPHS[terrain]}</g>`
}

/** A hexagon with the glyph: one zone of this terrain. */
export function chip(terrain: Terrain, x: number, y: number, radius: number): string {
  return `<g transform="translate(${x} ${y})"><polygon points="${hexagon(0, 0, radius)}" fill="${colour(terrain)}" stroke="${colour(`${terrain}-2`)}" stroke-width="${rounded(radius * 0.11)}" stroke-linejoin="round"/><polygon points="${hexagon(0, 0, radius * 0.86)}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="${rounded(radius * 0.07)}"/>${glyph(terrain, 0, 0, radius * 0.064)}</g>`
}

export function sign(name: Sign, x = 0, y = 0, scale = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${SIGNS[name]}</g>`
}

/** The sign on a bone medallion, as it lies on the map, on cards and on story tiles. */
export function medal(name: Sign, x: number, y: number, radius: number): string {
  return `<g transform="translate(${x} ${y})"><circle r="${radius}" cy="${rounded(radius * 0.12)}" fill="#000" opacity=".3"/><circle r="${radius}" fill="${colour('dw-bone')}" stroke="${colour('dw-umber-1')}" stroke-width="${rounded(radius * 0.12)}"/>${sign(name, 0, 0, radius * 0.079)}</g>`
}

/** What a story tile asks for: a zone of a terrain, or a symbol. */
export function asked(name: string, x: number, y: number, radius: number): string {
  return isTerrain(name) ? chip(name, x, y, radius + 1) : medal(name as Sign, x, y, radius - 0.6)
}
