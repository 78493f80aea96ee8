/** How processions, the Great Bonfire, gnomes, the council and Tom are seen to move. */

import { type Spot } from '../../motion/flights'
import { gnomeCard, piece } from '../pieces/pieces'
import { hops } from './routes'
import { locationThing } from '../words/sources'
import { guardianPiece } from '../view'
import { type Happened } from '../wired'
import { A_FIELD, A_STEP, WALKING, SLIDING, CANDLE, FIELDS, type Scene, type Rows } from './scene'

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

export const middle: Rows = {
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
