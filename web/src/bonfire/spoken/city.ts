/** A city of Bonfire in words: its places, its fate area, what it owns. */

import { symbolsOf } from '../city/fate'
import {
  fateName,
  gnomeEffect,
  gnomeName,
  goodsWords,
  guardianName,
  islandName,
  listed,
  pathName,
  portalName,
  resourceName,
  seatName,
  taskWords,
} from '../words/names'
import type { Printed } from '../printed'
import { type City, isTom, ownSeat, standing, viewOf } from '../view'
import { labelled, t } from '../../i18n'
import type { Position } from '../../wire'
import { type Part, said } from '../../spoken/parts'
import { taskSaid } from './tasks'

export function cityPart(seat: number, position: Position, printed: Printed): Part {
  const city = viewOf(position).cities[seat]!
  const own = seat === ownSeat(position)
  const yours = own && position.seat >= 0
  const tom = isTom(city)
  const parts = [
    places(city, own, position, printed),
    ...(tom ? [] : [fateArea(city, printed), fateSupply(city, printed), offerings(city)]),
    named(
      'bonfire-gnomes',
      city.gnomes.map((gnome) => said(gnomeName(gnome), gnomeEffect(gnome))),
    ),
    points(city),
  ]
  return {
    heading: yours
      ? t('bonfire-your-city')
      : t('bonfire-city-of', { name: seatName(seat, position) }),
    lines: [
      ...(own ? inHand(position, printed) : []),
      ...(tom
        ? []
        : [
            ship(city),
            goods('bonfire-tokens', city.tokens),
            goods('bonfire-resources', city.resources),
          ]),
    ],
    parts: parts.filter(({ lines }) => lines.length > 0),
  }
}

function named(id: string, lines: string[]): Part {
  return { heading: t(id), lines }
}

function inHand(position: Position, printed: Printed): string[] {
  const task = viewOf(position).decision.in_hand
  return task ? [labelled(t('bonfire-in-hand'), taskSaid(task, position, printed))] : []
}

function ship({ ship: where }: City): string {
  return said(
    where === 'dock' ? t('bonfire-ship-dock') : t('spoken-ship-at', { island: islandName(where!) }),
  )
}

function goods(id: string, owned: Record<string, number>): string {
  return said(labelled(t(id), goodsWords(owned) || t('spoken-none')))
}

function places(city: City, own: boolean, position: Position, printed: Printed): Part {
  const lines = city.places.map(({ path, portal, gap, task, lit }, index) => {
    const place = index + 1
    const walking = standing(city, `path ${place}`).map(guardianName)
    const seated = standing(city, `bonfire ${place}`).map(guardianName)
    const asked =
      task && (own && !lit ? taskSaid(task, position, printed) : said(taskWords(task, printed)))
    return said(
      labelled(t('bonfire-place', { place }), path ? pathName(path) : t('bonfire-place-no-path')),
      t(portal ? 'spoken-portal' : 'spoken-gap', { portal: portalName(gap) }),
      asked ? labelled(t(lit ? 'spoken-lit' : 'spoken-task'), asked) : t('bonfire-place-empty'),
      t('bonfire-place-seat', { points: printed.seat_points[index]! }),
      walking.length > 0 && t('spoken-on-path', { names: listed(walking) }),
      seated.length > 0 && t('spoken-at-bonfire', { names: listed(seated) }),
      city.novices[index] === 0 && t('spoken-novice'),
    )
  })
  const waiting = standing(city, 'start').map(guardianName)
  const start = waiting.length ? [said(labelled(t('bonfire-start'), listed(waiting)))] : []
  return named('spoken-places', [...lines, ...start])
}

/** The rows of the fate area from the top, each cell by its symbol or by what is printed there. */
function fateArea(city: City, printed: Printed): Part {
  const { area, gold_cells, yellow_cells } = printed.fate
  const symbols = symbolsOf(city.fate, printed)
  const among = (
    cells: readonly (readonly [number, number])[],
    column: number,
    row: number,
  ): boolean => cells.some((cell) => cell[0] === column && cell[1] === row)
  const cell = (column: number, row: number): string => {
    const symbol = symbols.get(`${column},${row}`)
    if (symbol) return t(`bonfire-symbol-${symbol}`)
    if (among(gold_cells, column, row))
      return t('spoken-cell-printed', { what: resourceName('gold') })
    if (among(yellow_cells, column, row))
      return t('spoken-cell-printed', { what: t('bonfire-token-yellow') })
    return t('spoken-cell-free')
  }
  const rows = [...new Set(area.map(([, row]) => row))].sort((one, other) => other - one)
  const lines = rows.map((row) => {
    const columns = area
      .filter((each) => each[1] === row)
      .map(([column]) => column)
      .sort((one, other) => one - other)
    const cells = columns.map((column) => `${column} ${cell(column, row)}`)
    return said(labelled(t('spoken-row', { row }), listed(cells)))
  })
  return named('spoken-fate-area', lines)
}

function fateSupply(city: City, printed: Printed): Part {
  const { supply, eighth } = city.fate
  const apart = eighth ? [said(labelled(t('spoken-eighth'), fateName(eighth, printed)))] : []
  return named('spoken-fate-supply', [
    ...supply.map((tile) => said(fateName(tile, printed))),
    ...apart,
  ])
}

function offerings({ offerings: { open, left } }: City): Part {
  const lines = open.map((resource, index) =>
    resource
      ? said(
          `${resourceName(resource)} ${t('bonfire-offerings-left', { count: left[index] ?? 0 })}`,
        )
      : said(t('bonfire-offering-none')),
  )
  return named('bonfire-offerings', lines)
}

function points({ scoring }: City): Part {
  const lines = Object.entries(scoring).map(([source, count]) =>
    said(labelled(t(`bonfire-scoring-${source.replaceAll(' ', '-')}`), count)),
  )
  return named('spoken-points-now', lines)
}
