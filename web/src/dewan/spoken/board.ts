/** Dewan's table in words: the own tribe, the map zone by zone, the row, the stories, the other tribes. */

import { landName } from '../art/land'
import { isTerrain } from '../art/shapes'
import { neighbour, STEPS, type Zone, zonesOf } from '../board/hex'
import {
  cardName,
  list,
  placeName,
  storyName,
  storyWorth,
  symbolName,
  terrainName,
} from '../words/names'
import type { Printed } from '../printed'
import { lackOf } from '../tribe/stories'
import { lackWords } from '../words/story'
import {
  keyOf,
  nameOf,
  ownSeat,
  type Place,
  type Space,
  spread,
  sum,
  type View,
  viewOf,
} from '../view'
import { zoneWords } from '../words/words'
import { NOBODY } from '../../table/seats/seats'
import { sideName, sidesOf } from '../../table/seats/sides'
import { t } from '../../i18n'
import type { Position } from '../../wire'
import { type Part, said } from '../../spoken/parts'
import { tribePart } from './tribe'

export function readBoard(position: Position, printed: Printed): Part[] {
  const view = viewOf(position)
  const own = ownSeat(position)
  const others = view.tribes.map((_, seat) => seat).filter((seat) => seat !== own)
  return [
    now(position),
    tribePart(own, position, printed),
    map(position),
    row(view),
    stories(position, printed),
    ...others.map((seat) => tribePart(seat, position, printed)),
  ]
}

function now(position: Position): Part {
  const view = viewOf(position)
  const points = sidesOf(position).map((side) =>
    said(
      t('dewan-score-line', {
        name: sideName(position.seats, side),
        total: t('dewan-score-total', { points: position.scores[side[0]!] ?? 0 }),
      }),
    ),
  )
  return {
    heading: t('spoken-now'),
    lines: [
      ...(view.last_round ? [said(t('spoken-last-round'))] : []),
      said(t('dewan-tribe-first', { name: nameOf(position, 0) })),
    ],
    parts: [{ heading: t('dewan-score-heading'), lines: points }],
  }
}

function landWords(space: Space): string {
  const land = landName(space)
  return isTerrain(land) ? terrainName(land) : t(`dewan-space-${land}`)
}

/** A zone by its land and its first space. */
function zoneName({ spaces }: Zone, view: View): string {
  return t('spoken-zone', { land: landWords(spaces[0]!), place: placeName(spaces[0]!.at, view) })
}

function map(position: Position): Part {
  const view = viewOf(position)
  const zones = zonesOf(view.spaces)
  const within = new Map(
    zones.flatMap((zone) => zone.spaces.map(({ at }) => [keyOf(at), zone] as const)),
  )
  return {
    heading: t('dewan-map'),
    lines: zones.map((zone) => zoneSaid(zone, within, position)),
    parts: [
      {
        heading: t('spoken-symbols'),
        lines: view.symbols.map((symbol) => symbolSaid(symbol, view)),
      },
    ].filter(({ lines }) => lines.length > 0),
  }
}

function zoneSaid(zone: Zone, within: Map<string, Zone>, position: Position): string {
  const view = viewOf(position)
  const beside = new Set(
    zone.spaces
      .flatMap(({ at }) => STEPS.map((_, side) => within.get(keyOf(neighbour(at, side)))))
      .filter((other): other is Zone => other !== undefined && other !== zone),
  )
  const camps = zone.spaces
    .filter(({ camp }) => camp !== NOBODY)
    .map((space) => campSaid(space, position))
  const places = zone.spaces.map(({ at }) => placeName(at, view))
  return said(
    zoneWords(view, zone.spaces[0]!.at) || zoneName(zone, view),
    zone.spaces.length > 1 || zone.spaces[0]!.zone
      ? t('spoken-spaces', { count: places.length, places: places.join('; ') })
      : '',
    ...camps,
    beside.size > 0 &&
      t('spoken-beside', { zones: list([...beside].map((other) => zoneName(other, view))) }),
  )
}

function campSaid({ at, camp, ground }: Space, position: Position): string {
  const id = ground === 'centre' ? 'initial' : ground === 'water' ? 'village' : 'camp'
  const words = t(`dewan-space-${id}`, { name: nameOf(position, camp) })
  return `${words.replace(/\.$/, '')} (${placeName(at, viewOf(position))})`
}

function symbolSaid([symbol, one, other]: [string, Place, Place], view: View): string {
  return said(
    t('spoken-symbol', {
      symbol: symbolName(symbol),
      one: placeName(one, view),
      other: placeName(other, view),
    }),
  )
}

function row(view: View): Part {
  const slots = view.row.map((card) => said(card ? cardName(card) : t('dewan-gap')))
  const pile = sum(view.pile)
  const event = view.reserve
    ? [
        t(`dewan-left-${view.scenario}`, { count: pile }),
        t('dewan-reserve', { count: sum(view.reserve) }),
        view.scenario === 'lake-villages'
          ? t('dewan-fish-left', { count: view.fish ?? 0 })
          : t('dewan-markers-left', { count: view.markers ?? 0 }),
      ]
    : []
  const discards = Object.entries(view.discards).map(([card, count]) =>
    count > 1 ? `${count} × ${cardName(card)}` : cardName(card),
  )
  return {
    heading: t('dewan-row'),
    lines: slots,
    parts: [
      {
        heading: t('spoken-piles'),
        lines: [
          said(t('dewan-pile-words', { count: pile }), ...event),
          said(
            t('dewan-discards-words', { count: spread(view.discards).length }),
            discards.join(t('dewan-list-separator')),
          ),
        ],
      },
    ],
  }
}

function stories(position: Position, printed: Printed): Part {
  const view = viewOf(position)
  const has = view.tribes[ownSeat(position)]?.has ?? {}
  const open = view.stories.open.map((story) => {
    if (!story) return said(t('dewan-empty-place'))
    const missing = lackOf(story, has)
    return said(
      t('dewan-story-tile', { story: storyName(story), worth: storyWorth(story, printed) }),
      missing.length
        ? t('dewan-lacking', { lack: lackWords(missing) })
        : t('dewan-lacking-nothing'),
    )
  })
  return {
    heading: t('dewan-stories'),
    lines: [...open, said(t('dewan-story-pile', { count: view.stories.unseen.length }))],
  }
}
