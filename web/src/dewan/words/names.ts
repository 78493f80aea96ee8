/** The names of things: cards, terrains, symbols, places and story tiles. */

import { t } from '../../i18n'
import { faceOf } from '../art/cards'
import { isTerrain } from '../art/shapes'
import { gridOf } from '../board/grid'
import type { Printed } from '../printed'
import { asksOf } from '../tribe/stories'
import type { Place, View } from '../view'

export function terrainName(terrain: string): string {
  return t(`dewan-terrain-${terrain}`)
}

export function symbolName(symbol: string): string {
  return t(`dewan-symbol-${symbol}`)
}

export function cardName(card: string): string {
  const { terrains, symbol } = faceOf(card)
  const [first, second] = terrains.map(terrainName)
  if (second) {
    if (symbol)
      return t('dewan-card-two-symbol', { first: first!, second, symbol: symbolName(symbol) })
    return t('dewan-card-two', { first: first!, second })
  }
  return symbol ? t('dewan-card-symbol', { terrain: first!, symbol: symbolName(symbol) }) : first!
}

export function list(names: string[]): string {
  const [first = '', ...others] = names
  if (!others.length) return first
  const last = others.pop()!
  return t('dewan-list', { first: [first, ...others].join(t('dewan-list-separator')), last })
}

/** Names of which any will do: "forest or water". */
export function alternatives(names: string[]): string {
  const [first = '', ...others] = names
  if (!others.length) return first
  const last = others.pop()!
  return t('dewan-either', { first: [first, ...others].join(t('dewan-list-separator')), last })
}

/** A space as it is called on the map: "C4". */
export function placeName(at: Place, { spaces }: View): string {
  const { column, row } = gridOf(at, spaces)
  return t('dewan-place', { column, row: String(row) })
}

/** "2 forest zones" or "1 crystal". */
export function amount(name: string, count: number): string {
  return t(isTerrain(name) ? `dewan-zones-${name}` : `dewan-symbols-${name}`, { count })
}

export function storyName(story: string): string {
  return list(asksOf(story).map(([name, count]) => amount(name, count)))
}

/** "5 points, 1 fire". */
export function storyWorth(story: string, printed: Printed): string {
  const { points, fire } = printed.stories[story]!
  return fire ? t('dewan-worth-fire', { points, fire }) : t('dewan-worth', { points })
}
