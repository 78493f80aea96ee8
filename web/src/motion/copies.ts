/** Pictures that fly: drawings of a title, or copies of what lies on the board. */

import { boxOf } from './anchors'
import type { Drawing } from './flights'

const SVG = 'http://www.w3.org/2000/svg'
/** What only says that a thing can be chosen. */
const LIGHTS = '.halo, .missing'
const NAMES = ['data-at', 'data-thing', 'role', 'tabindex', 'aria-label', 'id']

export interface Copy {
  node: SVGElement | HTMLElement
  width: number
  height: number
}

function canvas(box: string, width: number, height: number): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', box)
  svg.style.cssText = `display:block;width:${width}px;height:${height}px;overflow:visible`
  return svg
}

/** A drawing as high as this; as wide as its box asks for. */
export function drawn({ art, box }: Drawing, height: number): Copy {
  const [, , across = 1, down = 1] = box.split(' ').map(Number)
  const width = (height * across) / down
  const svg = canvas(box, width, height)
  svg.innerHTML = art
  return { node: svg, width, height }
}

function plain<Kind extends Element>(element: Kind): Kind {
  const copy = element.cloneNode(true) as Kind
  for (const light of copy.querySelectorAll(LIGHTS)) light.remove()
  for (const name of NAMES) copy.removeAttribute(name)
  return copy
}

/** A part of a drawing, with a canvas of its own. */
function partOf(part: SVGGraphicsElement): Copy {
  const { x, y, width: across, height: down } = part.getBBox()
  const { width, height } = boxOf(part)
  const svg = canvas(`${x} ${y} ${across} ${down}`, width, height)
  const copy = plain(part)
  copy.removeAttribute('transform')
  copy.style.transform = 'none'
  copy.style.opacity = '1'
  svg.append(copy)
  return { node: svg, width, height }
}

/** What lies there, as it is drawn now. */
export function copyOf(element: Element): Copy {
  if (element instanceof SVGGraphicsElement && element.ownerSVGElement) return partOf(element)
  const drawing =
    element instanceof SVGSVGElement ? element : (element.querySelector('svg') ?? element)
  const { width, height } = boxOf(drawing)
  const copy = plain(drawing as HTMLElement)
  copy.style.cssText += `;display:block;width:${width}px;height:${height}px;margin:0`
  return { node: copy, width, height }
}
