/** The lines that things travel along, as keyframes: transforms only. */

import type { Box, Places } from './anchors'
import type { Travel } from './flights'

export interface Point {
  x: number
  y: number
}

const ARC_SAMPLES = 8
const HOP_SAMPLES = 5
const ROUTE_SAMPLES = 7
const HOP = 16 // pixels that a hop is high
const LEAST_RISE = 22
const MOST_RISE = 80

function between(from: Point, to: Point, part: number, rise: number): Point {
  const lift = 4 * rise * part * (1 - part)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part - lift }
}

function curve(from: Point, to: Point, rise: number, samples: number): Point[] {
  return Array.from({ length: samples }, (_, index) =>
    between(from, to, (index + 1) / samples, rise),
  )
}

/** Points of a line of the board, as they lie on the screen. */
function along(element: Element, backwards: boolean): Point[] {
  if (!(element instanceof SVGGeometryElement)) return []
  const matrix = element.getScreenCTM()
  if (!matrix) return []
  const length = element.getTotalLength()
  const points = Array.from({ length: ROUTE_SAMPLES }, (_, index) => {
    const { x, y } = element
      .getPointAtLength((length * (index + 0.5)) / ROUTE_SAMPLES)
      .matrixTransform(matrix)
    return { x, y }
  })
  return backwards ? points.reverse() : points
}

function stops(travel: Travel, places: Places): Point[] {
  return (travel.via ?? []).flatMap((via) => {
    const followed = 'along' in via
    const found = places.find(followed ? via.along : via)
    if (!found) return []
    return followed ? along(found.element, via.backwards) : [found.box]
  })
}

/** The way of a travel, its start included. */
export function wayOf(travel: Travel, from: Box, to: Box, places: Places): Point[] {
  const corners: Point[] = [from, ...stops(travel, places), to]
  const legs = corners.slice(1).map((corner, index) => [corners[index]!, corner] as const)
  if (travel.path === 'hop')
    return [from, ...legs.flatMap(([one, other]) => curve(one, other, HOP, HOP_SAMPLES))]
  if (travel.path !== 'arc' || legs.length > 1) return corners
  const distance = Math.hypot(to.x - from.x, to.y - from.y)
  return [from, ...curve(from, to, Math.min(MOST_RISE, LEAST_RISE + distance / 6), ARC_SAMPLES)]
}

/** How far along the way each of its points is, from 0 to 1. */
function shares(way: readonly Point[]): number[] {
  let length = 0
  const sums = way.map((point, index) => {
    const before = way[index - 1] ?? point
    length += Math.hypot(point.x - before.x, point.y - before.y)
    return length
  })
  return sums.map((sum) => (length > 0 ? sum / length : sum))
}

/** Keyframes that lead along a way, from one size to another, perhaps rolling. */
export function keyframes(
  way: readonly Point[],
  first: number,
  last: number,
  roll = 0,
): Keyframe[] {
  const parts = shares(way)
  return way.map(({ x, y }, index) => {
    const part = index === way.length - 1 ? 1 : parts[index]!
    const scale = first + (last - first) * part
    const turn = roll * Math.sin(part * Math.PI * 4)
    return {
      offset: part,
      transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`,
    }
  })
}
