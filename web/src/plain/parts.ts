/** All that it takes to draw a title without a board of its own. */

import { labelled, needWords } from '../i18n'
import type { Director } from '../motion/flights'
import type { Part } from '../spoken/parts'
import type { TitleParts } from '../table/boards'
import type { Position } from '../wire'
import PlainBoard from './PlainBoard.svelte'
import PlainSign from './PlainSign.svelte'
import { type Branch, branchesOf } from './tree'
import { words } from './words'

const director: Director = { skin: '', most: 0, ring: 0, flights: () => [], front: () => undefined }

export async function plainParts(): Promise<TitleParts<unknown>> {
  await needWords('plain')
  return {
    Board: PlainBoard,
    Sign: PlainSign,
    wordsFor: () => words,
    directorFor: () => director,
    markArt: () => undefined,
    hiddenHands: true,
  }
}

/** Its board for the ear: the same tree. */
export function readPlainly(position: Position): Part[] {
  return branchesOf(position).map(partOf)
}

function partOf({ name, value, parts }: Branch): Part {
  const lines = parts.filter((part) => part.parts.length === 0)
  return {
    heading: name,
    lines: [...(value ? [value] : []), ...lines.map((part) => labelled(part.name, part.value))],
    parts: parts.filter((part) => part.parts.length > 0).map(partOf),
  }
}
