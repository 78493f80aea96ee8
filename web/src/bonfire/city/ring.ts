/** Where things lie around a city: seven places on a half ring. */

export const CENTRE = { x: 366, y: 322 } as const
export const RADIUS = {
  plateau: 166,
  road: [170, 218],
  path: 194,
  portal: 237,
  task: 280,
  ground: 312,
} as const
export const PLACES = [1, 2, 3, 4, 5, 6, 7] as const

export interface Point {
  x: number
  y: number
}

export function angle(place: number): number {
  return 180 + (180 / 7) * (place - 0.5)
}

/** A point of a place: so far from the middle, and so far along the ring, clockwise. */
export function at(place: number, radius: number, along = 0, centre: Point = CENTRE): Point {
  const turn = (angle(place) * Math.PI) / 180
  return {
    x: centre.x + radius * Math.cos(turn) - along * Math.sin(turn),
    y: centre.y + radius * Math.sin(turn) + along * Math.cos(turn),
  }
}

/** The outline of a box that is turned with the ring, its middle so far from that of the city. */
export function turnedBox(
  place: number,
  radius: number,
  width: number,
  height: number,
  round: number,
): string {
  const [side, end] = [width / 2, height / 2]
  const corner = (out: number, along: number): string => {
    const { x, y } = at(place, radius + out, along)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const turn = `A${round} ${round} 0 0 1 `
  return (
    `M${corner(end, round - side)}L${corner(end, side - round)}${turn}${corner(end - round, side)}` +
    `L${corner(round - end, side)}${turn}${corner(-end, side - round)}` +
    `L${corner(-end, round - side)}${turn}${corner(round - end, -side)}` +
    `L${corner(end - round, -side)}${turn}${corner(end, round - side)}z`
  )
}

/** The line between a place and the next one. */
export function border(place: number): string {
  const from = at(place + 0.5, 222)
  const to = at(place + 0.5, 310)
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`
}

/** A half disc that stands on the base line. */
export function dome(radius: number): string {
  return `M${CENTRE.x - radius} ${CENTRE.y + 8}v-8a${radius} ${radius} 0 0 1 ${2 * radius} 0v8z`
}

export function band(inner: number, outer: number): string {
  const { x, y } = CENTRE
  const out = `M${x - outer} ${y}A${outer} ${outer} 0 0 1 ${x + outer} ${y}`
  return `${out}L${x + inner} ${y}A${inner} ${inner} 0 0 0 ${x - inner} ${y}z`
}

export function arc(radius: number): string {
  return `M${CENTRE.x - radius} ${CENTRE.y}A${radius} ${radius} 0 0 1 ${CENTRE.x + radius} ${CENTRE.y}`
}
