/** What a thing on the table is, in words: for the pointer that rests on it and for readers. */

import { t } from '../../i18n'
import type { Position } from '../../wire'
import { fieldPortals, fieldShows } from './choices'
import {
  bonusName,
  councilTaskName,
  fateName,
  gnomeEffect,
  gnomeName,
  guardianName,
  islandName,
  listed,
  locationName,
  pathName,
  placeNumber,
  portalName,
  resourceName,
  seatName,
  taskName,
  taskWords,
  tokenName,
} from './names'
import type { Printed } from '../printed'
import { progressOf, progressWords } from '../city/progress'
import { ownCity, standing, viewOf } from '../view'

export interface Explanation {
  title: string
  lines: string[]
}

type Explaining = (name: string, position: Position, printed: Printed) => Explanation

const EXPLAINING: Readonly<Record<string, Explaining>> = {
  island: (name, position, printed) => {
    const island = viewOf(position).islands.find((each) => each.name === name)
    if (!island?.tasks) {
      const count = island?.guardians ?? 0
      return { title: islandName(name), lines: [t('bonfire-island-guardians', { count })] }
    }
    const cost = t('bonfire-island-cost', { resource: resourceName(island.resource!) })
    const tasks = island.tasks.map((task) => taskWords(task, printed))
    return {
      title: islandName(name),
      lines: [...(tasks.length ? tasks : [t('bonfire-island-empty')]), cost],
    }
  },
  task: (name, position, printed) => explainTask(name, `task:${name}`, position, printed),
  ship: (seat, position) => {
    const city = viewOf(position).cities[Number(seat)]!
    const at = city.ship === 'dock' ? t('bonfire-ship-dock') : islandName(city.ship!)
    return { title: t('bonfire-ship', { name: seatName(Number(seat), position) }), lines: [at] }
  },
  field: (field, position, printed) => ({
    title: fieldShows(Number(field), printed),
    lines: [fieldPortals(Number(field), position)],
  }),
  pit: () => ({ title: t('bonfire-great-bonfire'), lines: [t('bonfire-great-bonfire-long')] }),
  space: (space, position) => {
    const seated = seatedNames(Number(space), position)
    return {
      title: bonusName(Number(space)),
      lines: [
        Number(space) > 1 ? t('bonfire-space-point') : t('bonfire-space-first'),
        ...(seated.length ? [t('bonfire-space-seated', { names: listed(seated) })] : []),
      ],
    }
  },
  'council-task': (name, position) => ({
    title: councilTaskName(name),
    lines: [...howFar(`council-task:${name}`, position), t('bonfire-council-task-long')],
  }),
  tile: (slot, position) => {
    const path = viewOf(position).paths.open[Number(slot) - 1]
    return {
      title: path ? pathName(path) : t('bonfire-path-none'),
      lines: [t('bonfire-path-long')],
    }
  },
  stack: (stack, position) => {
    const layers = viewOf(position).paths.stacks[Number(stack) - 1] ?? []
    const count = layers.reduce((sum, layer) => sum + layer, 0)
    return {
      title: t('bonfire-choice-stack', { stack }),
      lines: [t('bonfire-choice-stack-long', { count })],
    }
  },
  renew: () => ({ title: t('bonfire-choice-renew'), lines: [t('bonfire-choice-renew-long')] }),
  display: (name) => ({
    title: t(name === 'paths' ? 'bonfire-paths' : 'bonfire-gnomes'),
    lines: [],
  }),
  gnome: (gnome, _, printed) => {
    const resource = resourceName(printed.gnome_resources[Number(gnome) - 1]!)
    return {
      title: gnomeName(Number(gnome)),
      lines: [gnomeEffect(Number(gnome)), t('bonfire-gnome-cost', { resource })],
    }
  },
  token: (token) => ({ title: tokenName(token), lines: [t(`bonfire-token-${token}-long`)] }),
  resource: (resource) => ({ title: resourceName(resource), lines: [] }),
  offering: (stack, position) => {
    const resource = ownCity(position).offerings.open[Number(stack) - 1]
    const title = resource
      ? t('bonfire-offering', { resource: resourceName(resource) })
      : t('bonfire-offering-none')
    return { title, lines: [t('bonfire-offerings-long')] }
  },
  fate: (which, position, printed) => {
    const { supply, eighth } = ownCity(position).fate
    const number = which === 'eighth' ? eighth : supply[Number(which) - 1]
    const opening = viewOf(position).decision.phase === 'opening'
    return {
      title: number ? fateName(number, printed) : '',
      lines: [t(opening ? 'bonfire-fate-opening' : 'bonfire-fate-long')],
    }
  },
  path: (place, position, printed) => {
    const { path } = ownCity(position).places[Number(place) - 1]!
    if (path)
      return {
        title: pathName(path),
        lines: [t('bonfire-place', { place: placeNumber(Number(place), printed) })],
      }
    return {
      title: t('bonfire-place-path', { place: placeNumber(Number(place), printed) }),
      lines: [t('bonfire-place-path-cost', { count: printed.path_costs[Number(place) - 1]! })],
    }
  },
  gap: (place, position, printed) => {
    const { gap, portal } = ownCity(position).places[Number(place) - 1]!
    const where = t('bonfire-place', { place: placeNumber(Number(place), printed) })
    return {
      title: portalName(gap),
      lines: [where, portal ? t('bonfire-portal-long') : t('bonfire-gap-long')],
    }
  },
  place: (place, position, printed) => {
    const { task, lit } = ownCity(position).places[Number(place) - 1]!
    if (!task)
      return {
        title: t('bonfire-place', { place: placeNumber(Number(place), printed) }),
        lines: [t('bonfire-place-empty')],
      }
    return explainTask(task, `place:${place}`, position, printed, lit)
  },
  seat: (place, position, printed) => ({
    title: t('bonfire-place-seat', { points: printed.seat_points[Number(place) - 1]! }),
    lines: [
      t('bonfire-place', { place }),
      ...standing(ownCity(position), `bonfire ${place}`).map(guardianName),
    ],
  }),
  guardian: (guardian, position, printed) => ({
    title: guardianName(guardian),
    lines: [locationName(ownCity(position).guardians[guardian] ?? 'start', printed)],
  }),
  start: () => ({ title: t('bonfire-start'), lines: [t('bonfire-start-long')] }),
  countdown: (_, position) => countdownWords(position),
  city: (seat, position) => ({
    title: t('bonfire-city-of', { name: seatName(Number(seat), position) }),
    lines: [],
  }),
  card: (card) => ({ title: t('bonfire-tom-deck'), lines: [t(`bonfire-tom-card-${card}`)] }),
}

