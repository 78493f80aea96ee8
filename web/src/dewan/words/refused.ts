/** What a click on something that is not lit is answered with. */

import { t } from '../../i18n'
import type { Clicked } from '../../learn/refused'
import type { Position } from '../../wire'
import { closedWords } from './closed'
import type { Printed } from '../printed'
import { actionOfThing, ruleOfThing } from '../rules/rules'
import { viewOf } from '../view'
import { wordsFor } from './words'

/** What is not chosen in a turn, by the beginning of its name: the words that say why, and the rule
 *  that these are from. */
const NOT_CHOSEN: readonly [RegExp, why: string, rule: string][] = [
  [/^pile/, 'pile', 'D4.1'],
  [/^discards/, 'discards', 'D4.3'],
  [/^(own story|story of)/, 'own-story', 'D8.1'],
  [/^story/, 'story', 'D6.2'],
  [/^place/, 'place', 'D5.7'],
  [/^tuck /, 'tuck', 'D6.2'],
  [/^tucked/, 'tucked', 'D6.3'],
]

/** What was clicked, by its name and the first of its words; nothing for scores, which are there to
 *  be looked at only. */
export function clickedOn(
  thing: string,
  name: string,
  position: Position,
  printed: Printed,
): Clicked | null {
  if (thing.startsWith('score')) return null
  const choosing = viewOf(position).decision.phase === 'turn'
  const [, why = '', rule = ''] = NOT_CHOSEN.find(([named]) => named.test(thing)) ?? []
  return {
    name: name.replace(/\.$/, ''),
    rule: rule || (thing.startsWith('space') && choosing ? 'D5.1' : ruleOfThing(thing)),
    action: actionOfThing(thing),
    reasonOf: (closed) => closedWords(closed, position),
    question: choosing ? '' : wordsFor(printed).question(position),
    why: why && t(`dewan-refused-${why}`),
  }
}
