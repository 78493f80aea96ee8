/** What is said of a space of the map. */

import { NOBODY } from '../../table/seats/seats'
import { t } from '../../i18n'
import type { Option, Position } from '../../wire'
import { landName } from '../art/land'
import { isTerrain } from '../art/shapes'
import { list, placeName, symbolName, terrainName } from '../words/names'
import { routeWords } from './routes'
import { keyOf, nameOf, viewOf, type Place, type Space } from '../view'
import { choiceOf } from '../wired'
import { zoneWords } from '../words/words'

export function spaceWords(position: Position, at: Place): string[] {
  const view = viewOf(position)
  const space = view.spaces.find((other) => keyOf(other.at) === keyOf(at))
  if (!space) return []
  const land = landName(space)
  const what = isTerrain(land) ? terrainName(land) : t(`dewan-space-${land}`)
  const symbols = view.symbols.filter(([, one, other]) =>
    [one, other].some((end) => keyOf(end) === keyOf(at)),
  )
  const lines = [t('dewan-space', { what, place: placeName(at, view) })]
  if (space.camp !== NOBODY) lines.push(campWords(space, nameOf(position, space.camp)))
  if (symbols.length)
    lines.push(
      t('dewan-space-symbol', { symbols: list(symbols.map(([name]) => symbolName(name))) }),
    )
  if (view.decision.target && keyOf(view.decision.target) === keyOf(at)) {
    lines.push(
      t('dewan-space-target'),
      routeWords(view.decision.routes?.[0]?.route ?? [], view, position),
    )
  }
  // A choice that points here says it itself.
  if (!position.choices.some((option) => pointsAt(option, at))) lines.push(zoneWords(view, at))
  return lines.filter(Boolean)
}

function pointsAt(option: Option, at: Place): boolean {
  const { kind, args } = choiceOf(option)
  return (kind === 'camp' || kind === 'lava' || kind === 'flood') && keyOf(args.at) === keyOf(at)
}

function campWords({ ground }: Space, name: string): string {
  if (ground === 'centre') return t('dewan-space-initial', { name })
  return t(ground === 'water' ? 'dewan-space-village' : 'dewan-space-camp', { name })
}
