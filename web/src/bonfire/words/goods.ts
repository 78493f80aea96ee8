/** Tokens and resources that events give and take, added up. */

import { RESOURCES, TOKENS } from '../printed'

export type Happening = Record<string, unknown>

/** The goods of all events of a kind, in the order of the supply. */
export function goodsOf(events: readonly Happening[], kind: string): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const event of events) {
    if (event.event !== kind) continue
    for (const [good, count] of Object.entries(event.goods as Record<string, number>)) {
      sum[good] = (sum[good] ?? 0) + count
    }
  }
  return inOrder(sum)
}

export function pointsOf(events: readonly Happening[]): number {
  return events
    .filter((event) => event.event === 'score')
    .reduce((sum, event) => sum + Number(event.points), 0)
}

export function inOrder(goods: Record<string, number>): Record<string, number> {
  const kinds = [...TOKENS, ...RESOURCES].filter((good) => goods[good])
  return Object.fromEntries(kinds.map((good) => [good, goods[good]!]))
}

/** How often each good comes in a list. */
export function countedIn(goods: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const good of goods) counts[good] = (counts[good] ?? 0) + 1
  return counts
}

/** The name of a good's drawing. */
export function goodPiece(good: string): string {
  return RESOURCES.some((resource) => resource === good) ? `resource-${good}` : `token-${good}`
}
