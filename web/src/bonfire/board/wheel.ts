/** Where the fields of the Great Bonfire and the spaces of the High Council lie. */

export const CENTRE = { x: 205, y: 201 } as const
const OUTER = 119
const INNER = 44
const FIELD = 360 / 7
const TOKEN_SPREAD = 12
const PORTAL_SPREAD = 11.6

export interface Point {
  x: number
  y: number
}

export function point(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y + radius * Math.sin(angle) }
}

/** The middle of a field, clockwise from the top. */
export function fieldAngle(field: number): number {
  return -90 + FIELD * (field - 1)
}

export function fieldShape(field: number): string {
  const middle = fieldAngle(field)
  const corner = (radius: number, side: number): string => {
    const narrow = 0.02 * (OUTER / radius)
    const { x, y } = point(radius, middle + side * FIELD * (0.5 - narrow))
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const out = `M${corner(OUTER, -1)}A${OUTER} ${OUTER} 0 0 1 ${corner(OUTER, 1)}`
  return `${out}L${corner(INNER, 1)}A${INNER} ${INNER} 0 0 0 ${corner(INNER, -1)}z`
}

export function tokenAt(field: number): Point {
  return point(69, fieldAngle(field) - TOKEN_SPREAD)
}

export function resourceAt(field: number): Point {
  return point(69, fieldAngle(field) + TOKEN_SPREAD)
}

export function portalAt(field: number, index: number, count: number): Point {
  return point(102, fieldAngle(field) + PORTAL_SPREAD * (index - (count - 1) / 2))
}

/** The middle of a council space; those at the corners stand a little further out. */
export function spaceAt(space: number): Point {
  return point(space % 2 ? 165 : 180, -90 + 45 * (space - 1))
}
