/** The events of one change, where what they tell of is seen, and how long things take. */

import { type Spot, Timeline } from '../../motion/flights'
import type { Position } from '../../wire'
import { goodPiece } from '../words/goods'
import type { Printed } from '../printed'
import { Spots } from '../board/spots'
import { ownSeat, type View, viewOf } from '../view'
import { type EventName, type Happened, type Happening } from '../wired'

export const TOKEN = 320
export const TOKENS_APART = 40
export const A_ROUTE = 420
export const A_CELL = 60
export const SETTLING = 180
export const A_FIELD = 260
export const A_STEP = 220
export const LIGHTING = 500
export const WALKING = 600
export const SLIDING = 300
export const CANDLE = 800
export const MOST_ROUTES = 3 // whose time a voyage takes, however long
export const FIELDS = 7

/** The events of one change, and where what they tell of is seen. */
export class Scene {
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

/** How an event is seen. */
export type Telling<Name extends EventName> = (
  event: Happened[Name],
  scene: Scene,
  index: number,
) => void

/** How events are seen, by their names. */
export type Rows = { readonly [Name in EventName]?: Telling<Name> }
