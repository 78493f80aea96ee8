/** The events of one change of Dewan, where what they tell of is seen, and how long things take. */

import { type Drawing, type Spot, Timeline } from '../../motion/flights'
import type { Position } from '../../wire'
import { card, CARD_BACK } from '../art/cards'
import { sign } from '../art/signs'
import { shortestWay } from '../board/hex'
import { type Place, keyOf, ownSeat, spread, type View, viewOf } from '../view'
import { type EventName, type Happened, type Happening } from '../wired'

export const TAKING = 320
export const CARDS_APART = 60
export const OPENING = 260
export const PAYING = 280
export const PAYMENTS_APART = 80
export const A_SPACE = 120
export const LONGEST_WALK = 500
export const LEAST_WALK = 300
export const DROPPING = 100
export const A_TOKEN = 300
export const FULFILLING = 400
export const FILLING = 160
export const MARKER = 350

export const FACE = '0 0 100 140'
export const STORY = '0 0 100 104'
export const BACK: Drawing = { art: CARD_BACK, box: FACE }
export const BERRY: Drawing = { art: sign('berry'), box: '-10 -10 20 20' }
export const FISH: Drawing = { art: sign('fish'), box: '-10 -10 20 20' }

export const face = (name: string): Drawing => ({ art: card(name), box: FACE })

/** The events of one change, and where what they tell of is seen. */
export class Scene {
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

export const PILE: Spot = ['[data-at="pile"] .pile']
export const DISCARDS: Spot = ['[data-at="discards"] .discards']
export const spaceAt = (place: Place): Spot => [`[data-space="${keyOf(place)}"]`]

export function isPayment(event: Happening): event is Happened['discard' | 'give'] {
  return event.event === 'discard' || event.event === 'give'
}

/** The cards that are paid together with this one, in the order in which they set out: gifts last. */
export function paidTogether({ events }: Scene, index: number): Happening[] {
  const first = events.slice(0, index).findLastIndex((event) => !isPayment(event)) + 1
  const after = events.slice(index).findIndex((event) => !isPayment(event))
  const paid = events.slice(first, after < 0 ? undefined : index + after)
  const isGift = ({ event }: Happening): boolean => event === 'give'
  return [...paid.filter((event) => !isGift(event)), ...paid.filter(isGift)]
}

/** Cards that are paid one after the other set out so much later each. */
export function later(scene: Scene, index: number): number {
  return paidTogether(scene, index).indexOf(scene.events[index]!) * PAYMENTS_APART
}

/** When the last card of a payment has arrived, the camp sets out. */
export function afterPaying(scene: Scene, index: number): void {
  const next = scene.events[index + 1]
  if (next && isPayment(next)) return
  scene.time.wait((paidTogether(scene, index).length - 1) * PAYMENTS_APART + PAYING)
}

/** How an event is seen. */
export type Telling<Name extends EventName> = (
  event: Happened[Name],
  scene: Scene,
  index: number,
) => void
