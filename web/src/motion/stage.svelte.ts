/** Between the socket and the board: shows one position after the other, with what moves between
 *  them. The own moves are shown at once; others' wait for each other, but never for long. */

import { flushSync } from 'svelte'
import { settings } from '../settings.svelte'
import type { Position } from '../wire'
import { Places } from './anchors'
import { type Beat, Captions, type Entry, isOwn, mostWaiting } from './captions.svelte'
import { type Director, endOf, type Flight } from './flights'
import { Marks } from './marks'
import { Play } from './play'
import { sounds } from './sounds'

const LEAST_TIME = 120 // milliseconds in which something can be seen to move
const MOST_MISSED = 40

function joins({ position, before }: Entry): boolean {
  if (!before || position.undone || position.seat !== before.seat) return false
  return before.logLength + position.events.length === position.logLength
}

/** Scrolls to where something is seen to happen. */
function reveal(flights: readonly Flight[]): void {
  if (!flights.length) return
  flushSync() // the page that shows it may have been turned to just now
  const places = new Places()
  flights.find((flight) =>
    (flight.kind === 'travel' ? [flight.to, flight.from] : [flight.at]).some((spot) =>
      places.reveal(spot),
    ),
  )
}

function allOf({ position }: Entry): Beat {
  return { events: position.events, line: null }
}

/** A part of a change with what moves in it. */
interface Scene {
  beat: Beat
  flights: Flight[]
  play: Play | null // none where nothing travels
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
  readonly captions = new Captions()
  private queue: Entry[] = []
  private latest: Position | null = null
  private play: Play | null = null
  private spent = { turn: '', time: 0 }
  private readonly marks = new Marks()
  private scenes: Scene[] = [] // of the position that is shown, those to come
  private run = 0 // counts what has been cut short
  private isRunning = false

  /** `passed` hears of every position in order, also of those that are passed over. */
  constructor(private readonly passed: (position: Position) => void) {}

  /** Takes a position that has arrived. */
  take(position: Position, before: Position | null): void {
    const entry = { position, before }
    const crowded = this.queue.length >= mostWaiting()
    if (!this.looksBack && (isOwn(before) || crowded || !this.isFollowed(entry))) this.skip()
    this.latest = position
    this.queue.push(entry)
    if (!this.looksBack) void this.goOn()
  }

  /** Everything that is on its way arrives now. Whether there was anything. */
  skip(): boolean {
    const busy = this.play !== null || this.queue.length > 0 || this.captions.shown !== null
    this.stop()
    if (this.looksBack) return busy
    for (const { position } of this.queue.splice(0)) this.show(position)
    return busy
  }

  /** The line that is told has been read, and what it is about arrives: the next one. */
  next = (): void => {
    this.play?.finish()
    this.captions.hurry()
  }

  /** The board is laid out otherwise: what is marked is no longer where it was. */
  moved(): void {
    this.skip()
    this.marks.clear()
  }

  /** Whether the board shows less than has happened. */
  get isBehind(): boolean {
    return (this.queue.length > 0 || this.scenes.length > 0) && !this.looksBack
  }

  /** The pages of the board that show what is being told; an empty list where any will do. */
  get front(): string[] | undefined {
    const { shown } = this.captions
    return shown && this.latest
      ? (this.director?.front(shown.events, this.latest) ?? [])
      : undefined
  }

  /** Shows a position of the past, with what led to it where it is told, in this time at most. */
  async replay(position: Position, before: Position | null, most = Infinity): Promise<void> {
    this.stop()
    const entry = { position, before }
    if (before) await this.perform(entry, [allOf(entry)], most, false)
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
    this.run += 1
    this.isRunning = false
    this.play?.finish()
    this.play = null
    this.busy = false
    for (const { play } of this.scenes.splice(0)) play?.finish()
    this.captions.clear()
  }

  private show(position: Position): void {
    this.passed(position)
    this.shown = position
  }

  /** Shows what waits, one after the other. What is not yet to be seen stays in the queue. */
  private async goOn(): Promise<void> {
    if (this.isRunning) return
    this.isRunning = true
    const { run } = this
    while (run === this.run && this.queue.length > 0 && !this.looksBack) {
      const [entry, ...later] = this.queue
      const beats = this.isFollowed(entry!) ? this.captions.beatsOf(entry!, later) : [allOf(entry!)]
      await this.wait(beats[0]!)
      if (run !== this.run) return
      this.queue.shift()
      await this.perform(entry!, beats, this.timeLeft(entry!), true)
    }
    if (run === this.run) this.isRunning = false
  }

  /** The line before has to be read before the next one is told. */
  private async wait({ line }: Beat): Promise<void> {
    if (line) await this.captions.read()
  }

  /** How much of the time for a turn of others is left, where nobody follows it; own turns have all the time. */
  private timeLeft({ before }: Entry): number {
    if (!this.director || !before || isOwn(before) || this.captions.follows) return Infinity
    const turn = `${before.toMove} ${String(before.view.turn)} ${String(before.view.round)}`
    if (this.spent.turn !== turn) this.spent = { turn, time: 0 }
    return this.director.most - this.spent.time
  }

  /** Whether a change is shown for a while, and not at once. */
  private isFollowed(entry: Entry): boolean {
    return joins(entry) && !document.hidden && (this.captions.follows || !settings.still)
  }

  private flightsOf({ position, before }: Entry, { events }: Beat): Flight[] {
    if (!this.director || !before || !this.layer || document.hidden) return []
    return this.director.flights(events, before, position)
  }

  /** Shows a position with what moves, part by part; resolves when everything has landed. */
  private async perform(entry: Entry, beats: Beat[], left: number, heard: boolean): Promise<void> {
    const { run } = this
    this.marks.clear()
    this.captions.tell(beats[0]!)
    const scenes = beats.map((beat) => ({
      beat,
      flights: joins(entry) ? this.flightsOf(entry, beat) : [],
    }))
    if (this.looksBack || beats[0]!.line) reveal(scenes[0]!.flights)
    if (heard) this.passed(entry.position)
    if (heard) this.announce(entry)
    this.scenes = scenes.map((scene) => ({ ...scene, play: this.playOf(scene.flights, left) }))
    const { meanwhile } = beats[0]!
    if (meanwhile) this.captions.mention(meanwhile)
    flushSync(() => (this.shown = entry.position))
    if (run !== this.run) return // what the position shows has ended all this, or somebody has left
    const [first, ...others] = this.scenes
    for (const { play } of others) play?.holdBack()
    this.scenes = others
    await this.playScene(first!)
    for (const scene of [...others]) {
      await this.wait(scene.beat)
      if (run !== this.run) return
      this.scenes.shift()
      this.captions.tell(scene.beat)
      reveal(scene.flights)
      await this.playScene(scene)
    }
  }

  private playOf(flights: readonly Flight[], left: number): Play | null {
    if (!this.layer || !flights.length || settings.still || left < LEAST_TIME) return null
    const time = endOf(flights)
    const pace = Math.max(1, time / left)
    this.spent.time += time / pace
    return new Play(this.layer, flights, pace)
  }

  private async playScene({ flights, play }: Scene): Promise<void> {
    if (!play) {
      if (this.layer && settings.still) this.marks.show(this.layer, flights, this.director!.ring)
      return
    }
    this.play = play
    this.busy = true
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
    else if (position.choices.length && !isOwn(before) && position.version !== before.version)
      sounds.play('turn')
  }
}
