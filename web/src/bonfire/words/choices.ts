/** Choices in words: what each one is, costs and brings. */

import { signed } from '../../kit/numbers'
import { t } from '../../i18n'
import type { ChoiceWords } from '../../table/boards'
import type { Option, Position } from '../../wire'
import { goodsOf, pointsOf } from './goods'
import {
  bonusName,
  councilTaskName,
  fateName,
  gnomeEffect,
  gnomeName,
  goodsWords,
  guardianName,
  islandName,
  listed,
  locationName,
  pathName,
  pathWords,
  placeNumber,
  pointsWords,
  portalName,
  resourceName,
  taskName,
  taskWords,
  tokenName,
} from './names'
import type { Printed } from '../printed'
import { nextPlace, ownCity, placeOf, viewOf } from '../view'
import {
  type Args,
  choiceOf,
  type ChoiceOf,
  type Happening,
  happeningsOf,
  type Kind,
} from '../wired'

type Telling<Each extends Kind> = (
  args: Args<Each>,
  position: Position,
  printed: Printed,
) => ChoiceWords

/** What a choice of this kind is always called. */
const plain =
  (kind: string): (() => ChoiceWords) =>
  () => ({ short: t(`bonfire-choice-${kind}`), long: t(`bonfire-choice-${kind}-long`) })

