/** Pieces of Bonfire as drawings of their own, by the names that pieces.svg gives them. */

import type { Drawing } from '../motion/flights'
import type { Printed } from './printed'

export function piece(name: string, width = 24, height = 24): Drawing {
  return { art: `<use href="#bonfire-${name}" width="${width}" height="${height}"/>`, box: `0 0 ${width} ${height}` }
}

/** A gnome's card, as it is seen for a moment. */
export function gnomeCard(gnome: number, printed: Printed): Drawing {
  const colour = gnome > printed.specialists ? 'var(--elder)' : 'var(--gnome)'
  const card = `<rect x="1" y="1" width="58" height="65" rx="7" fill="var(--card)" stroke="${colour}" stroke-width="1.8"/>`
  const picture = `<use href="#bonfire-gnome-${gnome}" x="7" y="6" width="46" height="37" style="color:var(--card-ink)"/>`
  const resource = `<use href="#bonfire-resource-${printed.gnome_resources[gnome - 1]}" x="21" y="46" width="17.5" height="17.5"/>`
  return { art: card + picture + resource, box: '0 0 60 67' }
}
