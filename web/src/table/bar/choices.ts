/** The open choices in groups: those that begin with the same word belong together. */

import type { Closed, Option, Position } from '../../wire'
import type { ChoiceWords, ClosedWords, Words } from '../boards'

export interface NamedChoice {
  option: Option
  words: ChoiceWords
  signs: string[]
}

export interface ChoiceGroup {
  kind: string
  choices: NamedChoice[]
}

/** What cannot be chosen, with the words for it. */
export interface NamedClosed {
  closed: Closed
  words: ClosedWords
}

export function closedOf(position: Position, words: Words): NamedClosed[] {
  return position.closed.map((closed) => ({ closed, words: words.closedWords(closed, position) }))
}

/** The choice that is carried out by confirming. */
export function heldIn({ choices, held }: Position): Option | undefined {
  return choices.find(({ choice }) => choice === held)
}

export function grouped(position: Position, words: Words): ChoiceGroup[] {
  const groups = new Map<string, NamedChoice[]>()
  for (const option of position.choices) {
    const { kind } = option
    const named = {
      option,
      words: words.choiceWords(option, position),
      signs: words.signs(option, position),
    }
    groups.set(kind, [...(groups.get(kind) ?? []), named])
  }
  const found = [...groups].map(([kind, choices]) => ({ kind, choices }))
  const isFirst = ({ kind }: ChoiceGroup): boolean => words.foremost.includes(kind)
  return [...found.filter(isFirst), ...found.filter((group) => !isFirst(group))]
}
