/** What is drawn beside the words of a choice: cards, a story tile, the ground of a space. */

import type { Option, Position } from '../../wire'
import { keyOf, viewOf } from '../view'
import { choiceOf } from '../wired'

/** The drawings of a choice, by name: "card forest-fire", "story 3-water", "ground desert". */
export function signsOf(option: Option, position: Position): string[] {
  const choice = choiceOf(option)
  const { row, spaces } = viewOf(position)
  switch (choice.kind) {
    case 'pair':
      return [row[choice.args.slot - 1], row[choice.args.slot]].map((card) => `card ${card}`)
    case 'single':
      return [`card ${row[choice.args.slot - 1]}`]
    case 'camp':
    case 'lava':
    case 'flood': {
      const space = spaces.find(({ at }) => keyOf(at) === keyOf(choice.args.at))
      return space ? [`ground ${space.ground}`] : []
    }
    case 'story':
      return [`story ${choice.args.story}`]
    case 'unseen':
      return ['story']
    case 'discard':
    case 'give':
    case 'trade':
    case 'tuck':
      return [`card ${choice.args.card}`]
    default:
      return []
  }
}
