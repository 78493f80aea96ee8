/** What a click on something that is not lit is answered with. */

import type { Clicked } from '../learn/refused'
import type { Position } from '../wire'
import { closedWords } from './closed'
import { explain } from './explain'
import type { Printed } from './printed'
import { actionOfThing, ruleOfThing } from './rules'
import { viewOf } from './view'
import { wordsFor } from './words'

/** Nothing for what is there to be looked at only: gnomes of a city, Tom's cards. */
export function clickedOn(thing: string, position: Position, printed: Printed): Clicked | null {
  const [kind, name] = thing.split(':')
  const { specialists, elders } = viewOf(position).gnomes
  if (kind === 'card' || (kind === 'gnome' && ![...specialists, ...elders].includes(Number(name)))) return null
  const choosing = viewOf(position).decision.phase === 'turn'
  return {
    name: explain(thing, position, printed).title,
    rule: ruleOfThing(thing),
    action: actionOfThing(thing),
    reasonOf: (closed) => closedWords(closed, printed),
    question: choosing ? '' : wordsFor(printed).question(position),
  }
}
