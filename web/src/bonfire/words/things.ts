/** Which things on the table a choice points at. A thing is called by its kind and its name. */

import type { Option, Position } from '../../wire'
import { goodsOf } from './goods'
import { TOKENS } from '../printed'
import { nextPlace, ownCity, ownSeat, placeOf, viewOf } from '../view'
import { type Args, choiceOf, type ChoiceOf, happeningsOf, type Kind } from '../wired'

type Pointing<Each extends Kind> = (
  args: Args<Each>,
  position: Position,
  option: Option,
) => string[]

/** Whatever the choice names. */
type Seen = (args: unknown, position: Position) => string[]

const allGuardians: Seen = (_, position) =>
  Object.keys(ownCity(position).guardians).map((guardian) => `guardian:${guardian}`)
const ownShip: Seen = (_, position) => [`ship:${ownSeat(position)}`]
const shipsIsland: Seen = (_, position) => [`island:${ownCity(position).ship}`]

const POINTING: { readonly [Each in Kind]: Pointing<Each> } = {
  open: ({ swapped }) => [swapped ? 'fate:4' : 'fate:eighth'],
  fate: ({ end }, position) => [
    `fate:${end === 'first' ? 1 : ownCity(position).fate.supply.length}`,
  ],
  keep: ({ token }) => [`token:${token}`],
  'build-path': (_, position) => ['display:paths', `path:${nextPlace(ownCity(position))}`],
  sail: ownShip,
  'take-task': shipsIsland,
  fetch: shipsIsland,
  procession: allGuardians,
  'great-bonfire': () => ['pit:'],
  recruit: () => ['display:gnomes'],
  'stay-aboard': ownShip,
  pass: () => ['countdown:'],
  pay: ({ yellow }, _, option) => {
    const paid = Object.keys(goodsOf(happeningsOf(option.outcome), 'pay'))
    const tokens = TOKENS.filter((token) => paid.includes(token))
    return tokens.length || yellow === 0
      ? tokens.map((token) => `token:${token}`)
      : ['token:yellow']
  },
  give: ({ token }) => [`token:${token}`],
  spend: ({ goods }) => Object.keys(goods).map((resource) => `resource:${resource}`),
  tile: ({ slot }) => [`tile:${slot}`],
  stack: ({ stack }) => [`stack:${stack}`],
  renew: () => ['renew:paths'],
  'look-up': (_, position) => viewOf(position).paths.stacks.map((_, index) => `stack:${index + 1}`),
  to: ({ island }) => [`island:${island}`],
  offering: ({ stack }) => [`offering:${stack}`],
  take: ({ task }) => [`task:${task}`],
  'at-place': ({ place }) => [`place:${place}`],
  steps: allGuardians,
  move: ({ guardian, to }) => [
    `guardian:${guardian}`,
    `${to.startsWith('path') ? 'path' : 'seat'}:${placeOf(to)}`,
  ],
  stay: () => ['start:'],
  earn: ({ resource }) => [`resource:${resource}`],
  field: ({ field }) => [`field:${field}`],
  rewards: (_, position) => [`field:${viewOf(position).great_bonfire.field}`],
  portal: ({ place }) => [`gap:${place}`],
  gnome: ({ gnome }) => [`gnome:${gnome}`],
  'for-tokens': () => ['token:gnome'],
  light: ({ place }) => [`place:${place}`],
  novice: ({ task }) => [`council-task:${task}`],
  council: ({ space }) => [`space:${space}`],
  bring: ({ guardian }) => [`island:${guardian}`],
  'end-turn': () => [],
  lay: () => [],
}

function pointed<Each extends Kind>(
  { kind, args }: ChoiceOf<Each>,
  position: Position,
  option: Option,
): string[] {
  return POINTING[kind](args, position, option)
}

export function thingsOf(option: Option, position: Position): string[] {
  return pointed(choiceOf(option), position, option)
}

/** The open choices by the things they point at. */
export function optionsByThing(position: Position): Map<string, Option[]> {
  const found = new Map<string, Option[]>()
  for (const option of position.choices) {
    for (const thing of thingsOf(option, position)) {
      found.set(thing, [...(found.get(thing) ?? []), option])
    }
  }
  return found
}
