/** Drawings that are made once and shown often. A `<use>` copies every node of what it shows; a marker at
 *  the start of a path is painted from one original, as sharp, in the colours of the theme. */

import { figures } from './figures'
import pieces from './pieces.svg?raw'
import './tokens.css'

/** SVG text, on a ground of this size that begins at the origin. */
export interface Drawing {
  width: number
  height: number
  art: string
}

const SYMBOL = /<symbol id="bonfire-([^"]+)" viewBox="0 0 ([\d.]+) ([\d.]+)">(.*?)<\/symbol>/gs
const GRADIENT = /<radialGradient.*?<\/radialGradient>/s
const USE = /<use href="#bonfire-([^"]+)"([^>]*)\/>/g
const TEXT = /<text([^>]*)>([^<]*)<\/text>/g
const ALONE = /^<(\w+)((?: (?!transform|style)[\w-]+="[^"]*")*)\/>$/ // one shape that has not been moved
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g
const COLOURED = /^(seat|sign|gap|bonus|gnome|picture|tom-task)/
const START = /^M(-?[\d.]+) (-?[\d.]+)/
const SVG = 'http://www.w3.org/2000/svg'
const UNSEEN = 'position:absolute;width:0;height:0;overflow:hidden' // laid out, since markers must be

const symbols = new Map<string, Drawing>() // as they are written
const whole = new Map<string, Drawing>() // with the pieces that they use
const drawings = new Map<string, Drawing>()
const templates = new Map<string, SVGGElement>()
const printNames = new WeakMap<object, string>()
const originals = new Set<string>() // in the page, or on their way
const waiting: string[] = []
let sheet: SVGSVGElement | null = null

function sheetOf(): SVGSVGElement {
  if (sheet) return sheet
  sheet = document.createElementNS(SVG, 'svg')
  sheet.setAttribute('class', 'bonfire')
  sheet.setAttribute('style', UNSEEN)
  sheet.setAttribute('aria-hidden', 'true')
  sheet.innerHTML = GRADIENT.exec(pieces)?.[0] ?? ''
  document.body.append(sheet)
  return sheet
}

function readSymbols(): void {
  for (const [, name, width, height, art] of pieces.matchAll(SYMBOL)) {
    symbols.set(name!, { width: Number(width), height: Number(height), art: art! })
  }
}

/** A piece by the name that pieces.svg gives it, with the pieces that it is made of. */
export function pieceOf(name: string): Drawing {
  const known = whole.get(name)
  if (known) return known
  if (symbols.size === 0) readSymbols()
  const { width, height, art } = symbols.get(name) ?? { width: 24, height: 24, art: '' }
  const written = art.replace(TEXT, (_, attributes: string, text: string) => {
    const {
      x,
      y,
      'font-size': size,
      fill = '',
      'letter-spacing': spacing = 0,
    } = attributesOf(attributes)
    return figures(text, Number(x), Number(y), Number(size), fill, Number(spacing))
  })
  const parts = written.replace(USE, (_, used: string, attributes: string) => {
    const { x = 0, y = 0, width: across = 24, height: down = 24, style } = attributesOf(attributes)
    return placed(used, Number(x), Number(y), Number(across), Number(down), style)
  })
  const piece = { width, height, art: parts }
  whole.set(name, piece)
  return piece
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, value!]))
}

/** A piece as a part of another drawing, as large as its room allows. */
export function placed(
  name: string,
  x: number,
  y: number,
  width: number,
  height: number,
  style?: string,
): string {
  const piece = pieceOf(name)
  const scale = Math.min(width / piece.width, height / piece.height)
  const left = x + (width - piece.width * scale) / 2
  const top = y + (height - piece.height * scale) / 2
  const move = `transform="translate(${left} ${top}) scale(${scale})"${style ? ` style="${style}"` : ''}`
  const alone = ALONE.exec(piece.art)
  return alone ? `<${alone[1]} ${move}${alone[2]}/>` : `<g ${move}>${piece.art}</g>`
}

/** Puts an original into the page: all new ones at once before the next picture, which is faster than one by one. The
 *  point of it that comes to lie on the start of a line is told. */
function put(id: string, art: string, x: number, y: number, more = ''): void {
  if (waiting.length === 0) queueMicrotask(putWaiting)
  waiting.push(
    `<marker id="${id}" overflow="visible" markerUnits="userSpaceOnUse" refX="${x}" refY="${y}"${more}>${art}</marker>`,
  )
  originals.add(id)
}

