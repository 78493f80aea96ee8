/** What is drawn beside the words of a choice: cards, a story tile, the ground of a space. */

import type { Option, Position } from '../../wire'
import { pointer } from './choices'
import { keyOf, viewOf } from '../view'

/** The drawings of a choice, by name: "card forest-fire", "story 3-water", "ground desert". */
export function signsOf(option: Option, position: Position): string[] {
  const pointed = pointer(option.text)
  const { row, spaces } = viewOf(position)
  switch (pointed?.kind) {
    case 'pair':
      return [row[pointed.slot - 1], row[pointed.slot]].map((card) => `card ${card}`)
    case 'single':
      return [`card ${row[pointed.slot - 1]}`]
    case 'camp':
    case 'lava':
    case 'flood': {
      const space = spaces.find(({ at }) => keyOf(at) === keyOf(pointed.place))
      return space ? [`ground ${space.ground}`] : []
    }
    case 'story':
      return [`story ${pointed.story}`]
    case 'unseen':
      return ['story']
    case 'discard':
    case 'give':
    case 'trade':
    case 'tuck':
      return [`card ${pointed.card}`]
    default:
      return []
  }
}
