/** Between the socket and the board: shows one position after the other, with what moves between
 *  them. The own moves are shown at once; others' wait for each other, but never for long. */

import { flushSync } from 'svelte'
import { settings } from '../settings.svelte'
import type { Position } from '../wire'
import { Places } from './anchors'
import { type Director, endOf, type Flight } from './flights'
import { Marks } from './marks'
import { Play } from './play'
import { sounds } from './sounds'

const MOST_WAITING = 4 // positions; with more, those in between are passed over
const LEAST_TIME = 120 // milliseconds in which something can be seen to move
const MOST_MISSED = 40

interface Entry {
  position: Position
  before: Position | null
}

/** Whether the one who looks on here has made the change after this position. */
export function isOwn(before: Position | null): boolean {
  return before !== null && before.yours.includes(before.toMove)
}

function joins({ position, before }: Entry): boolean {
  if (!before || position.undone || position.seat !== before.seat) return false
  return before.logLength + position.events.length === position.logLength
}

/** Scrolls to where something is seen to happen. */
function reveal(flights: readonly Flight[]): void {
  flushSync() // the page that shows it may have been turned to just now
  const places = new Places()
  flights.find((flight) => (flight.kind === 'travel' ? [flight.to, flight.from] : [flight.at]).some((spot) => places.reveal(spot)))
}

export class Stage {
  /** What the board shows. */
  shown = $state.raw<Position | null>(null)
  /** Somebody looks back: what arrives meanwhile is shown later. */
  looksBack = $state(false)
  /** Something is on its way. */
  busy = $state(false)
  /** For tests: how much has flown, and the places that flights did not find. */
  flown = $state(0)
  missed = $state.raw<string[]>([])
  layer: HTMLElement | null = null
  director: Director | null = null
  private queue: Entry[] = []
  private latest: Position | null = null
  private play: Play | null = null
  private spent = { turn: '', time: 0 }
  private readonly marks = new Marks()

  /** `passed` hears of every position in order, also of those that are passed over. */
  constructor(private readonly passed: (position: Position) => void) {}

  /** Takes a position that has arrived. */
  take(position: Position, before: Position | null): void {
    const entry = { position, before }
    if (!this.looksBack && (isOwn(before) || !this.travels(entry))) this.skip()
    this.latest = position
    this.queue.push(entry)
    if (this.looksBack) return
    while (this.queue.length > MOST_WAITING) this.show(this.queue.shift()!.position)
    this.next()
  }

  /** Everything that is on its way arrives now. Whether there was anything. */
  skip(): boolean {
    const busy = this.play !== null || this.queue.length > 0
    this.stop()
    if (this.looksBack) return busy
    for (const { position } of this.queue.splice(0)) this.show(position)
    return busy
  }

  /** The board is laid out otherwise: what is marked is no longer where it was. */
  moved(): void {
    this.skip()
    this.marks.clear()
  }

  /** Whether the board shows less than has happened. */
  get isBehind(): boolean {
    return this.queue.length > 0 && !this.looksBack
  }

  /** Shows a position of the past, with what led to it where it is told, in this time at most. */
  async replay(position: Position, before: Position | null, most = Infinity): Promise<void> {
    this.stop()
    if (before) await this.perform({ position, before }, most, false)
    else this.shown = position
  }

  /** Back to the present. */
  present(): void {
    this.looksBack = false
    this.stop()
    this.marks.clear()
    for (const { position } of this.queue.splice(0)) this.passed(position)
    this.shown = this.latest
  }

  private stop(): void {
    this.play?.finish()
    this.play = null
    this.busy = false
  }

  private show(position: Position): void {
    this.passed(position)
    this.shown = position
  }

  private next(): void {
    while (!this.play && !this.looksBack) {
      const entry = this.queue.shift()
      if (!entry) return
      const left = this.timeLeft(entry)
      this.passed(entry.position)
      void this.perform(entry, left, true).then(() => this.next())
    }
  }

  /** How much of the time for a turn of others is left; own turns have all the time. */
  private timeLeft({ before }: Entry): number {
    if (!this.director || !before || isOwn(before)) return Infinity
    const turn = `${before.toMove} ${String(before.view.turn)} ${String(before.view.round)}`
    if (this.spent.turn !== turn) this.spent = { turn, time: 0 }
    return this.director.most - this.spent.time
  }

  private travels(entry: Entry): boolean {
    return joins(entry) && !document.hidden && !settings.still
  }

  private flightsOf({ position, before }: Entry): Flight[] {
    if (!this.director || !before || !this.layer) return []
    return this.director.flights(position.events, before, position)
  }

  /** Shows a position with what moves; resolves when everything has landed. */
  private async perform(entry: Entry, left: number, heard: boolean): Promise<void> {
    this.marks.clear()
    const { position } = entry
    const flights = joins(entry) && !document.hidden ? this.flightsOf(entry) : []
    const layer = this.layer
    if (this.looksBack && flights.length) reveal(flights)
    if (heard) this.announce(entry)
    if (!layer || !flights.length || settings.still || left < LEAST_TIME) {
      flushSync(() => (this.shown = position))
      if (layer && settings.still) this.marks.show(layer, flights, this.director!.ring)
      return
    }
    const time = endOf(flights)
    const pace = Math.max(1, time / left)
    this.spent.time += time / pace
    const play = new Play(layer, flights, pace)
    this.play = play
    this.busy = true
    flushSync(() => (this.shown = position))
    const landed = play.begin()
    this.flown += play.flown
    if (play.missed.length) this.missed = [...this.missed, ...play.missed].slice(-MOST_MISSED)
    await landed
    if (this.play !== play) return
    this.play = null
    this.busy = false
  }

  /** The sound of one's turn, and of the end. */
  private announce({ position, before }: Entry): void {
    if (!before) return
    if (position.over && !before.over) sounds.play('end')
    else if (position.choices.length && !isOwn(before) && position.version !== before.version) sounds.play('turn')
  }
}