function putWaiting(): void {
  sheetOf().insertAdjacentHTML('beforeend', waiting.splice(0).join(''))
}

function drawingOf(name: string, draw: () => Drawing): Drawing {
  const there = drawings.get(name) ?? draw()
  drawings.set(name, there)
  return there
}

/** A short name for what is printed: editions differ, and a drawing's name says all that it shows. */
export function printName(printed: object): string {
  const known = printNames.get(printed)
  if (known) return known
  const hash = [...JSON.stringify(printed)].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0,
    7,
  )
  const name = (hash >>> 0).toString(36)
  printNames.set(printed, name)
  return name
}

/** The marker of a path that shows a drawing, as large as this room allows. */
export function drawn(
  name: string,
  width: number,
  height: number,
  draw: () => Drawing,
  colour = '',
): string {
  const { width: across, height: down, art } = drawingOf(name, draw)
  const scale = Math.min(width / across, height / down)
  const id = `bonfire-art-${name}${colour && `-${colour}`}-${scale.toFixed(3)}`
  if (!originals.has(id)) {
    const size = ` viewBox="0 0 ${across} ${down}" markerWidth="${across * scale}" markerHeight="${down * scale}"`
    put(id, art, across / 2, down / 2, size + (colour && ` style="color:var(--${colour})"`))
  }
  return `url(#${id})`
}

/** The same for a piece; those that take on a colour need the name of one. */
export function art(name: string, width: number, height = width, colour = ''): string {
  return drawn(name, width, height, () => pieceOf(name), colour)
}

/** The path that goes with it: its middle, where the drawing is shown, and its outline, to be found and met. */
export function room(x: number, y: number, width: number, height = width): string {
  return `M${x + width / 2} ${y + height / 2}M${x} ${y}h${width}v${height}h${-width}z`
}

/** The same with a round outline. */
export function disc(x: number, y: number, radius: number): string {
  const half = `a${radius} ${radius} 0 1 0 `
  return `M${x} ${y}M${x - radius} ${y}${half}${2 * radius} 0${half}${-2 * radius} 0z`
}

/** A box with round corners. */
export function box(x: number, y: number, width: number, height: number, round: number): string {
  const [across, down] = [width - 2 * round, height - 2 * round]
  const turn = (right: number, low: number): string => `a${round} ${round} 0 0 1 ${right} ${low}`
  return `M${x + round} ${y}h${across}${turn(round, round)}v${down}${turn(-round, round)}h${-across}${turn(-round, -round)}v${-down}${turn(round, -round)}z`
}

/** The marker of a line of the board that shows what lies on it: drawn where it is in the whole picture. The
 *  start of the line is the first point of its path. */
export function upon(name: string, line: string, draw: () => string): string {
  const id = `bonfire-upon-${name.replaceAll(' ', '_')}`
  if (!originals.has(id)) {
    const [, x = '0', y = '0'] = START.exec(line) ?? []
    put(id, draw(), Number(x), Number(y))
  }
  return `url(#${id})`
}

/** A path that shows a piece, as SVG text. */
export function shown(
  name: string,
  width: number,
  height: number,
  x = 0,
  y = 0,
  colour = '',
): string {
  return pathOf(x, y, width, height, art(name, width, height, colour))
}

/** A path in this room with the marker of a drawing, as SVG text; what it is found by, where it is looked for. */
export function pathOf(
  x: number,
  y: number,
  width: number,
  height: number,
  marker: string,
  at = '',
): string {
  const d = room(x, y, width, height)
  return `<path class="art" fill="none" d="${d}" marker-start="${marker}"${at && ` data-at="${at}"`}/>`
}

/** Fills a picture with a piece: a copy of its own where it takes on the colour of the words around it. */
export function filled(name: string, colour: string): (picture: SVGElement) => void {
  return (picture) => {
    const key = `${name} ${colour}`
    let template = templates.get(key)
    if (!template) {
      const { width, height, art } = pieceOf(name)
      template = document.createElementNS(SVG, 'g')
      template.innerHTML =
        COLOURED.test(name) && !colour ? art : shown(name, width, height, 0, 0, colour)
      templates.set(key, template)
    }
    picture.replaceChildren(...template.cloneNode(true).childNodes)
  }
}
