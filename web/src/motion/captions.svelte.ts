/** What others do, told in words while it is shown: a line for each deed, for as long as it takes to read. */

import type { Words } from '../table/boards'
import { NOBODY } from '../table/seats/seats'
import { type Pace, settings } from '../settings.svelte'
import type { Position } from '../wire'
import type { GameEvent } from '../kinds'

/** Milliseconds that a line stands, and for each letter of it; how many positions may wait for their turn. */
const TIMES: Readonly<Record<Pace, { line: number; letter: number; waiting: number }>> = {
  read: { line: 700, letter: 38, waiting: 60 },
  quick: { line: 350, letter: 19, waiting: 60 },
  once: { line: 350, letter: 19, waiting: 4 }, // where somebody looks back
}

/** How long a line is to be seen. */
export function readingTime(text: string): number {
  const { line, letter } = TIMES[settings.pace]
  return line + letter * text.length
}

/** How many positions wait for their turn at most; with more, the first are passed over. */
export function mostWaiting(): number {
  return TIMES[settings.pace].waiting
}

/** A line of the log. */
export interface Line {
  seat: number // -1 for nobody
  text: string
}

export interface Caption extends Line {
  index: number // of its first event, among those that are being told
  events: GameEvent[]
  time: number // milliseconds that it stands
}

/** A part of a change that is seen by itself: some of its events, and the line of others that begins with them. */
export interface Beat {
  events: GameEvent[]
  line: (Line & { index: number }) | null
  /** What is said while an own part moves, before others are told of: nobody has to read it. */
  meanwhile?: Line
}

/** A change, with the position before it. */
export interface Entry {
  position: Position
  before: Position | null
}

/** Whether the one who looks on here has made the change after this position. */
export function isOwn(before: Position | null): boolean {
  return before !== null && before.yours.includes(before.toMove)
}

/** Where in an own change the deeds of others begin: Tom's turn follows at once. */
export function firstOfOthers({ events, yours }: Position): number {
  const first = events.findIndex(({ seat }) => seat !== NOBODY && !yours.includes(seat))
  return first < 0 ? events.length : first
}

export class Captions {
  shown = $state.raw<Caption | null>(null)
  /** The titles' words; without them nothing is told. */
  words: Words | null = null
  /** What others have done since somebody here chose. */
  private told: GameEvent[] = []
  private last = -1 // the index of the last line that was told of it
  private since = 0 // when the line began
  private until = 0 // when it has been read
  private timer = 0
  private waiting: (() => void) | null = null

  /** Whether the turns of others are told at a pace that can be followed. */
  get follows(): boolean {
    return this.words !== null && settings.pace !== 'once'
  }

  /** The parts of a change, one for each line that begins in it. What has come since tells how a line ends. */
  beatsOf({ position, before }: Entry, later: readonly Entry[]): Beat[] {
    const { events } = position
    if (!this.words || !this.follows || !before) return [{ events, line: null }]
    const own = isOwn(before)
    if (own) this.forget()
    const first = own ? firstOfOthers(position) : 0
    const start = this.told.length
    this.told = [...this.told, ...events.slice(first)]
    const coming = later.flatMap((entry) => (isOwn(entry.before) ? [] : entry.position.events))
    const lines = this.words.deedWords([...this.told, ...coming], position)
    this.lengthen(lines.find(({ index }) => index === this.shown?.index)?.text)
    const begun = lines.filter(
      ({ index, open }) => !open && index > this.last && index < this.told.length,
    )
    const beats = begun.map(({ index, text }, number) => {
      const from = number === 0 ? first : first + index - start
      const to = begun[number + 1] ? first + begun[number + 1]!.index - start : events.length
      const seat = this.told[index]!.seat
      return { events: events.slice(from, to), line: { seat, text, index } }
    })
    if (!beats.length) return [{ events, line: null }]
    this.last = begun.at(-1)!.index
    if (first === 0) return beats
    const part = events.slice(0, first)
    return [
      { events: part, line: null, meanwhile: this.ownLine(part, position) ?? beats[0]!.line },
      ...beats,
    ]
  }

  private ownLine(events: GameEvent[], position: Position): Line | undefined {
    const said = this.words!.deedWords(events, position).at(-1)
    return said && { seat: events[said.index]!.seat, text: said.text }
  }

  /** Tells the line of a part. */
  tell({ events, line }: Beat): void {
    if (line) {
      this.since = performance.now()
      this.show({ ...line, events, time: readingTime(line.text) })
    } else if (this.shown) this.shown = { ...this.shown, events: [...this.shown.events, ...events] }
  }

  /** Says something as long as it moves. */
  mention(line: Line): void {
    window.clearTimeout(this.timer)
    this.until = 0
    this.shown = { ...line, index: -1, events: [], time: 0 }
  }

  /** Resolves when the line has been read, or somebody goes on. */
  read(): Promise<void> {
    this.waiting?.()
    if (!this.shown || performance.now() >= this.until) return Promise.resolve()
    return new Promise((resolve) => (this.waiting = resolve))
  }

  /** The line has been read: the next one, or none. */
  hurry = (): void => {
    window.clearTimeout(this.timer)
    this.until = 0
    const { waiting } = this
    this.waiting = null
    if (waiting) waiting()
    else this.shown = null
  }

  /** Nothing is told any more. */
  clear(): void {
    this.hurry()
    this.shown = null
    this.forget()
  }

  private forget(): void {
    this.told = []
    this.last = -1
  }

  private show(caption: Caption): void {
    this.shown = caption
    this.until = this.since + caption.time
    window.clearTimeout(this.timer)
    this.timer = window.setTimeout(this.hurry, this.until - performance.now())
  }

  /** More has been done of what is being told. */
  private lengthen(text: string | undefined): void {
    const { shown } = this
    if (shown && text && text !== shown.text) this.show({ ...shown, text, time: readingTime(text) })
  }
}
