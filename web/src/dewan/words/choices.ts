/** What choices point at. */

import type { Option } from '../../wire'
import { keyOf, type Decision, type Place } from '../view'
import { type Choice, choiceOf } from '../wired'

/** The thing on the board that a choice points at, by name; null where only the bar has it. */
export function thingOf(choice: Choice, decision: Decision): string | null {
  switch (choice.kind) {
    case 'pair':
      return pairThing(choice.args.slot)
    case 'single':
      return slotThing(choice.args.slot)
    case 'camp':
    case 'lava':
    case 'flood':
      return spaceThing(choice.args.at)
    case 'pay':
    case 'more':
      return decision.target ? spaceThing(decision.target) : null
    case 'story':
      return storyThing(choice.args.story)
    case 'unseen':
      return 'story pile'
    case 'tuck-nothing':
      return 'tuck place'
    case 'keep':
      return null
    default:
      return cardThing(choice.args.card)
  }
}

export const pairThing = (slot: number) => `pair ${slot}`
export const slotThing = (slot: number) => `slot ${slot}`
export const spaceThing = (place: Place) => `space ${keyOf(place)}`
export const storyThing = (story: string) => `story ${story}`
export const cardThing = (card: string) => `card ${card}`

/** The open choices by the thing that they point at. */
export function byThing(choices: Option[], decision: Decision): Map<string, Option[]> {
  const things = new Map<string, Option[]>()
  for (const option of choices) {
    const name = thingOf(choiceOf(option), decision)
    if (name) things.set(name, [...(things.get(name) ?? []), option])
  }
  return things
}
