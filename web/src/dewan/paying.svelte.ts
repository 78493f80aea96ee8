/** Paying for a camp: the routes there are, which of them is looked at, and paying for it as shown. */

import { NOBODY } from '../table/seats/seats'
import type { Option, Position } from '../wire'
import { keyOf, takeOut, viewOf, type Decision, type Payment, type Route } from './view'
import { choiceOf } from './wired'

export class Paying {
  private looked = $state('')
  /** The fare that is being paid card by card, and the version of the last position answered. */
  private fare: Payment[] | null = null
  private answered = -1
  private readonly position: () => Position
  private readonly choose: (choice: number) => void

  constructor(position: () => Position, choose: (choice: number) => void) {
    this.position = position
    this.choose = choose
  }

  private get decision(): Decision {
    return viewOf(this.position()).decision
  }

  get under(): boolean {
    return this.routes.length > 0 && this.position().choices.length > 0
  }

  get routes(): Route[] {
    return this.decision.routes ?? []
  }

  /** The number of the route that is looked at; it stays the same one while cards are paid. */
  get number(): number {
    const found = this.routes.findIndex((way) => name(way) === this.looked)
    return Math.max(0, found)
  }

  get way(): Route | undefined {
    return this.routes[this.number]
  }

  /** Look at the next route, or the one before. */
  turn(by: number): void {
    const { length } = this.routes
    this.looked = name(this.routes[(this.number + by + length) % length]!)
  }

  /** Pay for the route with the cards shown. */
  payAsShown(): void {
    this.fare = this.way?.fare ?? null
    this.goOn()
  }

  /** The next card of the fare, once for each position. */
  goOn(): void {
    const { choices, held, version } = this.position()
    if (typeof held === 'number') this.fare = null // the last card waits to be confirmed
    if (!this.fare || version === this.answered) return
    const left = this.left(this.fare)
    const next = choices.find((option) => this.goesOn(option, left))
    if (this.under && next) {
      this.answered = version
      this.choose(next.choice)
    } else this.fare = null
  }

  private goesOn(option: Option, left: Payment[]): boolean {
    const { kind, args } = choiceOf(option)
    if (kind === 'pay') return args.cards === this.decision.size
    if (kind === 'discard') return takeOut({ card: args.card, to: NOBODY }, [...left])
    return kind === 'give' && takeOut({ card: args.card, to: args.seat }, [...left])
  }

  private left(fare: Payment[]): Payment[] {
    const left = [...fare]
    for (const payment of this.decision.paid ?? []) takeOut(payment, left)
    return left
  }
}

function name({ route }: Route): string {
  return route.map(keyOf).join(' ')
}
