/** Parts of a picture, as SVG. Colours are those of the page; `standalone` writes them out. */

import { SEAT_SHAPES } from '../kit/seatShapes'
import { SANS, TITLE } from './fonts'

export interface Lettering {
  size: number
  weight?: number
  fill?: string
  anchor?: 'start' | 'middle' | 'end'
  title?: boolean
}

const SMALLEST = 0.74 // of the size wished for
const ruler = document.createElement('canvas').getContext('2d')

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** How wide words are. */
export function widthOf(words: string, { size, weight = 400, title = false }: Lettering): number {
  if (!ruler) return words.length * size * 0.55
  ruler.font = `${weight} ${size}px ${title ? TITLE : SANS}`
  return ruler.measureText(words).width
}

/** Words: smaller, and in the end cut off, where they would be wider than allowed. */
export function text(
  words: string,
  x: number,
  y: number,
  letters: Lettering,
  widest = Infinity,
): string {
  const { weight = 400, fill = 'var(--ink)', anchor = 'start', title = false } = letters
  const size = Math.max(
    letters.size * SMALLEST,
    Math.min(letters.size, (letters.size * widest) / widthOf(words, letters)),
  )
  let shown = words
  while (widthOf(shown, { ...letters, size }) > widest + 1 && shown.length > 2)
    shown = `${shown.slice(0, -2).trimEnd()}…`
  const font = `font-family="${title ? TITLE : SANS}" font-size="${size}" font-weight="${weight}"`
  return `<text x="${x}" y="${y}" ${font} fill="${fill}" text-anchor="${anchor}">${escaped(shown)}</text>`
}

/** A drawing with its own view box, at a place. */
export function placed(art: string, box: string, x: number, y: number, size: number): string {
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${box}">${art}</svg>`
}

export function seatShape(seat: number, x: number, y: number, size: number): string {
  return placed(
    `<g fill="var(--seat-${seat}-ink)">${SEAT_SHAPES[seat] ?? ''}</g>`,
    '0 0 24 24',
    x,
    y,
    size,
  )
}

export function panel(x: number, y: number, width: number, height: number): string {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`
  return `<rect ${place} rx="22" fill="var(--panel)" stroke="var(--line)" stroke-width="1.5"/>`
}

/** A whole picture that needs nothing from elsewhere. */
export function standalone(inside: string, width: number, height: number, fonts: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  const style = `color:var(--ink);font-variant-numeric:lining-nums tabular-nums`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} style="${style}"><style>${fonts}</style>${inside}</svg>`
  const page = getComputedStyle(document.documentElement)
  const written = (each: string): string =>
    each.replace(
      /var\((--[\w-]+)\)/g,
      (_, name: string) => page.getPropertyValue(name).trim() || 'none',
    )
  return written(written(svg))
}
