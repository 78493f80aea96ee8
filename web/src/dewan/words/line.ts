/** A line of choices, told before it is played: in words, and where on the board it is. */

import type { Spot } from '../../table/boards'
import { t } from '../../i18n'
import type { Option, Position, Step } from '../../wire'
import { thingOf } from './choices'
import { cardName, list } from './names'
import type { Printed } from '../printed'
import { viewOf } from '../view'
import { choiceOf } from '../wired'
import { choiceWords } from './words'

function optionOf(step: Step, position: Position): Option {
  const open = position.choices.find(({ choice }) => choice === step.choice)
  return open ?? { ...step, outcome: [], scores: [], changes: {} }
}

/** The card that a step pays with. */
function paidBy(step: Step): string | null {
  const { kind, args } = choiceOf(step)
  return kind === 'discard' || kind === 'give' ? cardName(args.card) : null
}

/** The steps in words: all cards of a payment are one, and their number says nothing more. */
export function lineWords(steps: Step[], position: Position, printed: Printed): string[] {
  const paid = steps.flatMap((step) => paidBy(step) ?? [])
  const told: string[] = []
  let paying = false
  steps.forEach((step, number) => {
    const { kind } = step
    const pays = paidBy(step) !== null
    if (pays && !paying) told.push(t('coach-pay-with', { cards: list(paid) }))
    else if (!pays && !(number > 0 && paid.length > 0 && (kind === 'pay' || kind === 'more'))) {
      told.push(choiceWords(optionOf(step, position), position, printed).short)
    }
    paying ||= pays
  })
  return told
}

export function lineSpots(steps: Step[], position: Position): Spot[] {
  const [first] = steps
  if (!first) return []
  const { kind, args } = choiceOf(first)
  const thing = thingOf(choiceOf(first), viewOf(position).decision)
  if (!thing) return []
  const selector = kind === 'pair' ? slots(args.slot) : `[data-thing="${thing}"]`
  return [{ selector, page: pageOf(thing) }]
}

/** Two neighbours of the row. */
function slots(first: number): string {
  return [first, first + 1].map((slot) => `[data-at="slot:${slot}"]`).join()
}

/** The sheet of a small screen that a thing lies on; the rest is always seen. */
function pageOf(thing: string): string {
  if (thing.startsWith('story')) return t('dewan-stories')
  return thing === 'tuck place' ? t('dewan-tribe') : ''
}
