/** A line of choices, told before it is played: in words, and where on the board it is. */

import type { Spot } from '../../table/boards'
import { t } from '../../i18n'
import type { Option, Position, Step } from '../../wire'
import { choiceWords } from './choices'
import { cellsFrom } from '../city/fate'
import type { Printed } from '../printed'
import { thingsOf } from './things'
import { ownSeat, viewOf } from '../view'
import { choiceOf } from '../wired'

/** Actions that say little without the choice that follows, and the kind of that choice. */
const FOLLOWED: Readonly<Record<string, string[]>> = {
  'build-path': ['tile', 'stack'],
  sail: ['to'],
  'take-task': ['take'],
  procession: ['move'],
  'great-bonfire': ['field'],
  recruit: ['gnome'],
}
const AT_SEA = ['island', 'task', 'ship']
const WITH_GNOMES = ['gnome']
const WITH_PATHS = ['tile', 'stack', 'renew', 'council-task']
const IN_THE_MIDDLE = ['field', 'pit', 'space', 'display']

function optionOf(step: Step, position: Position): Option {
  const open = position.choices.find(({ choice }) => choice === step.choice)
  return open ?? { ...step, outcome: [], scores: [], changes: {} }
}

/** The position as later steps of a line see it: where the Great Bonfire points, and a task just
 * brought to its place. */
function followed(position: Position, step: Step, taken: string): Position {
  const { kind, args } = choiceOf(step)
  const view = viewOf(position)
  if (kind === 'field') {
    const great_bonfire = { ...view.great_bonfire, field: args.field }
    return { ...position, view: { ...view, great_bonfire } }
  }
  if (kind !== 'at-place' || !taken) return position
  const own = ownSeat(position)
  const cities = view.cities.map((city, seat) => {
    const places = city.places.map((place, index) =>
      index + 1 === args.place ? { ...place, task: taken } : place,
    )
    return seat === own ? { ...city, places } : city
  })
  return { ...position, view: { ...view, cities } }
}

/** Whether a step says nothing that the others do not. */
function isMute(step: Step, position: Position): boolean {
  const { kind, args } = choiceOf(step)
  if (kind === 'light')
    return !viewOf(position).cities[ownSeat(position)]!.places[args.place - 1]?.task
  return (kind === 'pay' && args.yellow === 0) || kind === 'end-turn'
}

/** The steps in words, the first of them always. */
export function lineWords(steps: Step[], position: Position, printed: Printed): string[] {
  let ahead = position
  let taken = ''
  return steps.flatMap((step, number) => {
    const seen = ahead
    const { kind, args } = choiceOf(step)
    if (kind === 'take') taken = args.task
    ahead = followed(ahead, step, taken)
    if (number > 0 && isMute(step, seen)) return []
    return [choiceWords(optionOf(step, seen), seen, printed).short]
  })
}

/** The choices of a line that are shown on the board: the first, or those that it leads to. */
function shown(steps: Step[]): Step[] {
  const wanted = FOLLOWED[steps[0]?.kind ?? ''] ?? []
  const found = steps.filter((step) => wanted.includes(step.kind))
  return found.length > 0 ? found : steps.slice(0, 1)
}

export function lineSpots(steps: Step[], position: Position): Spot[] {
  return shown(steps).flatMap((step) => {
    const { kind, args } = choiceOf(step)
    if (kind === 'lay') {
      const cells = cellsFrom(args.cell, args.direction)
      const selector = cells.map((cell) => `.laying [data-cell="${cell.join()}"]`).join()
      return [{ selector, page: t('bonfire-tab-city') }]
    }
    return thingsOf(optionOf(step, position), position).map((thing) => ({
      selector: `[data-thing="${thing}"]`,
      page: pageOf(thing),
    }))
  })
}

/** The page of a small screen that a thing lies on. */
function pageOf(thing: string): string {
  const kind = thing.split(':')[0]!
  const onTablet = window.matchMedia('(min-width: 700px)').matches
  if (AT_SEA.includes(kind)) return t('bonfire-tab-sea')
  if (WITH_GNOMES.includes(kind) || thing === 'display:gnomes')
    return t(onTablet ? 'bonfire-tab-gnomes' : 'bonfire-tab-bonfire')
  if (WITH_PATHS.includes(kind) || thing === 'display:paths')
    return t(onTablet ? 'bonfire-tab-paths' : 'bonfire-tab-bonfire')
  return t(IN_THE_MIDDLE.includes(kind) ? 'bonfire-tab-bonfire' : 'bonfire-tab-city')
}
