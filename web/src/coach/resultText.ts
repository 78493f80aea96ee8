/** The result of a game as text, to be sent to friends. */

import type { Scoring } from '../table/end/scoring'
import { scoredOf } from '../table/seats/seats'
import { labelled, locale, t } from '../i18n'
import type { Position } from '../wire'
import { gameName, resultForAll } from './picture'

export function resultText(position: Position, scoring: Scoring, day: string): string {
  const { heading, ranking, tie } = resultForAll(position, scoring)
  const points = ranking.map(({ seats }) =>
    Object.values(scoredOf(position, seats[0]!)?.scoring ?? {}),
  )
  const sources = scoring.lines.map(({ name }, line) => {
    const capital = name.charAt(0).toLocaleUpperCase(locale()) + name.slice(1)
    return labelled(capital, points.map((each) => each[line] ?? 0).join(' · '))
  })
  return [
    `${gameName(position)}, ${day}`,
    heading,
    ...(tie ? [tie] : []),
    '',
    ...ranking.map(({ place, name, points: total }) => `${place}. ${labelled(name, total)}`),
    '',
    ...sources,
    '',
    t('frame-fireside'),
  ].join('\n')
}
