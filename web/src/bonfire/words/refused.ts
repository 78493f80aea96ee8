/** What a click on something that is not lit is answered with. */

import { t } from '../../i18n'
import type { Clicked } from '../../learn/refused'
import type { Position } from '../../wire'
import { closedWords } from './closed'
import { explain } from './explain'
import type { Printed } from '../printed'
import { actionOfThing, ruleOfThing } from '../rules/rules'
import { viewOf } from '../view'
import { wordsFor } from './words'

export function clickedOn(thing: string, position: Position, printed: Printed): Clicked {
  const [kind, name] = thing.split(':')
  const { specialists, elders } = viewOf(position).gnomes
  const recruited = kind === 'gnome' && ![...specialists, ...elders].includes(Number(name))
  const choosing = viewOf(position).decision.phase === 'turn'
  return {
    name: explain(thing, position, printed).title,
    rule: ruleOfThing(thing),
    action: recruited ? '' : actionOfThing(thing),
    reasonOf: (closed) => closedWords(closed, printed),
    question: choosing ? '' : wordsFor(printed).question(position),
    why: recruited ? t('bonfire-refused-gnome') : '',
  }
}
