/** Tokens and resources that events give and take, added up. */

import { RESOURCES, TOKENS } from '../printed'
import type { Happening } from '../wired'

/** The goods of all events of a kind, in the order of the supply. */
export function goodsOf(
  events: readonly Happening[],
  kind: 'gain' | 'pay' | 'discard',
): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const event of events) {
    if (event.event !== kind || !('goods' in event)) continue
    for (const [good, count] of Object.entries(event.goods)) {
      sum[good] = (sum[good] ?? 0) + count
    }
  }
  return inOrder(sum)
}

export function pointsOf(events: readonly Happening[]): number {
  return events.reduce((sum, event) => sum + (event.event === 'score' ? event.points : 0), 0)
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
