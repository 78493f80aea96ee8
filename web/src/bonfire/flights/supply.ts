/** How tokens, resources and points, fate tiles and path tiles are seen to move. */

import { Places } from '../../motion/anchors'
import { connected, symbolsOf } from '../city/fate'
import { fateTile, piece } from '../pieces/pieces'
import { goalOf, pathSource, sourceOf } from '../words/sources'
import { type LaidTile } from '../view'
import { type Happened } from '../wired'
import { TOKEN, TOKENS_APART, A_CELL, SETTLING, SLIDING, type Scene, type Rows } from './scene'

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

export const supply: Rows = {
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
}
