/** How ships, tasks, offerings and guardians are seen to move. */

import { type Via } from '../../motion/flights'
import { piece } from '../pieces/pieces'
import { voyage } from './routes'
import { isTom } from '../view'
import { TOKEN, A_ROUTE, LIGHTING, WALKING, SLIDING, MOST_ROUTES, type Rows } from './scene'

export const sea: Rows = {
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
}