const TELLING: { readonly [Each in Kind]: Telling<Each> } = {
  open: ({ swapped, reversed }, position, printed) => {
    const { supply, eighth } = ownCity(position).fate
    const number = swapped ? supply[3] : (eighth ?? undefined)
    const tile = number === undefined ? '' : fateName(number, printed)
    const shown = reversed ? tile.split(' · ').reverse().join(' · ') : tile
    const drawn = t('bonfire-choice-open-drawn', {
      which: swapped ? 'swapped' : 'as dealt',
      turned: reversed ? 'yes' : 'no',
    })
    return {
      short: shown,
      drawn,
      long: t(`bonfire-choice-open-${swapped ? 'swapped' : 'dealt'}`),
    }
  },
  fate: ({ end }, position, printed) => {
    const { supply } = ownCity(position).fate
    const number = end === 'first' ? supply[0] : supply[supply.length - 1]
    const tile = fateName(number!, printed)
    const count = viewOf(position).decision.surplus
    return {
      short: t('bonfire-choice-fate', { tile }),
      drawn: t('bonfire-choice-fate-drawn', { end: end }),
      long: t('bonfire-choice-fate-long'),
      note: count ? t('bonfire-choice-fate-note', { count }) : undefined,
    }
  },
  keep: ({ token }) => ({ short: t('bonfire-choice-keep', { token: tokenName(token) }) }),
  'build-path': (_, position, printed) => {
    const place = nextPlace(ownCity(position))
    const cost = goodsWords({ path: printed.path_costs[place - 1]! })
    return {
      short: t('bonfire-choice-build-path'),
      long: t('bonfire-choice-build-path-long', { place: placeNumber(place, printed) }),
      cost,
    }
  },
  sail: plain('sail'),
  'take-task': plain('take-task'),
  fetch: plain('fetch'),
  procession: plain('procession'),
  'great-bonfire': plain('great-bonfire'),
  recruit: plain('recruit'),
  'stay-aboard': plain('stay-aboard'),
  pass: (_, position) => {
    const points = viewOf(position).countdown
    const note = t('bonfire-choice-pass-note', { points })
    return {
      short: t('bonfire-choice-pass'),
      long: t('bonfire-choice-pass-long', { points }),
      note,
    }
  },
  'end-turn': plain('end-turn'),
  pay: ({ yellow }) => ({ short: t('bonfire-choice-pay', { yellow: yellow }) }),
  give: ({ token }) => ({ short: t('bonfire-choice-give', { token: tokenName(token) }) }),
  spend: ({ goods }) => ({
    short: t('bonfire-choice-spend', { goods: goodsWords(goods) }),
  }),
  tile: ({ slot }, position, printed) => {
    const path = viewOf(position).paths.open[slot - 1]
    const place = placeNumber(nextPlace(ownCity(position)), printed)
    const long = t('bonfire-choice-tile-long', { place })
    return path
      ? { short: pathName(path), drawn: t('bonfire-choice-tile-drawn', pathWords(path)), long }
      : { short: '', long }
  },
  stack: ({ stack }, position) => {
    const layers = viewOf(position).paths.stacks[stack - 1] ?? []
    const count = layers.reduce((sum, layer) => sum + layer, 0)
    return {
      short: t('bonfire-choice-stack', { stack: stack }),
      long: t('bonfire-choice-stack-long', { count }),
    }
  },
  renew: plain('renew'),
  'look-up': ({ path }) => ({ short: pathName(path), long: t('bonfire-choice-look-up-long') }),
  to: ({ island }, position, printed) => ({
    short: islandName(island),
    long: islandHolds(island, position, printed),
  }),
  offering: ({ stack }, position) => {
    const open = ownCity(position).offerings.open[stack - 1]
    const resource = open ? resourceName(open) : ''
    return {
      short: t('bonfire-choice-offering', { resource }),
      long: t('bonfire-choice-offering-long'),
    }
  },
  take: ({ task }, _, printed) => ({
    short: taskName(task, printed),
    long: taskWords(task, printed),
  }),
  'at-place': ({ place }, position, printed) => ({
    short: t('bonfire-choice-at-place', { place: placeNumber(place, printed) }),
    long: placeShows(place, position),
  }),
  steps: ({ steps }) => ({ short: t('bonfire-choice-steps', { steps: steps }) }),
  move: ({ guardian, to: where }, position, printed) => {
    const from = locationName(ownCity(position).guardians[guardian] ?? 'start', printed)
    const to = locationName(where, printed)
    const points = printed.seat_points[placeOf(where) - 1]!
    return {
      short: t('bonfire-choice-move', { guardian: guardianName(guardian), to }),
      long: where.startsWith('path')
        ? t('bonfire-choice-move-path', { from })
        : t('bonfire-choice-move-seat', { points }),
    }
  },
  stay: plain('stay'),
  earn: ({ resource }) => ({
    short: t('bonfire-choice-earn', { resource: resourceName(resource) }),
  }),
  field: ({ field }, position, printed) => ({
    short: fieldShows(field, printed),
    long: fieldPortals(field, position),
  }),
  rewards: ({ rewards }, position, printed) => ({
    short: rewardsShown(rewards, viewOf(position).great_bonfire.field, printed),
  }),
  portal: ({ place }, position, printed) => {
    const shape = ownCity(position).places[place - 1]!.gap
    return {
      short: t('bonfire-choice-portal', {
        portal: portalName(shape),
        place: placeNumber(place, printed),
      }),
    }
  },
  gnome: ({ gnome }, _, printed) => {
    const resource = resourceName(printed.gnome_resources[gnome - 1]!)
    const costs = t('bonfire-costs', { goods: t('bonfire-gnome-cost', { resource }) })
    return { short: gnomeName(gnome), long: `${gnomeEffect(gnome)} ${costs}` }
  },
  'for-tokens': ({ tokens }) => ({
    short: t('bonfire-choice-for-tokens', {
      tokens,
      resources: 3 - tokens,
    }),
  }),
  light: ({ place }, position, printed) => {
    const task = ownCity(position).places[place - 1]!.task!
    const { points } = printed.tasks[task]!
    return {
      short: t('bonfire-choice-light', { task: taskName(task, printed) }),
      long: t('bonfire-choice-light-long', { points }),
    }
  },
  novice: ({ task }) => ({
    short: t('bonfire-choice-novice', { task: councilTaskName(task) }),
    long: t('bonfire-choice-novice-long'),
  }),
  council: ({ space, takes }) => ({
    short:
      takes === 'bonus' ? bonusName(space) : t('bonfire-choice-council-point', { space: space }),
    long:
      takes === 'bonus'
        ? undefined
        : t('bonfire-choice-council-instead', { bonus: bonusName(space) }),
  }),
  bring: ({ guardian }) => ({
    short: guardianName(guardian),
    long: t('bonfire-choice-bring-long'),
  }),
  lay: ({ cell: [column, row], direction }) => ({
    short: t('bonfire-choice-lay', {
      column: column,
      row: row,
      direction: t(`bonfire-direction-${direction}`),
    }),
  }),
}

function islandHolds(island: string, position: Position, printed: Printed): string {
  const found = viewOf(position).islands.find((each) => each.name === island)
  if (!found?.tasks) return t('bonfire-island-guardians', { count: found?.guardians ?? 0 })
  if (found.tasks.length === 0) return t('bonfire-island-empty')
  const tasks = found.tasks.map((task) => taskWords(task, printed))
  return t('bonfire-island-tasks', { tasks: tasks.join('; ') })
}

function placeShows(place: number, position: Position): string {
  const { path, portal } = ownCity(position).places[place - 1]!
  return listed([
    path ? pathName(path) : t('bonfire-place-no-path'),
    portal ? t('bonfire-place-portal') : t('bonfire-place-no-portal'),
  ])
}

