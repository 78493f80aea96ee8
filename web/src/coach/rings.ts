/** Where rings are drawn: around what is on the screen of a hint's spots. */

import { boxesOf } from '../kit/boxes'
import type { Spot } from '../table/boards'

export interface Ring {
  rank: number
  left: number
  top: number
  width: number
  height: number
}

const PAD = 7 // pixels between a thing and its ring
const STEP = 7 // further out for each ring around the same thing
const LEAST = 44
const ROUND = 1.5 // up to this proportion a ring is a circle

/** A ring around a box: a circle around what is about square, else its outline with round corners. */
function around(box: DOMRect, rank: number, out: number): Ring {
  const longer = Math.max(box.width, box.height)
  const shorter = Math.max(1, Math.min(box.width, box.height))
  const round = longer / shorter <= ROUND && longer < 160
  const grow = 2 * (PAD + STEP * out)
  const width = Math.max(LEAST, (round ? longer * 1.12 : box.width) + grow)
  const height = Math.max(LEAST, (round ? longer * 1.12 : box.height) + grow)
  return {
    rank,
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  }
}

/** The rings of all hints, those of lower rank outside where two are around the same thing. */
export function ringsOf(hints: Spot[][], board: Element): Ring[] {
  const taken = new Map<string, number>()
  return hints.flatMap((spots, rank) =>
    spots
      .flatMap(({ selector }) => boxesOf(selector, board))
      .map((box) => {
        const place = [box.left, box.top, box.width].map(Math.round).join()
        const out = taken.get(place) ?? 0
        taken.set(place, out + 1)
        return around(box, rank, out)
      }),
  )
}
