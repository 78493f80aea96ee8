/** Searching the rules: every word of the question must begin a word of the rule. */

import { chaptersOf, ruleOf, type Title } from './rule'

export interface Hit {
  code: string
  title: Title
  heading: string
  /** The part of the text around the first word that was found. */
  excerpt: string
}

const AROUND = 70 // characters before and after what was found
const MOST = 40

/** Without capitals and accents, as people type; every letter keeps its place. */
export function folded(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD')[0]!.toLowerCase()[0] ?? letter).join('')
}

export function wordsOf(question: string): string[] {
  return folded(question).split(/\s+/).filter(Boolean)
}

/** Where words of the question stand in a text, as ranges in order. */
export function found(text: string, words: readonly string[]): [from: number, to: number][] {
  const plain = folded(text)
  const ranges: [number, number][] = []
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      if (beginsWord(plain, at)) ranges.push([at, at + word.length])
    }
  }
  return merged(ranges.sort((one, other) => one[0] - other[0]))
}

function beginsWord(text: string, at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)
}

function merged(ranges: [number, number][]): [number, number][] {
  const joined: [number, number][] = []
  for (const [from, to] of ranges) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

/** The rules that a question finds: by number, then by heading, then by text. */
export function search(question: string, titles: readonly Title[]): Hit[] {
  const words = wordsOf(question)
  if (!words.length) return []
  const ranked: [rank: number, hit: Hit][] = []
  for (const title of titles) {
    for (const chapter of chaptersOf(title)) {
      for (const code of chapter.rules) {
        const { heading, plain } = ruleOf(code)
        const rank = rankOf(words, code, heading, `${chapter.heading} ${heading} ${plain}`)
        if (rank < Infinity) ranked.push([rank, { code, title, heading, excerpt: excerptOf(plain, words) }])
      }
    }
  }
  return ranked.sort((one, other) => one[0] - other[0]).slice(0, MOST).map(([, hit]) => hit)
}

function rankOf(words: string[], code: string, heading: string, whole: string): number {
  const has = (text: string) => words.every((word) => found(text, [word]).length > 0)
  if (words.length === 1 && folded(code) === words[0]) return 0
  if (words.length === 1 && folded(code).startsWith(words[0]!)) return 1
  if (has(heading)) return 2
  return has(whole) ? 3 : Infinity
}

function excerptOf(text: string, words: string[]): string {
  const at = found(text, words)[0]?.[0] ?? 0
  const from = at < AROUND ? 0 : text.indexOf(' ', at - AROUND) + 1
  const until = from + 2 * AROUND
  const to = until >= text.length ? text.length : text.lastIndexOf(' ', until)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
}
