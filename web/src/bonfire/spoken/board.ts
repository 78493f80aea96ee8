/** Bonfire's table in words: the own city, the sea, the Great Bonfire, the council, the displays, the others. */

import { fieldPortals, fieldShows } from '../words/choices'
import { explain } from '../words/explain'
import {
  bonusName,
  councilTaskName,
  gnomeEffect,
  gnomeName,
  islandName,
  listed,
  pathName,
  pointsWords,
  resourceName,
  seatName,
} from '../words/names'
import type { Printed } from '../printed'
import { progressWords } from '../city/progress'
import { type Island, ownSeat, viewOf } from '../view'
import { labelled, t } from '../../i18n'
import type { Position } from '../../wire'
import { cityPart } from './city'
import { type Part, said } from '../../spoken/parts'
import { taskSaid } from './tasks'

export function readBoard(position: Position, printed: Printed): Part[] {
  const view = viewOf(position)
  const own = ownSeat(position)
  const others = view.cities.map((_, seat) => seat).filter((seat) => seat !== own)
  return [
    now(position, printed),
    cityPart(own, position, printed),
    sea(position, printed),
    wheel(position, printed),
    council(position, printed),
    paths(position),
    gnomes(position, printed),
    ...others.map((seat) => cityPart(seat, position, printed)),
  ]
}

function now(position: Position, printed: Printed): Part {
  const { countdown, council, cities, tom } = viewOf(position)
  const points = cities.map((city, seat) =>
    said(
      labelled(seatName(seat, position), pointsWords(city.points)),
      labelled(t('spoken-points-now'), position.scores[seat] ?? 0),
      city.status === 'passed' && t('bonfire-status-passed'),
      city.status === 'stuck' && t('bonfire-status-stuck'),
    ),
  )
  const novices = t('spoken-novices', { count: council.seated, need: printed.countdown_novices })
  const cards = tom
    ? [said(labelled(t('bonfire-tom-deck'), t('bonfire-tom-played', { count: tom.played })))]
    : []
  return {
    heading: t('spoken-now'),
    lines: [
      said(countdown ? t('bonfire-countdown', { round: countdown }) : novices),
      ...points,
      ...cards,
    ],
    parts: tom?.unseen.length
      ? [
          {
            heading: t('bonfire-tom-to-come'),
            lines: tom.unseen.map((card) => t(`bonfire-tom-card-${card}`)),
          },
        ]
      : [],
  }
}

function sea(position: Position, printed: Printed): Part {
  const { islands, cities } = viewOf(position)
  const docked = cities.flatMap((city, seat) =>
    city.ship === 'dock' ? [seatName(seat, position)] : [],
  )
  return {
    heading: t('bonfire-sea'),
    lines: docked.length ? [said(t('spoken-docked', { names: listed(docked) }))] : [],
    parts: islands.map((island) => islandPart(island, position, printed)),
  }
}

function islandPart(island: Island, position: Position, printed: Printed): Part {
  const ships = island.ships.map((number) => seatName(number, position))
  const offered = (island.offerings ?? []).flatMap((count, seat) =>
    count ? [`${seatName(seat, position)} ${t('bonfire-offerings-left', { count })}`] : [],
  )
  const ways = printed.routes.flatMap(([one, other]) =>
    one === island.name ? [other] : other === island.name ? [one] : [],
  )
  const tasks = island.tasks?.map((task) => taskSaid(task, position, printed)) ?? []
  const empty = island.tasks && tasks.length === 0 ? [t('bonfire-island-empty')] : []
  return {
    heading: islandName(island.name),
    lines: [
      ...(ships.length ? [said(t('spoken-ships', { names: listed(ships) }))] : []),
      ...(island.tasks
        ? [...tasks, ...empty]
        : [t('bonfire-island-guardians', { count: island.guardians ?? 0 })]),
      ...(offered.length ? [said(labelled(t('bonfire-offerings'), listed(offered)))] : []),
      said(t('spoken-routes', { islands: listed(ways.map(islandName)) })),
    ],
  }
}

function wheel(position: Position, printed: Printed): Part {
  const { field } = viewOf(position).great_bonfire
  const fields = printed.fields.map((_, index) =>
    said(
      labelled(t('spoken-field', { field: index + 1 }), fieldShows(index + 1, printed)),
      fieldPortals(index + 1, position),
      index + 1 === field && t('spoken-field-now'),
    ),
  )
  return { heading: t('bonfire-great-bonfire'), lines: fields }
}

function council(position: Position, printed: Printed): Part {
  const { council: seats, decision } = viewOf(position)
  const spaces = Array.from({ length: 8 }, (_, index) => {
    const { lines } = explain(`space:${index + 1}`, position, printed)
    return said(
      labelled(t('spoken-space', { space: index + 1 }), bonusName(index + 1)),
      ...lines.slice(1),
    )
  })
  const tasks = Object.entries(decision.council_progress).map(([name, progress]) => {
    const novice = seats.council_novices[name]
    return said(
      councilTaskName(name),
      ...progressWords(progress),
      novice && !novice.space && t('spoken-council-waits'),
      novice?.lying && t('spoken-council-lying'),
    )
  })
  return {
    heading: t('bonfire-council'),
    lines: spaces,
    parts: [{ heading: t('bonfire-council-tasks'), lines: tasks }],
  }
}

function paths(position: Position): Part {
  const { open, stacks } = viewOf(position).paths
  const tiles = open.map((path) => said(path ? pathName(path) : t('bonfire-path-none')))
  const piles = stacks.map((layers, index) => {
    const count = layers.reduce((sum, layer) => sum + layer, 0)
    return said(t('spoken-stack', { stack: index + 1, count }))
  })
  return { heading: t('bonfire-paths'), lines: [...tiles, ...piles] }
}

function gnomes(position: Position, printed: Printed): Part {
  const { specialists, elders } = viewOf(position).gnomes
  const cost = (gnome: number): string => resourceName(printed.gnome_resources[gnome - 1]!)
  const told = (gnome: number): string =>
    gnome ? said(gnomeName(gnome), gnomeEffect(gnome), cost(gnome)) : said(t('bonfire-no-gnome'))
  return {
    heading: t('bonfire-gnomes'),
    lines: [],
    parts: [
      { heading: t('bonfire-specialists'), lines: specialists.map(told) },
      {
        heading: t('bonfire-elders'),
        lines: elders.length ? elders.map(told) : [said(t('bonfire-no-gnome'))],
      },
    ],
  }
}
