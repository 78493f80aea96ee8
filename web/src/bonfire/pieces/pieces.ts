/** Pieces of Bonfire as drawings of their own, by the names that pieces.svg gives them. */

import type { Drawing } from '../../motion/flights'
import { drawn, pathOf, shown } from './art'
import { fateDrawing, gnomeDrawing } from './drawings'
import { symbolsAsLaid } from '../city/fate'
import type { Printed } from '../printed'
import type { LaidTile } from '../view'

export function piece(name: string, width = 24, height = 24): Drawing {
  return { art: shown(name, width, height), box: `0 0 ${width} ${height}` }
}

/** The marker of a path that shows a gnome's card. */
export function gnomeArt(gnome: number, printed: Printed): string {
  const name = `gnomecard-${gnome}-${printed.gnome_resources[gnome - 1]}`
  return drawn(name, 60, 80, () => gnomeDrawing(gnome, printed))
}

/** A gnome's card, as it is seen for a moment. */
export function gnomeCard(gnome: number, printed: Printed): Drawing {
  return { art: pathOf(0, 0, 60, 80, gnomeArt(gnome, printed)), box: '0 0 60 80' }
}

/** A fate tile, the way round that it lies. */
export function fateTile({ number, direction }: LaidTile, printed: Printed): Drawing {
  const { symbols, upright } = symbolsAsLaid(number, direction, printed)
  const { width, height, art } = fateDrawing(symbols, upright)
  return { art, box: `0 0 ${width} ${height}` }
}
