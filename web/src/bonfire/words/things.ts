/** Which things on the table a choice points at. A thing is called by its kind and its name. */

import type { Option, Position } from '../../wire'
import { goodsOf } from './goods'
import { parse, parseGoods } from './parse'
import { TOKENS } from '../printed'
import { nextPlace, ownCity, ownSeat, viewOf } from '../view'

type Pointing = (named: string[], position: Position, option: Option) => string[]

const allGuardians: Pointing = (_, position) =>
  Object.keys(ownCity(position).guardians).map((guardian) => `guardian:${guardian}`)
const ownShip: Pointing = (_, position) => [`ship:${ownSeat(position)}`]
const shipsIsland: Pointing = (_, position) => [`island:${ownCity(position).ship}`]

const POINTING: Readonly<Record<string, Pointing>> = {
  open: ([which]) => [which === 'swapped' ? 'fate:4' : 'fate:eighth'],
  fate: ([end], position) => [`fate:${end === 'first' ? 1 : ownCity(position).fate.supply.length}`],
  keep: ([token]) => [`token:${token}`],
  'build-path': (_, position) => ['display:paths', `path:${nextPlace(ownCity(position))}`],
  sail: ownShip,
  'take-task': shipsIsland,
  fetch: shipsIsland,
  procession: allGuardians,
  'great-bonfire': () => ['pit:'],
  recruit: () => ['display:gnomes'],
  'stay-aboard': ownShip,
  pass: () => ['countdown:'],
  pay: ([yellow], _, option) => {
    const paid = Object.keys(goodsOf(option.outcome, 'pay'))
    const tokens = TOKENS.filter((token) => paid.includes(token))
    return tokens.length || yellow === '0'
      ? tokens.map((token) => `token:${token}`)
      : ['token:yellow']
  },
  give: ([token]) => [`token:${token}`],
  spend: ([goods]) => Object.keys(parseGoods(goods!)).map((resource) => `resource:${resource}`),
  tile: ([slot]) => [`tile:${slot}`],
  stack: ([stack]) => [`stack:${stack}`],
  renew: () => ['renew:paths'],
  'look-up': (_, position) => viewOf(position).paths.stacks.map((_, index) => `stack:${index + 1}`),
  to: ([island]) => [`island:${island}`],
  offering: ([stack]) => [`offering:${stack}`],
  take: ([task]) => [`task:${task}`],
  'at-place': ([place]) => [`place:${place}`],
  steps: allGuardians,
  move: ([guardian, where, place]) => [
    `guardian:${guardian}`,
    `${where === 'path' ? 'path' : 'seat'}:${place}`,
  ],
  stay: () => ['start:'],
  earn: ([resource]) => [`resource:${resource}`],
  field: ([field]) => [`field:${field}`],
  rewards: (_, position) => [`field:${viewOf(position).great_bonfire.field}`],
  portal: ([place]) => [`gap:${place}`],
  gnome: ([gnome]) => [`gnome:${gnome}`],
  'for-tokens': () => ['token:gnome'],
  light: ([place]) => [`place:${place}`],
  novice: ([task]) => [`council-task:${task}`],
  council: ([space]) => [`space:${space}`],
  bring: ([guardian]) => [`island:${guardian}`],
}

export function thingsOf(option: Option, position: Position): string[] {
  const { kind, named } = parse(option.text)
  return POINTING[kind]?.(named, position, option) ?? []
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
