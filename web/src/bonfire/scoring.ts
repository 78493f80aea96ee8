/** The lines of Bonfire's final scoring, and what breaks ties. */

import type { ScoreLine, Scoring } from '../frame/scoring'
import { t } from '../i18n'
import type { Position } from '../wire'
import pieces from './pieces.svg?raw'
import { viewOf } from './view'

/** The piece that stands for each source of points. */
export const PICTURES: Record<string, string> = {
  'in play': 'sign-point',
  bonfires: 'fire-yellow',
  guardians: 'guardian-natural',
  portals: 'portal-hexagon',
  crystals: 'crystal-red',
  'council tasks': 'sign-council',
  'fate tiles': 'sign-fate',
  leftovers: 'token-yellow',
}

/** A piece apart from the board, which has them all in the page: cut out, with the pieces it uses. */
function cut(piece: string): { box: string; art: string } {
  const symbol = new RegExp(`<symbol id="bonfire-${piece}" viewBox="([^"]+)">(.*?)</symbol>`, 's')
  const [, box = '0 0 24 24', art = ''] = symbol.exec(pieces) ?? []
  const whole = art.replace(/<use href="#bonfire-([^"]+)"([^>]*)\/>/g, (_, used: string, place: string) => {
    const inner = cut(used)
    return `<svg viewBox="${inner.box}"${place}>${inner.art}</svg>`
  })
  return { box, art: whole }
}

function line(source: string): ScoreLine {
  const { box, art } = cut(PICTURES[source] ?? '')
  const key = source.replaceAll(' ', '-')
  const about = source === 'in play' ? '' : t(`bonfire-scoring-about-${key}`)
  return { name: t(`bonfire-scoring-${key}`), about, art, box }
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
