/** Pieces of Bonfire as drawings of their own, by the names that pieces.svg gives them. */

import type { Drawing } from '../motion/flights'
import { drawn, pathOf, shown } from './art'
import { gnomeDrawing } from './drawings'
import type { Printed } from './printed'

export function piece(name: string, width = 24, height = 24): Drawing {
  return { art: shown(name, width, height), box: `0 0 ${width} ${height}` }
}

/** A gnome's card, as it is seen for a moment. */
export function gnomeCard(gnome: number, printed: Printed): Drawing {
  const marker = drawn(`gnomecard-${gnome}`, 60, 80, () => gnomeDrawing(gnome, printed))
  return { art: pathOf(0, 0, 60, 80, marker), box: '0 0 60 80' }
}
