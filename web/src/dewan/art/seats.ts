/** Seats by colour and shape (circle, square, triangle, diamond) and the camps on these shapes. */

import { colour, rounded } from './shapes'
import { sign } from './signs'

const SHAPES: ((radius: number) => string)[] = [
  (r) => `<circle r="${r}"/>`,
  (r) =>
    `<rect x="${-r * 0.9}" y="${-r * 0.9}" width="${r * 1.8}" height="${r * 1.8}" rx="${r * 0.2}"/>`,
  (r) => `<path d="M0,${-r * 1.22}L${r * 1.2},${r * 0.86}H${-r * 1.2}Z" stroke-linejoin="round"/>`,
  (r) =>
    `<path d="M0,${-r * 1.26}L${r * 1.26},0L0,${r * 1.26}L${-r * 1.26},0Z" stroke-linejoin="round"/>`,
]
const LOWERED = [0, 0, 0.16, 0]
const SCALES = [0.062, 0.062, 0.05, 0.058]

const TENT = `<path d="M-1.4,-9.6L1,-6M1.4,-9.6L-1,-6" stroke="var(--dw-seat-ink)" stroke-width="1.5" stroke-linecap="round"/><path d="M0,-7.6L8.6,6.6H-8.6Z" fill="var(--dw-seat-ink)" stroke="none"/><path d="M0,-1.6L3,6.6H-3Z" fill="currentColor" stroke="none"/>`
const HUT = `<path d="M0,-8.4L8,-1H-8Z" fill="var(--dw-seat-ink)" stroke="none"/><path d="M-5.6,-1H5.6V2.8H-5.6Z" fill="var(--dw-seat-ink)" stroke="none"/><path d="M-1.6,-.6h3.2v3.4h-3.2z" fill="currentColor" stroke="none"/><path d="M-4.4,3V6M0,3V6M4.4,3V6" stroke="var(--dw-seat-ink)" stroke-width="1.5"/><path d="M-8,7.4q2,-2.2 4,0t4,0t4,0t4,0" fill="none" stroke="var(--dw-seat-ink)" stroke-width="1.4" stroke-linecap="round"/>`

function shape(seat: number, radius: number): string {
  return SHAPES[seat]!(radius)
}

export function seatMark(seat: number, x: number, y: number, radius: number): string {
  return `<g transform="translate(${x} ${y})" fill="${colour(`seat-${seat}`)}" stroke="${colour('dw-seat-ink')}" stroke-width="${rounded(Math.max(1, radius * 0.16))}">${shape(seat, radius)}</g>`
}

function token(seat: number, x: number, y: number, radius: number, inside: string): string {
  const paint = colour(`seat-${seat}`)
  return `<g transform="translate(${x} ${y})" style="color:${paint}"><g transform="translate(0 ${rounded(radius * 0.26)})" fill="#000" opacity=".42">${shape(seat, radius * 1.06)}</g><g transform="translate(0 ${rounded(radius * 0.16)})" fill="${paint}" stroke="${paint}" stroke-width="1" style="filter:brightness(.58)">${shape(seat, radius)}</g><g fill="${paint}" stroke="${colour('dw-seat-ink')}" stroke-width="${rounded(radius * 0.13)}">${shape(seat, radius)}</g><g transform="translate(0 ${rounded(radius * LOWERED[seat]!)}) scale(${rounded(radius * SCALES[seat]! * 100) / 100})">${inside}</g></g>`
}

export function camp(seat: number, x = 0, y = 0, radius = 15): string {
  return token(seat, x, y, radius, TENT)
}

/** A camp on water: a hut on stilts. */
export function village(seat: number, x = 0, y = 0, radius = 15): string {
  return token(seat, x, y, radius, HUT)
}

/** Bigger, with a hearth. */
export function initialCamp(seat: number, x = 0, y = 0, radius = 19): string {
  return `<g transform="translate(${x} ${y})">${camp(seat, 0, -2, radius)}<g transform="translate(${rounded(radius * 0.86)} ${rounded(radius * 0.62)})"><circle r="${rounded(radius * 0.44)}" fill="${colour('dw-umber')}" stroke="${colour('dw-seat-ink')}" stroke-width="1.4"/>${sign('fire', 0, -0.4, radius * 0.034)}</g></g>`
}

export const DEWAN_MARKER = `<path d="M0,-10L3,-3.4L10,-2.6L4.8,2L6.4,9L0,5.4L-6.4,9L-4.8,2L-10,-2.6L-3,-3.4Z" fill="${colour('glow')}" stroke="${colour('dw-umber')}" stroke-width="1.4" stroke-linejoin="round"/>${sign('fire', 0, 0, 0.42)}`
