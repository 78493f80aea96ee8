/** The pieces that are drawn beside the words of a choice. */

import type { Option, Position } from '../../wire'
import { goodPiece, goodsOf } from '../words/goods'
import type { Printed } from '../printed'
import { guardianPiece, ownCity, ownSeat, pathFace, viewOf } from '../view'
import { type Args, choiceOf, type ChoiceOf, happeningsOf, type Kind } from '../wired'

type Drawing<Each extends Kind> = (
  args: Args<Each>,
  position: Position,
  printed: Printed,
  option: Option,
) => string[]

export const ACTION_TOKENS: Readonly<Record<string, string>> = {
  'build-path': 'path',
  sail: 'ship',
  'take-task': 'task',
  procession: 'guardian',
  'great-bonfire': 'great_bonfire',
  recruit: 'gnome',
}

const DRAWING: { readonly [Each in Kind]?: Drawing<Each> } = {
  open: ({ swapped, reversed }, position, printed) => {
    const { supply, eighth } = ownCity(position).fate
    const cells = cellsOf(swapped ? supply[3] : eighth, printed)
    return reversed ? cells.reverse() : cells
  },
  fate: ({ end }, position, printed) => {
    const { supply } = ownCity(position).fate
    return cellsOf(end === 'first' ? supply[0] : supply.at(-1), printed)
  },
  fetch: (_, position) => [`guardian-${ownCity(position).ship}`],
  keep: ({ token }) => [`token-${token}`],
  pay: (_, __, ___, option) => paidPieces(option),
  give: (_, __, ___, option) => paidPieces(option),
  spend: (_, __, ___, option) => paidPieces(option),
  to: ({ island }, position) => {
    const found = viewOf(position).islands.find(({ name }) => name === island)
    return [found?.resource ? `resource-${found.resource}` : `guardian-${island}`]
  },
  offering: ({ stack }, position) => {
    const open = ownCity(position).offerings.open[stack - 1]
    return open ? [`resource-${open}`] : []
  },
  tile: ({ slot }, position) => pathPieces(viewOf(position).paths.open[slot - 1]),
  'look-up': ({ path }) => pathPieces(path),
  gnome: ({ gnome }) => [`gnome-${gnome}`],
  council: ({ space, takes }) => [takes === 'bonus' ? `bonus-${space}` : 'sign-point'],
  earn: ({ resource }) => [`resource-${resource}`],
  field: ({ field }, _, printed) => {
    const { token, resource } = printed.fields[field - 1]!
    return [`token-${token}`, ...(resource ? [`resource-${resource}`] : [])]
  },
  portal: ({ place }, position) => [`portal-${ownCity(position).places[place - 1]!.gap}`],
  move: ({ guardian }, position) => [guardianPiece(guardian, ownSeat(position))],
  bring: ({ guardian }, position) => [guardianPiece(guardian, ownSeat(position))],
  light: ({ place }, position, printed) => {
    const task = ownCity(position).places[place - 1]!.task!
    return [`fire-${printed.tasks[task]!.colour}`]
  },
  novice: ({ task }) => [`picture-council-${task}`],
}

function paidPieces({ outcome }: Option): string[] {
  const goods = Object.entries(goodsOf(happeningsOf(outcome), 'pay'))
  return goods.flatMap(([good, count]) => Array<string>(count).fill(goodPiece(good)))
}

function cellsOf(number: number | null | undefined, printed: Printed): string[] {
  return (printed.fate.tiles[(number ?? 0) - 1] ?? []).map((symbol) => `cell-${symbol}`)
}

export function pathPieces(path: string | null | undefined): string[] {
  if (!path) return []
  const { crystal, resource } = pathFace(path)
  return [...(crystal ? [`crystal-${crystal}`] : []), `resource-${resource}`]
}

function drawn<Each extends Kind>(
  { kind, args }: ChoiceOf<Each>,
  position: Position,
  printed: Printed,
  option: Option,
): string[] {
  return DRAWING[kind]?.(args, position, printed, option) ?? []
}

/** The pieces of a choice, by the names of their drawings. */
export function signsOf(option: Option, position: Position, printed: Printed): string[] {
  const choice = choiceOf(option)
  const token = ACTION_TOKENS[choice.kind]
  return token ? [`token-${token}`] : drawn(choice, position, printed, option)
}
