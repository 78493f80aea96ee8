/** A hint in words: what to do, what that brings, and where on the board it is. */

import type { Words } from '../table/boards'
import { locale } from '../i18n'
import type { Hint, Position } from '../wire'

export interface ToldHint {
  hint: Hint
  words: string[] // the line, the choice to be made now first
  brings: string[] // what that choice is sure to bring
  signs: string[]
  page: string // where on a small screen to look for it, if it is not seen
}

const SIGNS = 3

function plain(sentence: string): string {
  return sentence.replace(/\.$/, '')
}

/** The line in words; of its first choice only those that the signs beside it leave to say. */
export function toldHint(hint: Hint, position: Position, words: Words, page: string): ToldHint {
  const option = position.choices.find(({ choice }) => choice === hint.line[0]?.choice)
  const [first = '', ...rest] = words.lineWords(hint.line, position).map(plain)
  return {
    hint,
    words: [(option && words.choiceWords(option, position).drawn) ?? first, ...rest],
    brings: option ? words.outcomeWords(option, position).map(plain) : [],
    signs: option ? words.signs(option, position).slice(0, SIGNS) : [],
    page,
  }
}

export function percent(share: number): string {
  return share.toLocaleString(locale(), { style: 'percent' })
}
