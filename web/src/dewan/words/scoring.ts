/** The lines of Dewan's final scoring, and what breaks ties. */

import type { Scoring } from '../../table/end/scoring'
import { sidesOf } from '../../table/seats/sides'
import { t } from '../../i18n'
import type { Position } from '../../wire'
import { HAND_ICON, sourceIcon } from '../art/icons'
import { sum, viewOf } from '../view'
import { sourceName, sourcesOf } from './sources'

const BOX = '-10 -10 20 20'
const EXPLAINED = ['stories', 'fire', 'most fire', 'groups', 'berries', 'fish'] // the others say it themselves

export function scoring(position: Position): Scoring {
  const view = viewOf(position)
  const seats = view.tribes.map((_, seat) => seat)
  const sides = sidesOf(position)
  const cards = (seat: number) =>
    sum(sides.find((side) => side.includes(seat))!.map((one) => view.tribes[one]!.cards))
  return {
    sides,
    lines: sourcesOf(view).map((source) => ({
      name: sourceName(source, view),
      about: EXPLAINED.includes(source) ? t(`dewan-score-about-${source.replace(' ', '-')}`) : '',
      art: sourceIcon(source, 0),
      box: BOX,
    })),
    tieBreak: {
      name: t('dewan-score-cards'),
      about: '',
      art: HAND_ICON,
      box: BOX,
      counts: seats.map(cards),
    },
  }
}
