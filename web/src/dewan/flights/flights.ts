/** What is seen to move in Dewan: each kind of event, told as flights in their order. */

import { type Director, type Flight } from '../../motion/flights'
import { FLOOD_MARKER, LAVA } from '../art/ground'
import { camp, village } from '../art/seats'
import { STORY_BACK, ticksToCome } from '../art/stories'
import { wishesOf } from '../tribe/stories'
import { keyOf, ownSeat } from '../view'
import { type EventName, type Happened, type Happening, happeningsOf } from '../wired'
import {
  TAKING,
  CARDS_APART,
  OPENING,
  PAYING,
  A_SPACE,
  LONGEST_WALK,
  LEAST_WALK,
  DROPPING,
  A_TOKEN,
  FULFILLING,
  FILLING,
  MARKER,
  STORY,
  BACK,
  BERRY,
  FISH,
  face,
  Scene,
  PILE,
  DISCARDS,
  spaceAt,
  later,
  afterPaying,
  type Telling,
} from './scene'

const TELLING: { readonly [Name in EventName]?: Telling<Name> } = {
  'take cards': (event, scene) => {
    const slots = event.slots
    event.cards.forEach((name, index) => {
      scene.toHand(event.seat, name, [`slot:${slots[index]}`], index * CARDS_APART)
    })
    scene.time.wait(TAKING)
  },
  'open card': (event, { time }) => {
    const name = event.card
    time.add({
      kind: 'travel',
      picture: face(name),
      from: PILE,
      to: [`slot:${event.slot}`],
      lands: 'appears',
      back: BACK,
      duration: OPENING,
      sound: 'card',
    })
    time.wait(OPENING / 2)
  },
  draw: (event, scene) => {
    const name = event.card ?? null
    scene.toHand(event.seat, name, PILE, 0, BACK)
    scene.time.wait(TAKING)
  },
  discard: (event, scene, index) => {
    const name = event.card
    scene.time.add(
      {
        kind: 'travel',
        picture: face(name),
        from: scene.leaves(event.seat, name),
        to: DISCARDS,
        lands: 'vanishes',
        lies: true,
        duration: PAYING,
        easing: 'ease-in-out',
        sound: 'card',
      },
      later(scene, index),
    )
    afterPaying(scene, index)
  },
  give: (event, scene, index) => {
    const name = event.card
    const from = scene.leaves(event.seat, name)
    scene.toHand(event.to, name, from, later(scene, index))
    afterPaying(scene, index)
  },
  tuck: (event, scene) => {
    const { seat } = event
    const name = event.card
    const own = seat === scene.own
    const to = scene.tribe(seat, own ? `tuck ${event.place}` : 'track')
    scene.time.add({
      kind: 'travel',
      picture: face(name),
      from: scene.leaves(seat, name),
      to,
      lands: own ? 'appears' : 'vanishes',
      lies: true,
      duration: TAKING,
      easing: 'ease-in-out',
      sound: 'card',
    })
    scene.time.wait(TAKING)
  },
  camp: (event, scene) => {
    const { seat } = event
    const space = event.space
    const route = scene.route(seat, space)
    const duration = Math.min(LONGEST_WALK, Math.max(LEAST_WALK, route.length * A_SPACE))
    const water = scene.after.spaces.some(
      ({ at, ground }) => keyOf(at) === keyOf(space) && ground === 'water',
    )
    const picture = {
      art: water ? village(seat, 0, 0, 15) : camp(seat, 0, 0, 15),
      box: '-20 -20 40 40',
    }
    const from = scene.tribe(seat, seat === scene.own ? `camp ${event.camp}` : 'track')
    const via = route.slice(0, -1).map(spaceAt)
    scene.time.add({
      kind: 'travel',
      picture,
      from,
      to: [`camp:${keyOf(space)}`, ...spaceAt(space)],
      via,
      lands: 'appears',
      lies: true,
      settles: DROPPING,
      duration,
      easing: 'ease-in-out',
      sound: 'stone',
    })
    scene.time.wait(duration)
  },
  berry: (event, scene) => {
    const zone = event.zone
    const from = [`berries:${keyOf(zone)}`, ...spaceAt(zone)]
    scene.time.add({
      kind: 'travel',
      picture: BERRY,
      from,
      to: scene.tribe(event.seat, 'berries'),
      path: 'arc',
      lands: 'counts',
      duration: A_TOKEN,
      sound: 'token',
    })
    scene.time.wait(A_TOKEN / 2)
  },
  story: (event, scene) => {
    const { seat } = event
    const place = scene.after.tribes[seat]!.stories.findIndex(({ story }) => story === event.story)
    const slot = scene.before.stories.open.indexOf(event.story) + 1
    const from =
      event.unseen || !slot ? ['story pile', 'tab:stories'] : [`open story ${slot}`, 'tab:stories']
    const back = event.unseen ? { back: { art: STORY_BACK, box: STORY } } : {}
    scene.time.add({
      kind: 'travel',
      picture: 'to',
      from,
      to: scene.tribe(seat, `story ${place}`),
      ...back,
      lands: 'appears',
      lies: !event.unseen,
      duration: TAKING,
      easing: 'ease-in-out',
      sound: 'card',
    })
    scene.time.wait(TAKING)
  },
  'open story': (event, { time }) => {
    time.add({
      kind: 'slide',
      at: [`open story ${event.slot}`, 'tab:stories'],
      duration: OPENING,
      sound: 'card',
    })
    time.wait(OPENING / 2)
  },
  fulfil: (event, scene) => {
    const { seat } = event
    const place = scene.after.tribes[seat]!.stories.findIndex(({ story }) => story === event.story)
    const tile = scene.tribe(seat, `story ${place}`)
    const at = [`${tile[0]!} svg`, ...tile] // without the words below it
    const missing = wishesOf(event.story, scene.before.tribes[seat]!.has)
    scene.time.add({ kind: 'flip', at, duration: FULFILLING - FILLING, sound: 'fire' }, FILLING)
    scene.time.add({
      kind: 'fill',
      at,
      picture: { art: ticksToCome(missing), box: STORY },
      duration: FILLING,
    })
    scene.time.wait(FULFILLING)
  },
  event: (_, { time }) => {
    time.add({ kind: 'flash', at: PILE, duration: MARKER, sound: 'fire' })
    time.wait(MARKER / 2)
  },
  lava: (event, { time }) => {
    time.add({
      kind: 'drop',
      at: spaceAt(event.space),
      picture: { art: LAVA, box: '-50 -44 100 88' },
      duration: MARKER,
      sound: 'fire',
    })
    time.wait(MARKER)
  },
  flood: (event, { time }) => {
    time.add({
      kind: 'drop',
      at: spaceAt(event.space),
      picture: { art: FLOOD_MARKER, box: '-50 -44 100 88' },
      duration: MARKER,
      sound: 'stone',
    })
    time.wait(MARKER)
  },
  'move berries': (event, { time }) => {
    const from = event.from
    for (const [zone] of event.to) {
      time.add({
        kind: 'travel',
        picture: BERRY,
        from: [`berries:${keyOf(from)}`, ...spaceAt(from)],
        to: [`berries:${keyOf(zone)}`, ...spaceAt(zone)],
        path: 'arc',
        lands: 'vanishes',
        duration: A_TOKEN,
      })
    }
    time.wait(A_TOKEN)
  },
  fish: (event, scene) => {
    const { seat } = event
    const name = event.card
    const count = event.fish
    scene.time.add({
      kind: 'travel',
      picture: face(name),
      from: scene.leaves(seat, name),
      to: DISCARDS,
      lands: 'vanishes',
      lies: true,
      duration: PAYING,
      easing: 'ease-in-out',
      sound: 'card',
    })
    scene.time.wait(PAYING / 2)
    scene.time.add({
      kind: 'travel',
      picture: FISH,
      from: PILE,
      to: scene.tribe(seat, 'fish'),
      path: 'arc',
      lands: 'counts',
      count,
      duration: A_TOKEN,
      sound: 'token',
    })
    scene.time.wait(A_TOKEN)
  },
}

/** The sheet of a phone that shows what happened; without one, the map and the cards. */
function frontOf(events: readonly Happening[], own: number): string[] {
  const shown = events.find(({ event }) => event === 'fulfil' || event === 'story')
  if (shown?.event === 'story') return ['stories']
  if (shown) return [shown.seat === own ? 'own' : `other ${shown.seat}`]
  return ['']
}

function tell<Name extends EventName>(event: Happened[Name], scene: Scene, index: number): void {
  TELLING[event.event as Name]?.(event, scene, index)
}

/** How a table of Dewan moves. */
export function directorFor(): Director {
  return {
    skin: '',
    most: 1500,
    ring: 0,
    flights(events, before, after): Flight[] {
      const happened = happeningsOf(events)
      const scene = new Scene(happened, before, after)
      happened.forEach((event, index) => tell(event, scene, index))
      return scene.time.flights
    },
    front: (events, position) => frontOf(happeningsOf(events), ownSeat(position)),
  }
}
