/** What is searched for in the rules: words of a question, in any of their forms, or others that mean
 *  the same. Which words and endings a language has for this is said in its catalogue. */

import { hasWords, t } from '../i18n'
import { NAMES } from '../titles'

export interface Term {
  typed: string
  /** How well a word of a text, folded, is what was asked for: from 0 to 1. */
  fits: (word: string) => number
}

/** A word of a text, folded, and where it stands. */
export interface Word {
  word: string
  at: number
}

const WORDS = /[\p{L}\p{N}]+(?:\.\p{N}[\p{L}\p{N}-]*)*/gu // the number of a rule is one word
const SHORTEST = 3 // letters of a word that counts, and of what is left of one without its ending
const SAME = 1
const OTHER_FORM = 0.9
const OTHER_WORD = 0.7
export const BEGINNING = 0.5

/** Without capitals and accents, as people type; every letter keeps its place. */
export function folded(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD')[0]!.toLowerCase()[0] ?? letter).join('')
}

export function wordsIn(text: string): Word[] {
  return [...folded(text).matchAll(WORDS)].map((found) => ({ word: found[0], at: found.index }))
}

function listed(message: string): string[] {
  return wordsIn(t(message)).map(({ word }) => word)
}

/** The words of a question that tell something: not those that any question has, nor very short ones
 *  where there are others. */
export function termsOf(question: string): Term[] {
  const asking = new Set(listed('learn-search-asking'))
  const endings = new Set(['', ...listed('learn-search-endings')])
  const words = wordsIn(question).map(({ word }) => word)
  const telling = words.filter(
    (word) => !asking.has(word) && (word.length >= SHORTEST || /\d/.test(word)),
  )
  const meant = telling.length > 0 ? telling : words
  return meant.map((word) => termOf(word, endings))
}

function termOf(typed: string, endings: ReadonlySet<string>): Term {
  const own = stemsOf(typed, endings)
  const others = othersFor(own, endings).flatMap((word) => stemsOf(word, endings))
  return {
    typed,
    fits: (word) => {
      if (word === typed) return SAME
      if (isForm(word, own, endings)) return OTHER_FORM
      if (isForm(word, others, endings)) return OTHER_WORD
      return word.startsWith(typed) ? BEGINNING : 0
    },
  }
}

/** What may be left of a word without its ending. */
function stemsOf(word: string, endings: ReadonlySet<string>): string[] {
  const lengths = Array.from({ length: word.length + 1 }, (_, length) => length)
  const cuts = lengths.filter((length) => length >= SHORTEST && endings.has(word.slice(length)))
  return word.length < SHORTEST ? [word] : cuts.map((length) => word.slice(0, length))
}

function isForm(word: string, stems: readonly string[], endings: ReadonlySet<string>): boolean {
  return stems.some((stem) => word.startsWith(stem) && endings.has(word.slice(stem.length)))
}

/** The words that the rules use for what somebody calls so: each line of the catalogue has words that
 *  may be typed, and those that the rules have for them. */
function othersFor(stems: readonly string[], endings: ReadonlySet<string>): string[] {
  const own = NAMES.map((title) => `learn-search-others-${title}`)
  return ['learn-search-others', ...own.filter(hasWords)]
    .flatMap((id) => t(id).split('\n'))
    .flatMap((line) => {
      const [typed = '', meant = ''] = line.split(':')
      const asked = wordsIn(typed).some(({ word }) => isForm(word, stems, endings))
      return asked ? wordsIn(meant).map(({ word }) => word) : []
    })
}
