/** What the texts of choices point at. */

import type { Option } from '../../wire'
import type { Terrain } from '../art/shapes'
import { keyOf, type Decision, type Place } from '../view'

export type Pointer =
  | { kind: 'pair'; slot: number }
  | { kind: 'single'; slot: number }
  | { kind: 'camp' | 'lava' | 'flood'; place: Place }
  | { kind: 'pay'; cards: number }
  | { kind: 'more' | 'tuck nothing' | 'keep' | 'unseen' }
  | { kind: 'story'; story: string }
  | { kind: 'discard' | 'trade'; card: string }
  | { kind: 'give'; card: string; seat: number }
  | { kind: 'tuck'; card: string; terrain: Terrain }

const PLAIN: Record<string, Pointer> = {
  'pay more': { kind: 'more' },
  'tuck nothing': { kind: 'tuck nothing' },
  'keep cards': { kind: 'keep' },
  'story unseen': { kind: 'unseen' },
}
const GRAMMAR: [RegExp, (parts: string[]) => Pointer][] = [
  [/^take cards (\d+)-\d+$/, ([slot]) => ({ kind: 'pair', slot: Number(slot) })],
  [/^take card (\d+)$/, ([slot]) => ({ kind: 'single', slot: Number(slot) })],
  [/^pay (\d+) cards$/, ([cards]) => ({ kind: 'pay', cards: Number(cards) })],
  [/^camp at (\S+)$/, ([at]) => ({ kind: 'camp', place: placeOf(at) })],
  [/^lava at (\S+)$/, ([at]) => ({ kind: 'lava', place: placeOf(at) })],
  [/^flood (\S+)$/, ([at]) => ({ kind: 'flood', place: placeOf(at) })],
  [/^story (\S+)$/, ([story = '']) => ({ kind: 'story', story })],
  [/^discard (\S+)$/, ([card = '']) => ({ kind: 'discard', card })],
  [/^trade (\S+)$/, ([card = '']) => ({ kind: 'trade', card })],
  [
    /^give (\S+) to player (\d+)$/,
    ([card = '', seat]) => ({ kind: 'give', card, seat: Number(seat) - 1 }),
  ],
  [
    /^tuck (\S+) as (\S+)$/,
    ([card = '', terrain]) => ({ kind: 'tuck', card, terrain: terrain as Terrain }),
  ],
]

function placeOf(text = ''): Place {
  const [q = 0, r = 0] = text.split(',').map(Number)
  return [q, r]
}

export function pointer(text: string): Pointer | null {
  if (PLAIN[text]) return PLAIN[text]
  for (const [pattern, read] of GRAMMAR) {
    const found = pattern.exec(text)
    if (found) return read(found.slice(1))
  }
  return null
}

/** The thing on the board that a choice points at, by name; null where only the bar has it. */
export function thingOf(pointed: Pointer, decision: Decision): string | null {
  switch (pointed.kind) {
    case 'pair':
      return pairThing(pointed.slot)
    case 'single':
      return slotThing(pointed.slot)
    case 'camp':
    case 'lava':
    case 'flood':
      return spaceThing(pointed.place)
    case 'pay':
    case 'more':
      return decision.target ? spaceThing(decision.target) : null
    case 'story':
      return storyThing(pointed.story)
    case 'unseen':
      return 'story pile'
    case 'tuck nothing':
      return 'tuck place'
    case 'keep':
      return null
    default:
      return cardThing(pointed.card)
  }
}

export const pairThing = (slot: number) => `pair ${slot}`
export const slotThing = (slot: number) => `slot ${slot}`
export const spaceThing = (place: Place) => `space ${keyOf(place)}`
export const storyThing = (story: string) => `story ${story}`
export const cardThing = (card: string) => `card ${card}`

/** The open choices by the thing that they point at. */
export function byThing(choices: Option[], decision: Decision): Map<string, Option[]> {
  const things = new Map<string, Option[]>()
  for (const option of choices) {
    const pointed = pointer(option.text)
    const name = pointed && thingOf(pointed, decision)
    if (name) things.set(name, [...(things.get(name) ?? []), option])
  }
  return things
}
