/** Searching the rules: most words of the question must begin a word of the rule. */

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
const SHORTEST = 3 // letters of a word that counts
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** Without capitals and accents, as people type; every letter keeps its place. */
export function folded(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD')[0]!.toLowerCase()[0] ?? letter).join('')
}

/** What is searched for: words without the signs around them, and without those that are very short
 *  where there are others. */
export function wordsOf(question: string): string[] {
  const words = folded(question).split(/\s+/).map((word) => word.replace(EDGES, '')).filter(Boolean)
  const telling = words.filter((word) => word.length >= SHORTEST || /\d/.test(word))
  return telling.length > 0 ? telling : words
}

/** Where words of the question stand in a text, as ranges in order. */
export function found(text: string, words: readonly string[]): [from: number, to: number][] {
  const plain = folded(text)
  const ranges = words.flatMap((word) => placesOf(plain, word).map((at): [number, number] => [at, at + word.length]))
  return merged(ranges.sort((one, other) => one[0] - other[0]))
}

/** Where a word stands in a folded text. */
function placesOf(plain: string, word: string): number[] {
  const places: number[] = []
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
    if (beginsWord(plain, at)) places.push(at)
  }
  return places
}

/** How many of these words a text does not have. */
function missing(text: string, words: readonly string[]): number {
  const plain = folded(text)
  return words.filter((word) => placesOf(plain, word).length === 0).length
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

/** The rules that a question finds: by number, then by heading, then by text; those that have all its
 *  words before those that have most of them. */
export function search(question: string, titles: readonly Title[]): Hit[] {
  const words = wordsOf(question)
  if (!words.length) return []
  const ranked: [rank: number, hit: Hit][] = []
  for (const title of titles) {
    for (const chapter of chaptersOf(title)) {
      for (const code of chapter.rules) {
        const { heading, plain } = ruleOf(code)
        const rank = rankOf(words, code, heading, chapter.heading, plain)
        if (rank < Infinity) ranked.push([rank, { code, title, heading, excerpt: excerptOf(plain, words) }])
      }
    }
  }
  return ranked.sort((one, other) => one[0] - other[0]).slice(0, MOST).map(([, hit]) => hit)
}

function rankOf(words: string[], code: string, heading: string, chapter: string, text: string): number {
  if (words.length === 1 && folded(code) === words[0]) return 0
  if (words.length === 1 && folded(code).startsWith(words[0]!)) return 1
  if (missing(heading, words) === 0) return 2
  const left = missing(`${chapter} ${heading} ${text}`, words)
  if (2 * left >= words.length) return Infinity
  const untold = missing(`${chapter} ${heading}`, words)
  return 3 + left + untold / (words.length + 1) // where as much is found, headings decide
}

function excerptOf(text: string, words: string[]): string {
  const at = found(text, words)[0]?.[0] ?? 0
  const from = at < AROUND ? 0 : text.indexOf(' ', at - AROUND) + 1
  const until = from + 2 * AROUND
  const to = until >= text.length ? text.length : text.lastIndexOf(' ', until)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
}