function explainTask(
  task: string,
  thing: string,
  position: Position,
  printed: Printed,
  lit = false,
): Explanation {
  const { colour, points } = printed.tasks[task]!
  const kind = lit
    ? t('bonfire-bonfire-of', { colour, points })
    : t('bonfire-task-of', { colour, points })
  return { title: kind, lines: [taskName(task, printed), ...howFar(thing, position)] }
}

/** How far the own city has come with a task. */
function howFar(thing: string, position: Position): string[] {
  const progress = progressOf(thing, position)
  return progress ? progressWords(progress) : []
}

function countdownWords(position: Position): Explanation {
  const { countdown, council } = viewOf(position)
  const title = t('bonfire-novices', { count: council.seated })
  return {
    title,
    lines: [countdown ? t('bonfire-countdown', { round: countdown }) : t('bonfire-countdown-long')],
  }
}

/** The novices on a council space, council novices included. */
function seatedNames(space: number, position: Position): string[] {
  const { cities, council } = viewOf(position)
  const players = cities.flatMap((city, seat) =>
    city.novices.filter((where) => where === space).map(() => seatName(seat, position)),
  )
  const councillors = Object.values(council.council_novices).filter((each) => each.space === space)
  return [...players, ...councillors.map(() => t('bonfire-council-novice'))]
}

export function explain(thing: string, position: Position, printed: Printed): Explanation {
  const colon = thing.indexOf(':')
  const explaining = EXPLAINING[thing.slice(0, colon)]
  return explaining?.(thing.slice(colon + 1), position, printed) ?? { title: '', lines: [] }
}
