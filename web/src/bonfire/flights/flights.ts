/** What is seen to move in Bonfire: each kind of event, told as flights in their order. */

import { Places } from '../../motion/anchors'
import { type Director, type Flight, type Spot, Timeline, type Via } from '../../motion/flights'
import { NOBODY } from '../../table/seats/seats'
import type { Position } from '../../wire'
import { connected, symbolsOf } from '../city/fate'
import { goodPiece } from '../words/goods'
import { fateTile, gnomeCard, piece } from '../pieces/pieces'
import type { Printed } from '../printed'
import { hops, voyage } from './routes'
import { goalOf, locationThing, pathSource, sourceOf } from '../words/sources'
import { Spots } from '../board/spots'
import { guardianPiece, isTom, type LaidTile, ownSeat, type View, viewOf } from '../view'
import { type EventName, type Happened, type Happening, happeningsOf } from '../wired'

const TOKEN = 320
const TOKENS_APART = 40
const A_ROUTE = 420
const A_CELL = 60
const SETTLING = 180
const A_FIELD = 260
const A_STEP = 220
const LIGHTING = 500
const WALKING = 600
const SLIDING = 300
const CANDLE = 800
const MOST_ROUTES = 3 // whose time a voyage takes, however long
const FIELDS = 7

/** The events of one change, and where what they tell of is seen. */
class Scene {
  readonly time = new Timeline()
  readonly spots: Spots
  readonly before: View
  readonly after: View
  readonly own: number
  /** Where the latest thing happened: gains come from there. */
  source: Spot | null = null

  constructor(
    readonly events: readonly Happening[],
    before: Position,
    after: Position,
    readonly printed: Printed,
  ) {
    this.before = viewOf(before)
    this.after = viewOf(after)
    this.own = ownSeat(after)
    this.spots = new Spots(this.own)
  }

  /** Goods fly one by one, a little apart. */
  goods(goods: unknown, add: (piece: string, good: string, later: number) => void): void {
    let count = 0
    for (const [good, number] of Object.entries(goods as Record<string, number>)) {
      for (let each = 0; each < number; each += 1)
        add(goodPiece(good), good, TOKENS_APART * count++)
    }
    this.time.wait(TOKEN + TOKENS_APART * (count - 1) - TOKEN / 4)
  }
}

type Telling<Name extends EventName> = (event: Happened[Name], scene: Scene, index: number) => void

/** A fate tile comes from its supply and is set down. One that its owner has carried to its place, where it is still
 *  seen as a ghost, is only set down: from the supply it would travel a second time. */
function laying(event: Happened['open' | 'lay'], scene: Scene): void {
  const { spots, time, before, after, printed } = scene
  const { seat } = event
  const own = seat === scene.own
  const { number, cell, direction } = event
  const tile: LaidTile = { number, cell, direction }
  const laid = spots.city(seat, `laid:${tile.number}`)
  const carried = own && new Places().find([`ghost:${tile.cell.join()} ${tile.direction}`])
  const duration = carried ? SETTLING : SLIDING + SETTLING
  if (carried) time.add({ kind: 'settle', at: laid, duration, sound: 'stone' })
  else {
    const from = spots.supply(seat, tile.number, before.cities[seat]!.fate)
    time.add({
      kind: 'travel',
      picture: fateTile(tile, printed),
      from,
      to: laid,
      lands: 'appears',
      settles: SETTLING,
      duration,
      sound: 'stone',
    })
  }
  time.wait(duration)
  const cells = connected(tile, symbolsOf(after.cities[seat]!.fate, printed))
  cells.forEach((cell, index) => {
    time.add(
      { kind: 'flash', at: spots.city(seat, `cell:${cell}`), duration: 3 * A_CELL },
      index * A_CELL,
    )
  })
  time.wait(A_CELL * cells.length)
  scene.source = own ? laid : spots.fate(seat)
}

/** All moves of a procession: each guardian hops its whole way, in the order that they set out. */
function procession(scene: Scene, index: number): void {
  if (scene.events[index - 1]?.event === 'move') return
  const { spots, time } = scene
  const rest = scene.events.slice(index)
  const end = rest.findIndex(({ event }) => event !== 'move')
  const moves = (end < 0 ? rest : rest.slice(0, end)).filter((one) => one.event === 'move')
  for (const name of new Set(moves.map(({ guardian }) => guardian))) {
    const own = moves.filter(({ guardian }) => guardian === name)
    const seat = own[0]!.seat
    const way = hops(own.map(({ from, to }) => [from, to]))
    const stop = (where: string): Spot => spots.city(seat, locationThing(where, seat === scene.own))
    time.add({
      kind: 'travel',
      picture: piece(guardianPiece(name, seat), 30, 40),
      from: spots.city(seat, `guardian:${name}`),
      to: spots.city(seat, `guardian:${name}`),
      via: way.slice(1, -1).map(stop),
      path: 'hop',
      lands: 'appears',
      lies: true,
      duration: A_STEP * Math.max(1, way.length - 1),
      easing: 'linear',
      sound: 'stone',
    })
    time.wait(A_STEP * Math.max(1, way.length - 1))
    scene.source = stop(way.at(-1)!)
  }
}

