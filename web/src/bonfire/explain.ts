/** What a thing on the table is, in words: for the pointer that rests on it and for readers. */

import { t } from '../i18n'
import type { Position } from '../wire'
import { fieldPortals, fieldShows } from './choices'
import {
  bonusName,
  councilTaskName,
  fateName,
  gnomeName,
  guardianName,
  islandName,
  listed,
  locationName,
  pathName,
  portalName,
  printedTask,
  resourceName,
  seatName,
  taskName,
  taskWords,
  tokenName,
} from './names'
import { COUNCIL_TASKS, GNOME_RESOURCES, PATH_COSTS, SEAT_POINTS, SPECIALISTS } from './printed'
import { type City, ownCity, standing, viewOf } from './view'

export interface Explanation {
  title: string
  lines: string[]
}

type Explaining = (name: string, position: Position) => Explanation

const EXPLAINING: Readonly<Record<string, Explaining>> = {
  island: (name, position) => {
    const island = viewOf(position).islands.find((each) => each.name === name)
    if (!island?.tasks) {
      const count = island?.guardians ?? 0
      return { title: islandName(name), lines: [t('bonfire-island-guardians', { count })] }
    }
    const cost = t('bonfire-island-cost', { resource: resourceName(island.resource!) })
    const tasks = island.tasks.length ? island.tasks.map(taskWords) : [t('bonfire-island-empty')]
    return { title: islandName(name), lines: [...tasks, cost] }
  },
  task: (name) => explainTask(name),
  ship: (seat, position) => {
    const city = viewOf(position).cities[Number(seat)]!
    const at = city.ship === 'dock' ? t('bonfire-ship-dock') : islandName(city.ship!)
    return { title: t('bonfire-ship', { name: seatName(Number(seat), position) }), lines: [at] }
  },
  field: (field, position) => ({
    title: fieldShows(Number(field)),
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
  'council-task': (name, position) => {
    const need = COUNCIL_TASKS[name as keyof typeof COUNCIL_TASKS]
    const have = councilProgress(name, ownCity(position))
    const lines = [t('bonfire-council-progress', { have, need }), t('bonfire-council-task-long')]
    return { title: councilTaskName(name), lines }
  },
  tile: (slot, position) => {
    const path = viewOf(position).paths.open[Number(slot) - 1]
    return { title: path ? pathName(path) : t('bonfire-path-none'), lines: [t('bonfire-path-long')] }
  },
  stack: (stack, position) => {
    const layers = viewOf(position).paths.stacks[Number(stack) - 1] ?? []
    const count = layers.reduce((sum, layer) => sum + layer, 0)
    return { title: t('bonfire-choice-stack', { stack }), lines: [t('bonfire-choice-stack-long', { count })] }
  },
  display: (name) => ({ title: t(name === 'paths' ? 'bonfire-paths' : 'bonfire-gnomes'), lines: [] }),
  gnome: (gnome) => {
    const specialist = Number(gnome) <= SPECIALISTS
    const resource = resourceName(GNOME_RESOURCES[Number(gnome) - 1]!)
    return {
      title: t(specialist ? 'bonfire-specialist' : 'bonfire-elder', { number: Number(gnome) }),
      lines: [gnomeName(Number(gnome)), t('bonfire-gnome-cost', { resource })],
    }
  },
  token: (token) => ({ title: tokenName(token), lines: [t(`bonfire-token-${token}-long`)] }),
  resource: (resource) => ({ title: resourceName(resource), lines: [] }),
  offering: (stack, position) => {
    const resource = ownCity(position).offerings.open[Number(stack) - 1]
    const title = resource ? t('bonfire-offering', { resource: resourceName(resource) }) : t('bonfire-offering-none')
    return { title, lines: [t('bonfire-offerings-long')] }
  },
  fate: (which, position) => {
    const { supply, eighth } = ownCity(position).fate
    const number = which === 'eighth' ? eighth : supply[Number(which) - 1]
    return { title: number ? fateName(number) : '', lines: [t('bonfire-fate-long')] }
  },
  path: (place, position) => {
    const { path } = ownCity(position).places[Number(place) - 1]!
    if (path) return { title: pathName(path), lines: [] }
    return {
      title: t('bonfire-place-path', { place }),
      lines: [t('bonfire-place-path-cost', { count: PATH_COSTS[Number(place)]! })],
    }
  },
  gap: (place, position) => {
    const { gap, portal } = ownCity(position).places[Number(place) - 1]!
    return { title: portalName(gap), lines: [portal ? t('bonfire-portal-long') : t('bonfire-gap-long')] }
  },
  place: (place, position) => {
    const { task, lit } = ownCity(position).places[Number(place) - 1]!
    if (!task) return { title: t('bonfire-place', { place }), lines: [t('bonfire-place-empty')] }
    return explainTask(task, lit)
  },
  seat: (place, position) => ({
    title: t('bonfire-place-seat', { points: SEAT_POINTS[Number(place)]! }),
    lines: standing(ownCity(position), `bonfire ${place}`).map(guardianName),
  }),
  guardian: (guardian, position) => ({
    title: guardianName(guardian),
    lines: [locationName(ownCity(position).guardians[guardian] ?? 'start')],
  }),
  start: () => ({ title: t('bonfire-start'), lines: [t('bonfire-start-long')] }),
  countdown: (_, position) => countdownWords(position),
  city: (seat, position) => ({ title: t('bonfire-city-of', { name: seatName(Number(seat), position) }), lines: [] }),
  card: (card) => ({ title: t('bonfire-tom-deck'), lines: [t(`bonfire-tom-card-${card}`)] }),
}

function explainTask(task: string, lit = false): Explanation {
  const { colour, points } = printedTask(task)
  const kind = lit ? t('bonfire-bonfire-of', { colour, points }) : t('bonfire-task-of', { colour, points })
  return { title: kind, lines: [taskName(task)] }
}

function countdownWords(position: Position): Explanation {
  const { countdown, council } = viewOf(position)
  const title = t('bonfire-novices', { count: council.seated })
  return { title, lines: [countdown ? t('bonfire-countdown', { round: countdown }) : t('bonfire-countdown-long')] }
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

/** How far a city has come with a council task. */
export function councilProgress(task: string, city: City): number {
  if (task === 'tasks') return city.places.filter((place) => place.task).length
  if (task === 'portals') return city.places.filter((place) => place.portal).length
  if (task === 'paths') return city.places.filter((place) => place.path).length
  if (task === 'guardians') return Object.keys(city.guardians).length
  return city.gnomes.length
}

export function explain(thing: string, position: Position): Explanation {
  const colon = thing.indexOf(':')
  return EXPLAINING[thing.slice(0, colon)]?.(thing.slice(colon + 1), position) ?? { title: '', lines: [] }
}
