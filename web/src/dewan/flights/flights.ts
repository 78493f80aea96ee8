/** What is seen to move in Dewan: each kind of event, told as flights in their order. */

import { type Director, type Drawing, type Flight, type Spot, Timeline } from '../../motion/flights'
import type { Position } from '../../wire'
import { card, CARD_BACK } from '../art/cards'
import { FLOOD_MARKER, LAVA } from '../art/ground'
import { camp, village } from '../art/seats'
import { sign } from '../art/signs'
import { STORY_BACK, ticksToCome } from '../art/stories'
import { shortestWay } from '../board/hex'
import { wishesOf } from '../tribe/stories'
import { type Place, keyOf, ownSeat, spread, type View, viewOf } from '../view'
import { type EventName, type Happened, type Happening, happeningsOf } from '../wired'

const TAKING = 320
const CARDS_APART = 60
const OPENING = 260
const PAYING = 280
const PAYMENTS_APART = 80
const A_SPACE = 120
const LONGEST_WALK = 500
const LEAST_WALK = 300
const DROPPING = 100
const A_TOKEN = 300
const FULFILLING = 400
const FILLING = 160
const MARKER = 350

const FACE = '0 0 100 140'
const STORY = '0 0 100 104'
const BACK: Drawing = { art: CARD_BACK, box: FACE }
const BERRY: Drawing = { art: sign('berry'), box: '-10 -10 20 20' }
const FISH: Drawing = { art: sign('fish'), box: '-10 -10 20 20' }

const face = (name: string): Drawing => ({ art: card(name), box: FACE })

/** The events of one change, and where what they tell of is seen. */
class Scene {
  readonly time = new Timeline()
  readonly before: View
  readonly after: View
  readonly own: number
  /** How many cards of a name have left the own hand, or come to it, so far. */
  private readonly counted = new Map<string, number>()

  constructor(
    readonly events: readonly Happening[],
    before: Position,
    after: Position,
  ) {
    this.before = viewOf(before)
    this.after = viewOf(after)
    this.own = ownSeat(after)
  }

  /** A part of a tribe's board; on a small screen, the sheet that would show it. */
  tribe(seat: number, part: string): Spot {
    const own = seat === this.own
    const board = own ? 'tribe' : `tribe:${seat}`
    return [
      `[data-at="${board}"] [data-at="${part}"]`,
      board,
      own ? 'tab:own' : `tab:other ${seat}`,
      `player:${seat}`,
    ]
  }

  private copies(view: View, name: string): number {
    const { hand, known_cards } = view.tribes[this.own]!
    return spread(hand ?? known_cards).filter((each) => each === name).length
  }

  /** The last of the like cards of a hand that is still there, then the one before it. */
  private held(seat: number, name: string | null, view: View): Spot {
    if (seat !== this.own) return this.tribe(seat, 'cards')
    if (!name) return ['hand']
    const key = `${view === this.before ? 'gone' : 'come'} ${name}`
    const counted = this.counted.get(key) ?? 0
    this.counted.set(key, counted + 1)
    return [`hand:${name} ${this.copies(view, name) - 1 - counted}`, 'hand']
  }

  /** Where a card of a hand lay. */
  leaves(seat: number, name: string): Spot {
    return this.held(seat, name, this.before)
  }

  /** Where a card lies in a hand now. */
  enters(seat: number, name: string | null): Spot {
    return this.held(seat, name, this.after)
  }

  /** A card goes to a hand, open where it can be seen there. */
  toHand(seat: number, name: string | null, from: Spot, start: number, back?: Drawing): void {
    const own = seat === this.own
    const picture = name ? face(name) : BACK
    const goal = {
      to: this.enters(seat, name),
      lands: own && name ? 'appears' : 'vanishes',
    } as const
    const turned = back && name ? { back } : {}
    this.time.add(
      {
        kind: 'travel',
        picture,
        from,
        ...goal,
        ...turned,
        lies: !back,
        duration: TAKING,
        sound: 'card',
      },
      start,
    )
  }

  /** The way of a camp from where the tribe lives. By which way others went is told to nobody, and cards often pay for
   *  several: theirs is the shortest, for the picture alone. */
  route(seat: number, space: Place): Place[] {
    const { costs = [], routes = [], target } = this.before.decision
    const found = costs.find(({ at }) => keyOf(at) === keyOf(space))?.route
    const paid = target && keyOf(target) === keyOf(space) ? routes[0]?.route : undefined
    return paid ?? found ?? shortestWay(this.before.tribes[seat]!.camps, space, this.before.spaces)
  }
}

const PILE: Spot = ['[data-at="pile"] .pile']
const DISCARDS: Spot = ['[data-at="discards"] .discards']
const spaceAt = (place: Place): Spot => [`[data-space="${keyOf(place)}"]`]

function isPayment(event: Happening): event is Happened['discard' | 'give'] {
  return event.event === 'discard' || event.event === 'give'
}

/** The cards that are paid together with this one, in the order in which they set out: gifts last. */
function paidTogether({ events }: Scene, index: number): Happening[] {
  const first = events.slice(0, index).findLastIndex((event) => !isPayment(event)) + 1
  const after = events.slice(index).findIndex((event) => !isPayment(event))
  const paid = events.slice(first, after < 0 ? undefined : index + after)
  const isGift = ({ event }: Happening): boolean => event === 'give'
  return [...paid.filter((event) => !isGift(event)), ...paid.filter(isGift)]
}

/** Cards that are paid one after the other set out so much later each. */
function later(scene: Scene, index: number): number {
  return paidTogether(scene, index).indexOf(scene.events[index]!) * PAYMENTS_APART
}

/** When the last card of a payment has arrived, the camp sets out. */
function afterPaying(scene: Scene, index: number): void {
  const next = scene.events[index + 1]
  if (next && isPayment(next)) return
  scene.time.wait((paidTogether(scene, index).length - 1) * PAYMENTS_APART + PAYING)
}

type Telling<Name extends EventName> = (event: Happened[Name], scene: Scene, index: number) => void

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
