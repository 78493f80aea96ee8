/** What Bonfire says in words: for the choice bar, the log and the end of the game. */

import { t } from '../../i18n'
import type { OnBoard, Words } from '../../table/boards'
import type { Position } from '../../wire'
import { choiceWords, outcomeWords } from './choices'
import { closedWords } from './closed'
import { deedWords } from './deeds'
import { lineSpots, lineWords } from './line'
import { seatName } from './names'
import { paymentWords } from './payment'
import type { Printed } from '../printed'
import { placeOfRule, ruleOfChoice } from '../rules/rules'
import { scoring } from './scoring'
import { signsOf } from '../pieces/signs'
import { viewOf } from '../view'

/** The words of a table whose pieces show this. */
export function wordsFor(printed: Printed): Words {
  return {
    choiceWords: (option, position) => choiceWords(option, position, printed),
    deedWords: (events, position) => deedWords(events, position, printed),
    foremost: ['light'],
    outcomeWords: (option) => outcomeWords(option, printed),
    signs: (option, position) => signsOf(option, position, printed),
    question: (position) => question(position, printed),
    news: (events, position) =>
      deedWords(
        events.filter(({ event }) => event === 'countdown'),
        position,
        printed,
      )[0]?.text,
    onBoard,
    closedWords: (closed) => closedWords(closed, printed),
    scoring,
    lineWords: (steps, position) => lineWords(steps, position, printed),
    lineSpots,
    ruleOfChoice,
    placeOfRule,
  }
}

/** A fate tile is laid where it is seen to lie, not by the names of its cells. */
function onBoard({ choices }: Position): OnBoard | null {
  if (!choices.some(({ kind }) => kind === 'lay')) return null
  const touched = window.matchMedia('(hover: none)').matches
  return { kind: 'lay', how: t(touched ? 'bonfire-fate-how-touch' : 'bonfire-fate-how') }
}

/** What is being decided. */
function question(position: Position, printed: Printed): string {
  const { decision } = viewOf(position)
  if (position.choices.length === 0) {
    return position.over
      ? t('bonfire-question-over')
      : t('bonfire-waiting', { name: seatName(position.toMove, position) })
  }
  if (decision.phase === 'turn' && decision.acted) return t('bonfire-question-bonus-action')
  const phase = decision.phase.toLowerCase().replaceAll(' ', '-')
  const asked = t(`bonfire-question-${phase}`, { left: decision.left })
  return decision.payment ? `${paymentWords(decision.payment, printed)}. ${asked}` : asked
}