function fieldReward(field: number, printed: Printed): string {
  const { resource, points } = printed.fields[field - 1]!
  return resource ? resourceName(resource) : pointsWords(points)
}

/** The token and the resource of a field. */
export function fieldShows(field: number, printed: Printed): string {
  return listed([tokenName(printed.fields[field - 1]!.token), fieldReward(field, printed)])
}

export function fieldPortals(field: number, position: Position): string {
  const portals = viewOf(position).great_bonfire.portals[field - 1] ?? {}
  const shapes = Object.keys(portals).map(portalName)
  return shapes.length === 0
    ? t('bonfire-field-no-portal')
    : t('bonfire-field-portals', { portals: listed(shapes) })
}

function rewardsShown(rewards: string[], field: number, printed: Printed): string {
  const words = []
  if (rewards.includes('token')) words.push(tokenName(printed.fields[field - 1]!.token))
  if (rewards.includes('resource')) words.push(fieldReward(field, printed))
  if (rewards.includes('portal')) words.push(t('bonfire-reward-portal'))
  return listed(words)
}

function total(goods: Record<string, number>): number {
  return Object.values(goods).reduce((sum, count) => sum + count, 0)
}

/** The tokens that are asked for: fewer are only a part of the payment. */
function due(position: Position): number {
  return total(viewOf(position).decision.payment?.tokens ?? {})
}

function told<Each extends Kind>(
  { kind, args }: ChoiceOf<Each>,
  position: Position,
  printed: Printed,
): ChoiceWords {
  return TELLING[kind](args, position, printed)
}

export function choiceWords(option: Option, position: Position, printed: Printed): ChoiceWords {
  const choice = choiceOf(option)
  const { kind } = choice
  const words = told(choice, position, printed)
  const goods = goodsOf(happeningsOf(option.outcome), 'pay')
  const paid = goodsWords(goods)
  const inPart = kind === 'gnome' && !option.outcome.some((event) => event.event === 'recruit')
  const said = kind === 'give' || words.short.includes(paid)
  if (choice.kind === 'pay' && choice.args.yellow === 0 && total(goods) < due(position)) {
    return { ...words, short: t('bonfire-choice-pay-others'), cost: paid }
  }
  if (inPart || said) return words
  const plainly = choice.kind === 'pay' && choice.args.yellow === 0 // the one way that has no yellow in it
  const drawn =
    plainly && total(goods) >= due(position) ? t('bonfire-choice-pay-drawn') : words.drawn
  return { ...words, cost: paid, drawn }
}

/** What a choice is sure to bring. */
export function outcomeWords(option: Option, printed: Printed): string[] {
  const outcome = happeningsOf(option.outcome)
  const lines: string[] = []
  const gained = goodsWords(goodsOf(outcome, 'gain'))
  const back = goodsWords(goodsOf(outcome, 'discard'))
  const points = pointsOf(outcome)
  if (gained) lines.push(t('bonfire-brings', { goods: gained }))
  if (points) lines.push(t('bonfire-brings-points', { count: points }))
  if (back) lines.push(t('bonfire-puts-back', { goods: back }))
  return [...lines, ...outcome.flatMap((event) => further(event, printed)), ...scoringWords(option)]
}

/** What is counted at the end: tiles and goods that are left over change with nearly every choice. */
const COUNTED = ['bonfires', 'guardians', 'portals', 'crystals', 'council tasks']

function scoringWords({ changes }: Option): string[] {
  const parts = Object.entries(changes)
    .filter(([source]) => COUNTED.includes(source))
    .map(
      ([source, change]) =>
        `${t(`bonfire-scoring-${source.replaceAll(' ', '-')}`)} ${signed(change)}`,
    )
  return parts.length ? [t('bonfire-brings-scoring', { parts: listed(parts) })] : []
}

/** What else an outcome has that is worth a word. */
function further(event: Happening, printed: Printed): string[] {
  switch (event.event) {
    case 'guardian':
      return [t('bonfire-brings-guardian', { guardian: guardianName(event.guardian) })]
    case 'portal': {
      const place = placeNumber(event.place, printed)
      return [t('bonfire-brings-portal', { portal: portalName(event.portal), place })]
    }
    case 'fulfil':
      return [t('bonfire-brings-fulfil', { task: councilTaskName(event.council_task) })]
    case 'countdown':
      return [t('bonfire-brings-countdown')]
    default:
      return []
  }
}
