/** What Bonfire says in words: for the choice bar, the log and the end of the game. */

import { t } from '../i18n'
import type { Words } from '../frame/titles'
import type { Position } from '../wire'
import { choiceWords, outcomeWords } from './choices'
import { eventWords } from './events'
import { seatName } from './names'
import type { Printed } from './printed'
import { viewOf } from './view'

/** The words of a table whose pieces show this. */
export function wordsFor(printed: Printed): Words {
  return {
    choiceWords: (option, position) => choiceWords(option, position, printed),
    eventWords: (event, position) => eventWords(event, position, printed),
    outcomeWords,
    question,
    scoreSources,
  }
}

/** What is being decided. */
function question(position: Position): string {
  const { decision } = viewOf(position)
  if (position.choices.length === 0) {
    return position.over ? t('bonfire-question-over') : t('bonfire-waiting', { name: seatName(position.toMove, position) })
  }
  if (decision.phase === 'turn' && decision.acted) return t('bonfire-question-bonus-action')
  return t(`bonfire-question-${decision.phase.toLowerCase().replaceAll(' ', '-')}`)
}

/** The lines of the final scoring, in the order of the view's. */
function scoreSources(position: Position): string[] {
  const sources = Object.keys(viewOf(position).cities[0]?.scoring ?? {})
  return sources.map((source) => t(`bonfire-scoring-${source.replaceAll(' ', '-')}`))
}
