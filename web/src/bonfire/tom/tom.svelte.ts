/** A solo game beside the printed one: Tom's deck, what happens with his cards, his points, the council. */

import type { CompanionTom, TomCard } from '../../wire'
import { shuffled } from './chance'
import { recall, remember } from '../../companion/kept'

/** What may happen with a card beside its steps, and is counted by itself. */
export type Extra = 'instead' | 'novice' | 'council'

/** One moment of a game. */
interface Moment {
  readonly handicap: number
  readonly deck: readonly number[] // the cards of all passes so far, as they come
  readonly turned: number // so many of them have been turned over
  readonly open: boolean // the last of these is being carried out
  readonly resource: string // of the gnome turned over for it
  readonly done: readonly number[] // its steps
  readonly extras: readonly Extra[]
  readonly points: number // Tom's, the head start aside
  readonly council: number // novices in it
  readonly countdown: number | null // so many cards had been turned over when it began
}

const KEPT = 'tom'
const STEPS_BACK = 60

export class TomGame {
  private moments = $state.raw<readonly Moment[]>(recall<Moment[]>(KEPT) ?? []) // the latest last

  constructor(private readonly told: () => CompanionTom) {}

  private get facts(): CompanionTom {
    return this.told()
  }

  get now(): Moment | null {
    return this.moments.at(-1) ?? null
  }

  get canUndo(): boolean {
    return this.moments.length > 1
  }

  get card(): TomCard | null {
    const { now, facts } = this
    return now?.open ? (facts.cards[now.deck[now.turned - 1]!] ?? null) : null
  }

  /** The cards that this pass still holds, in the order of the box. */
  get toCome(): TomCard[] {
    const { now, facts } = this
    if (!now) return []
    const left = now.deck.slice(now.turned)
    return facts.cards.filter((_, number) => left.includes(number))
  }

  /** The number of the card that ends the game: the last of all, or that of the last countdown round. */
  get last(): number {
    const whole = this.facts.passes * this.facts.cards.length
    const countdown = this.now?.countdown ?? null
    return countdown === null ? whole : Math.min(whole, countdown + this.facts.rounds)
  }

  get over(): boolean {
    return this.now !== null && !this.now.open && this.now.turned >= this.last
  }

  /** The round of the countdown that the human's next or present turn belongs to; 0 before. */
  get round(): number {
    const { now } = this
    if (now?.countdown == null) return 0
    const begun = now.open ? now.turned - 1 : now.turned
    return Math.min(this.facts.rounds, now.countdown + this.facts.rounds - begun)
  }

  /** What Tom begins with, or if it is negative, the human. */
  begin(handicap: number): void {
    this.moments = []
    this.add({
      handicap,
      deck: this.pass(),
      turned: 0,
      open: false,
      resource: '',
      done: [],
      extras: [],
      points: 0,
      council: 0,
      countdown: null,
    })
  }

  end(): void {
    this.moments = []
    remember(KEPT, [])
  }

  turnOver(): void {
    const { now } = this
    if (!now || now.open || this.over) return
    const deck = now.turned < now.deck.length ? now.deck : [...now.deck, ...this.pass()]
    this.add({
      ...now,
      deck,
      turned: now.turned + 1,
      open: true,
      resource: '',
      done: [],
      extras: [],
    })
  }

  finishCard(): void {
    if (this.now?.open) this.add({ ...this.now, open: false })
  }

  show(resource: string): void {
    if (this.now)
      this.add({ ...this.now, resource: this.now.resource === resource ? '' : resource })
  }

  tick(step: number): void {
    const { now } = this
    if (!now) return
    const done = now.done.includes(step)
      ? now.done.filter((other) => other !== step)
      : [...now.done, step]
    this.add({ ...now, done })
  }

  /** Something has happened after all, or has not. */
  switchExtra(extra: Extra): void {
    const { now } = this
    if (!now) return
    const had = now.extras.includes(extra)
    const extras = had ? now.extras.filter((other) => other !== extra) : [...now.extras, extra]
    const sign = had ? -1 : 1
    const points = now.points + sign * (extra === 'instead' ? this.facts.instead : 1)
    const council = now.council + (extra === 'instead' ? 0 : sign)
    this.add(this.counted({ ...now, extras, points }, council))
  }

  score(points: number): void {
    const { now } = this
    if (now && now.points + points >= 0) this.add({ ...now, points: now.points + points })
  }

  seat(novices: number): void {
    const { now } = this
    if (now && now.council + novices >= 0) this.add(this.counted(now, now.council + novices))
  }

  /** A step back; the cards stay in their order, so that nobody gets another one. */
  undo(): void {
    const [before, now] = this.moments.slice(-2)
    if (!before || !now) return
    this.moments = [...this.moments.slice(0, -2), { ...before, deck: now.deck }]
    remember(KEPT, this.moments)
  }

  private counted(moment: Moment, council: number): Moment {
    const begun = council >= this.facts.countdown ? (moment.countdown ?? moment.turned) : null
    return { ...moment, council: Math.max(0, council), countdown: begun }
  }

  private pass(): number[] {
    return shuffled(this.facts.cards.map((_, number) => number))
  }

  private add(moment: Moment): void {
    this.moments = [...this.moments, moment].slice(-STEPS_BACK)
    remember(KEPT, this.moments)
  }
}