/** A novice walks to the council. Where one of its kind sits already, it only joins. */
function toCouncil(
  event: Happened['novice' | 'council novice'],
  scene: Scene,
  who: string,
  from: Spot,
  seated: number,
): void {
  scene.time.add({
    kind: 'travel',
    picture: piece(`novice-${who}`),
    from,
    to: scene.spots.council(event.space, who),
    path: 'hop',
    lands: seated > 0 ? 'vanishes' : 'appears',
    lies: true,
    duration: WALKING,
    easing: 'ease-in-out',
    sound: 'stone',
  })
  scene.time.wait(WALKING)
  scene.source = scene.spots.middle(`space:${event.space}`)
}

const TELLING: { readonly [Name in EventName]?: Telling<Name> } = {
  gain: (event, scene) => {
    const { seat } = event
    const from = sourceOf(event, scene)
    scene.goods(event.goods, (name, good, later) =>
      scene.time.add(
        {
          kind: 'travel',
          picture: piece(name),
          from,
          to: scene.spots.purse(seat, good),
          path: 'arc',
          lands: 'counts',
          duration: TOKEN,
          sound: 'token',
        },
        later,
      ),
    )
  },
  pay: (event, scene, index) => {
    const { seat } = event
    const to = goalOf(scene, index, seat)
    scene.goods(event.goods, (name, good, later) =>
      scene.time.add(
        {
          kind: 'travel',
          picture: piece(name),
          from: scene.spots.purse(seat, good),
          to,
          path: 'arc',
          lands: 'vanishes',
          duration: TOKEN,
          sound: 'token',
        },
        later,
      ),
    )
  },
  discard: (event, scene) => {
    const { seat } = event
    scene.goods(event.goods, (name, good, later) =>
      scene.time.add(
        {
          kind: 'travel',
          picture: piece(name),
          from: scene.spots.purse(seat, good),
          to: scene.spots.fate(seat),
          path: 'arc',
          lands: 'vanishes',
          duration: TOKEN,
        },
        later,
      ),
    )
  },
  score: (event, scene) => {
    const { seat } = event
    const to = scene.spots.chip(seat)
    const count = event.points
    scene.time.add({
      kind: 'travel',
      picture: piece('sign-point'),
      from: sourceOf(event, scene),
      to,
      path: 'arc',
      lands: 'counts',
      count,
      duration: TOKEN,
    })
    scene.time.wait(TOKEN / 2)
  },
  open: laying,
  lay: laying,
  path: (event, { spots, time, own }) => {
    const { seat } = event
    const known = event.from.startsWith('tile')
    const to = spots.city(seat, `path:${event.place}`)
    const picture = known ? 'from' : 'to'
    time.add({
      kind: 'travel',
      picture,
      from: spots.paths(pathSource(event)),
      to,
      lands: 'appears',
      lies: known,
      duration: SLIDING,
      sound: seat === own ? 'card' : 'stone',
    })
    time.wait(SLIDING)
  },
  'open path': (event, { spots, time }) => {
    const to = spots.paths(`tile:${event.slot}`)
    time.add({
      kind: 'travel',
      picture: 'to',
      from: spots.paths(event.from.replace(' ', ':')),
      to,
      lands: 'appears',
      duration: SLIDING,
      sound: 'card',
    })
    time.wait(SLIDING / 3)
  },
  renew: (event, { spots, time }) => {
    event.tiles.forEach((_, index) => {
      const to = spots.paths(`stack:${(index % 2) + 1}`)
      time.add(
        {
          kind: 'travel',
          picture: 'from',
          from: spots.paths(`tile:${index + 1}`),
          to,
          lands: 'vanishes',
          lies: true,
          duration: SLIDING,
        },
        index * TOKENS_APART,
      )
    })
    time.wait(SLIDING)
  },
  sail: (event, { spots, time, printed }) => {
    const ship = spots.sea(`ship:${event.seat}`)
    const way = voyage(printed.routes, event.from, event.to)
    const duration = A_ROUTE * Math.min(MOST_ROUTES, Math.max(1, way.length))
    const via: Via[] = way.map(({ route, backwards }) => ({ along: [`route:${route}`], backwards }))
    time.add({
      kind: 'travel',
      picture: 'to',
      from: ship,
      to: ship,
      via,
      lands: 'appears',
      lies: true,
      duration,
      easing: 'ease-in-out',
      sound: 'ship',
    })
    time.wait(duration)
  },
  'take task': (event, scene, index) => {
    const { spots, time, own } = scene
    const { seat } = event
    const laid = scene.events
      .slice(index)
      .filter((next) => next.event === 'lay task')
      .find(({ task }) => task === event.task)
    const hand = seat === own ? spots.city(seat, 'hand') : spots.panel(seat)
    const to = laid ? spots.city(seat, `place:${laid.place}`) : hand
    time.add({
      kind: 'travel',
      picture: 'from',
      from: spots.sea(`task:${event.task}`),
      to,
      lands: laid || seat === own ? 'appears' : 'vanishes',
      lies: true,
      duration: WALKING / 1.5,
      easing: 'ease-in-out',
      sound: 'card',
    })
    time.wait(WALKING / 2)
  },
  'lay task': (event, scene, index) => {
    const { spots, time, own } = scene
    const { seat } = event
    if (
      scene.events
        .slice(0, index)
        .some((past) => past.event === 'take task' && past.task === event.task)
    )
      return
    const from = seat === own ? spots.city(seat, 'hand') : spots.panel(seat)
    time.add({
      kind: 'travel',
      picture: 'to',
      from,
      to: spots.city(seat, `place:${event.place}`),
      lands: 'appears',
      duration: SLIDING,
      sound: 'card',
    })
    time.wait(SLIDING)
  },
  offer: (event, { spots, time, after, own }) => {
    const { seat } = event
    const island = event.island
    const count = after.islands.find(({ name }) => name === island)?.offerings?.[seat] ?? 1
    const from =
      seat === own ? [`offering:${event.stack}`, ...spots.panel(seat)] : spots.panel(seat)
    const to = [`offered:${island}:${seat} ${count - 1}`, ...spots.sea(`island:${island}`)]
    time.add({
      kind: 'travel',
      picture: piece(`offering-${seat}`),
      from,
      to,
      path: 'arc',
      lands: 'appears',
      duration: TOKEN,
      sound: 'token',
    })
    time.wait(TOKEN / 2)
  },
  'open offering': (event, { spots, time, own }) => {
    if (event.seat !== own) return
    time.add({
      kind: 'flip',
      at: [`offering:${event.stack}`, ...spots.panel(own)],
      duration: SLIDING,
    })
  },
  light: (event, scene, index) => {
    const { seat } = event
    const burns = scene.events.slice(0, index).some((past) => past.event === 'lay task') // Tom's tasks burn at once
    const at = scene.spots.city(seat, `place:${event.place}`)
    scene.time.add({
      kind: burns && isTom(scene.after.cities[seat]!) ? 'flash' : 'flip',
      at,
      duration: LIGHTING,
      sound: 'fire',
    })
    scene.time.wait(LIGHTING)
    scene.source = at
  },
  guardian: (event, { spots, time }) => {
    const { seat } = event
    const name = event.guardian
    const to = spots.city(seat, `guardian:${name}`)
    time.add({
      kind: 'travel',
      picture: piece(`guardian-${name}`, 30, 40),
      from: spots.sea(`island:${name}`),
      to,
      path: 'arc',
      lands: 'appears',
      duration: WALKING,
      easing: 'ease-in-out',
      sound: 'stone',
    })
    time.wait(WALKING)
  },
  move: (_, scene, index) => procession(scene, index),
  'turn wheel': (event, scene) => {
    const fields = (event.to - event.from + FIELDS) % FIELDS
    scene.time.wait(Math.max(0, fields * A_FIELD - scene.time.clock))
    scene.source = scene.spots.middle(`field:${event.to}`)
    scene.time.add({ kind: 'flash', at: scene.source, duration: SLIDING, sound: 'fire' })
  },
  portal: (event, { spots, time }) => {
    const { seat } = event
    const to = spots.city(seat, `gap:${event.place}`)
    time.add({
      kind: 'travel',
      picture: piece(`portal-${event.portal}`),
      from: spots.middle(`field:${event.field}`),
      to,
      lands: 'appears',
      duration: SLIDING,
      sound: 'stone',
    })
    time.wait(SLIDING)
  },
  recruit: (event, { spots, time }) => {
    const gnome = event.gnome
    time.add({
      kind: 'travel',
      picture: 'from',
      from: spots.gnomes(`gnome:${gnome}`),
      to: spots.gnome(event.seat, gnome),
      lands: 'appears',
      lies: true,
      duration: SLIDING,
      sound: 'card',
    })
    time.wait(SLIDING)
  },
  'open gnome': (event, { spots, time }) => {
    time.add({
      kind: 'slide',
      at: spots.gnomes(`gnome:${event.gnome}`),
      duration: SLIDING,
      sound: 'card',
    })
    time.wait(SLIDING / 2)
  },
  fulfil: (event, { spots, time }) => {
    time.add({
      kind: 'flash',
      at: spots.paths(`council-task:${event.council_task}`),
      duration: SLIDING,
    })
  },
  novice: (event, scene) => {
    const { seat } = event
    const seated = scene.before.cities[seat]!.novices.filter(
      (space) => space === event.space,
    ).length
    const from = scene.spots.city(
      seat,
      seat === scene.own ? `novice:${event.place}` : `place:${event.place}`,
    )
    toCouncil(event, scene, String(seat), from, seated)
  },
  'council novice': (event, scene) => {
    const there = Object.values(scene.before.council.council_novices).filter(
      ({ space }) => space === event.space,
    )
    toCouncil(
      event,
      scene,
      'council',
      scene.spots.paths(`council-task:${event.council_task}`),
      there.length,
    )
  },
  bonus: (event, { spots, time }) => {
    time.add({ kind: 'flash', at: spots.middle(`space:${event.bonus}`), duration: SLIDING })
    time.wait(SLIDING / 2)
  },
  countdown: (_, { time }) =>
    time.add({ kind: 'flash', at: ['countdown:'], duration: CANDLE, sound: 'fire' }),
  'countdown round': (event, { time, before: { countdown } }) => {
    if (countdown) time.add({ kind: 'burn', at: [`candle:${countdown}`], duration: CANDLE })
    time.add({
      kind: 'flash',
      at: [`candle:${event.round}`, 'countdown:'],
      duration: CANDLE,
      sound: 'fire',
    })
  },
  pass: (event, { spots, time }) =>
    time.add({ kind: 'flash', at: spots.chip(event.seat), duration: SLIDING }),
  "Tom's card": (event, { spots, time }) => {
    const panel = spots.panel(event.seat)
    const card = piece(`tom-${event.card}`, 24, 32)
    time.add({
      kind: 'travel',
      picture: card,
      from: [`card:${event.card}`, ...panel],
      to: panel,
      lands: 'vanishes',
      lies: true,
      duration: WALKING,
      sound: 'card',
    })
    time.wait(SLIDING)
  },
  'turn over': (event, { spots, time, printed }) => {
    const card = gnomeCard(event.gnome, printed)
    time.add({
      kind: 'travel',
      picture: card,
      from: spots.gnomes('display:gnomes'),
      to: spots.panel(event.seat),
      path: 'arc',
      lands: 'vanishes',
      duration: WALKING,
      sound: 'card',
    })
    time.wait(SLIDING)
  },
}

