/** The lines of Bonfire's final scoring, and what breaks ties. */

import type { ScoreLine, Scoring } from '../../table/end/scoring'
import { t } from '../../i18n'
import type { Position } from '../../wire'
import { pieceOf } from '../pieces/art'
import { viewOf } from '../view'

/** The piece that stands for each source of points. */
const PICTURES: Record<string, string> = {
  'in play': 'sign-point',
  bonfires: 'fire-yellow',
  guardians: 'guardian-natural',
  portals: 'portal-hexagon',
  crystals: 'crystal-red',
  'council tasks': 'sign-council',
  'fate tiles': 'sign-fate',
  leftovers: 'token-yellow',
}

/** The picture of a source; points as such, where it has none of its own. */
export function sourcePicture(source: string): { art: string; box: string } {
  const { width, height, art } = pieceOf(PICTURES[source] ?? 'sign-point')
  return { art, box: `0 0 ${width} ${height}` }
}

function line(source: string): ScoreLine {
  const key = source.replaceAll(' ', '-')
  const about = source === 'in play' ? '' : t(`bonfire-scoring-about-${key}`)
  return { name: t(`bonfire-scoring-${key}`), about, ...sourcePicture(source) }
}

export function scoring(position: Position): Scoring {
  const { cities, tom } = viewOf(position)
  const lit = cities.map((city) => city.places.filter((place) => place.lit).length)
  return {
    sides: position.seats.map((_, seat) => [seat]),
    lines: Object.keys(cities[0]?.scoring ?? {}).map(line),
    tieBreak: tom ? null : { ...line('bonfires'), counts: lit },
  }
}
