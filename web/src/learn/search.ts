/** Searching the rules: where most words of a question are found, in headings rather than in texts. */

import { chaptersOf, ruleOf } from './rule'
import { BEGINNING, folded, type Term, termsOf, type Word, wordsIn } from './terms'

export interface Hit {
  code: string
  title: string
  heading: string
  /** The part of the text around the first word that was found. */
  excerpt: string
}

/** A rule, in words; and how well each of the terms is found in it. */
interface Candidate {
  code: string
  title: string
  heading: string
  plain: string
  fits: number[]
}

const AROUND = 70 // characters before and after what was found
const MOST = 40
// What a word counts in a heading, in that of the chapter and in the text.
const HEADING = 3
const CHAPTER = 1.5
const TEXT = 1
const ENOUGH = 0.5 // of what was asked for

/** Where words of the question stand in a text, as ranges in order. */
export function found(text: string, terms: readonly Term[]): [from: number, to: number][] {
  return wordsIn(text).flatMap(({ word, at }): [number, number][] => {
    const fitting = terms.filter((term) => term.fits(word) > 0)
    if (fitting.length === 0) return []
    const begun = fitting.every(({ fits }) => fits(word) === BEGINNING)
    const length = begun ? Math.max(...fitting.map(({ typed }) => typed.length)) : word.length
    return [[at, at + length]]
  })
}

/** The rules that a question finds: by number, or those that have most of what it asks for, words that
 *  are rare before those that are everywhere. */
export function search(question: string, titles: readonly string[]): Hit[] {
  const terms = termsOf(question)
  if (!terms.length) return []
  const rules = titles.flatMap((title) => candidatesOf(title, terms))
  const weights = terms.map((_, index) =>
    weightOf(rules.filter(({ fits }) => fits[index]! > 0).length, rules.length),
  )
  return rules
    .map((rule) => ({ rule, rank: byNumber(terms, rule.code) || rankOf(rule.fits, weights) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, MOST)
    .map(({ rule: { code, title, heading, plain } }) => ({
      code,
      title,
      heading,
      excerpt: excerptOf(plain, terms),
    }))
}

function candidatesOf(title: string, terms: readonly Term[]): Candidate[] {
  return chaptersOf(title).flatMap((chapter) => {
    const above = wordsIn(chapter.heading)
    return chapter.rules.map((code) => {
      const { heading, plain } = ruleOf(code)
      const [head, text] = [wordsIn(heading), wordsIn(plain)]
      const fits = terms.map(
        (term) =>
          HEADING * best(term, head) + CHAPTER * best(term, above) + TEXT * best(term, text),
      )
      return { code, title, heading, plain, fits }
    })
  })
}

function best(term: Term, words: readonly Word[]): number {
  return Math.max(0, ...words.map(({ word }) => term.fits(word)))
}

/** A word that is nowhere says nothing; one that is everywhere says little. */
function weightOf(having: number, all: number): number {
  return having === 0 ? 0 : Math.log(1 + all / having)
}

/** Above whatever is found by words. */
function byNumber(terms: readonly Term[], code: string): number {
  const typed = terms.length === 1 ? terms[0]!.typed : ''
  if (folded(code) === typed) return 2000
  return typed && folded(code).startsWith(typed) ? 1000 : 0
}

function rankOf(fits: readonly number[], weights: readonly number[]): number {
  const all = sum(weights)
  const had = sum(weights.filter((_, index) => fits[index]! > 0))
  if (had < ENOUGH * all || had === 0) return 0
  return (sum(fits.map((fit, index) => fit * weights[index]!)) * had) / all
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function excerptOf(text: string, terms: readonly Term[]): string {
  const at = found(text, terms)[0]?.[0] ?? 0
  const from = at < AROUND ? 0 : text.indexOf(' ', at - AROUND) + 1
  const until = from + 2 * AROUND
  const to = until >= text.length ? text.length : text.lastIndexOf(' ', until)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
}