/** Where others are seen to do something, if not in their cities. */
const SEEN_AT: { readonly [Name in EventName]?: string[] } = {
  sail: ['sea'],
  'take task': ['sea'],
  offer: ['sea'],
  guardian: ['sea'],
  'turn wheel': ['bonfire'],
  recruit: ['bonfire', 'gnomes'],
  novice: ['bonfire', 'paths'],
  'council novice': ['bonfire', 'paths'],
}

/** What leads to no page by itself: prices, and what the table does. */
const ASIDE: readonly EventName[] = [
  'pay',
  'discard',
  'turn',
  'round',
  'over',
  'countdown round',
  'open path',
  'open gnome',
  'open offering',
]

/** The page of a phone that shows what happened: where it is for everybody, or the city of whoever did it. */
function frontOf(events: readonly Happening[], own: number): string[] | undefined {
  const shared = events.map(({ event }) => SEEN_AT[event]).find(Boolean)
  if (shared) return shared
  const deed = events.find(({ event, seat }) => seat !== NOBODY && !ASIDE.includes(event))
  return deed && [deed.seat === own ? 'city' : 'others']
}

function tell<Name extends EventName>(event: Happened[Name], scene: Scene, index: number): void {
  TELLING[event.event as Name]?.(event, scene, index)
}

/** How a table whose pieces show this moves. */
export function directorFor(printed: Printed): Director {
  return {
    skin: 'bonfire',
    most: 2500,
    ring: 2000,
    flights(events, before, after): Flight[] {
      const happened = happeningsOf(events)
      const scene = new Scene(happened, before, after, printed)
      happened.forEach((event, index) => tell(event, scene, index))
      return scene.time.flights
    },
    front: (events, position) => frontOf(happeningsOf(events), ownSeat(position)),
  }
}
