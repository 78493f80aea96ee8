/** Routes as the server shows them, card by card: where they ask for one, and who gets it. */

import { NOBODY } from '../../table/seats/seats'
import { t } from '../../i18n'
import type { Position } from '../../wire'
import { zonesOf, type Zone } from './hex'
import { list, terrainName } from '../words/names'
import { keyOf, nameOf, type Place, type View } from '../view'

export type Stop = { spaces: Place[]; zone: Zone; receiver: number | null }

/** What one card pays for: a space, or the spaces walked within one water. */
export function stopsOf(route: Place[], view: View): Stop[] {
  const zones = zonesOf(view.spaces)
  const stops: Stop[] = []
  for (const at of route) {
    const zone = zones.find(({ spaces }) => spaces.some((space) => keyOf(space.at) === keyOf(at)))
    const last = stops.at(-1)
    if (!zone) continue
    if (zone.ground === 'water' && last?.zone === zone) last.spaces.push(at)
    else stops.push({ spaces: [at], zone, receiver: receiverOf(zone, at, view) })
  }
  return stops
}

/** The seat of somebody else who has a camp there, or a village anywhere in the same water. */
function receiverOf(zone: Zone, at: Place, { decision }: View): number | null {
  const spaces =
    zone.ground === 'water'
      ? zone.spaces
      : zone.spaces.filter((space) => keyOf(space.at) === keyOf(at))
  const camp = spaces.find((space) => space.camp !== NOBODY && space.camp !== decision.seat)
  return camp ? camp.camp : null
}

/** The cards that a route asks for, in words. */
export function routeWords(route: Place[], view: View, position: Position): string {
  const cards = stopsOf(route, view).map(({ zone, receiver }) => {
    const card = zone.ground === 'centre' ? t('dewan-route-any') : terrainName(zone.ground)
    return receiver === null
      ? card
      : t('dewan-route-gift', { card, name: nameOf(position, receiver) })
  })
  return t('dewan-route', { cards: list(cards) })
}
