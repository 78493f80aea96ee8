/** The open choices in groups: those that begin with the same word belong together. */

import type { Option, Position } from '../wire'
import type { ChoiceWords, Words } from './titles'

export interface NamedChoice {
  option: Option
  words: ChoiceWords
  signs: string[]
}

export interface ChoiceGroup {
  kind: string
  choices: NamedChoice[]
}

export function grouped(position: Position, words: Words): ChoiceGroup[] {
  const groups = new Map<string, NamedChoice[]>()
  for (const option of position.choices) {
    const kind = option.text.split(' ', 1)[0] ?? ''
    const named = { option, words: words.choiceWords(option, position), signs: words.signs(option, position) }
    groups.set(kind, [...(groups.get(kind) ?? []), named])
  }
  return [...groups].map(([kind, choices]) => ({ kind, choices }))
}
