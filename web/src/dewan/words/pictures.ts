/** What is drawn in the log beside a deed: cards taken and paid, a story tile, the ground of a camp. */

import type { Picture } from '../../table/boards'
import type { Printed } from '../printed'
import type { Facts } from './story'

type Drawing = (head: Facts) => string[]

const card: Drawing = (facts) => (facts['card'] ? [`card ${facts['card']}`] : [])
const story: Drawing = (facts) => [`story ${facts['story']}`]

const DRAWING: Readonly<Record<string, Drawing>> = {
  'take cards': (facts) => (facts['cards'] as string[]).map((each) => `card ${each}`),
  draw: card,
  tuck: card,
  fish: card,
  story,
  fulfil: story,
}

/** What the deed is about, the cards paid, and those drawn. */
export function picturesOf(head: Facts, parts: Facts[]): Picture[] {
  const of = (...kinds: string[]) =>
    parts.filter((part) => kinds.includes(String(part['event']))).flatMap(card)
  return [
    ...(DRAWING[String(head['event'])]?.(head) ?? []).map((sign) => ({ sign })),
    ...of('discard', 'give').map((sign) => ({ sign })),
    ...of('draw').map((sign) => ({ sign, count: 1 })),
  ]
}

/** The points of a story that was fulfilled. */
export function pointsOf(head: Facts, printed: Printed): number {
  return head['event'] === 'fulfil' ? printed.stories[String(head['story'])]!.points : 0
}
