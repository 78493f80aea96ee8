/** What a click on something that is not lit is answered with. */

import type { Clicked } from '../learn/refused'
import type { Position } from '../wire'
import { closedWords } from './closed'
import type { Printed } from './printed'
import { actionOfThing, ruleOfThing } from './rules'
import { viewOf } from './view'
import { wordsFor } from './words'

const CHOSEN = /^(space|pair|slot|pile|card|story(?! of))\b/

/** What was clicked, by its name and the first of its words; nothing for what is there to be looked
 *  at only. */
export function clickedOn(thing: string, name: string, position: Position, printed: Printed): Clicked | null {
  if (!CHOSEN.test(thing)) return null
  const choosing = viewOf(position).decision.phase === 'turn'
  return {
    name: name.replace(/\.$/, ''),
    rule: thing.startsWith('space') && choosing ? 'D5.1' : ruleOfThing(thing),
    action: actionOfThing(thing),
    reasonOf: (closed) => closedWords(closed, position),
    question: choosing ? '' : wordsFor(printed).question(position),
  }
}
