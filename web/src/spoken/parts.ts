/** A board in words: parts with a heading, what is to be said of each, and smaller parts within. */

import type { Position } from '../wire'

export interface Part {
  heading: string
  lines: string[]
  parts?: Part[]
}

/** Says what the board of a title shows; nothing that the view does not have. */
export type Reading<Printed = unknown> = (position: Position, printed: Printed) => Part[]

/** Sentences one after the other, each with a capital and a full stop. */
export function said(...sentences: (string | false | null | undefined)[]): string {
  return sentences.flatMap((sentence) => (sentence ? [whole(sentence)] : [])).join(' ')
}

function whole(sentence: string): string {
  const begun = sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1)
  return /[.!?:]$/.test(begun) ? begun : `${begun}.`
}
