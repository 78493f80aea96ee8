/** Looking back at a table: where one stands, whose eyes one uses, and what is known of the game. */

import { untrack } from 'svelte'
import { ApiError, courseOf, logOf } from '../api'
import type { GameEvent } from '../kinds'
import { logLines } from '../table/log/logLines'
import { loadTable, type TableParts } from '../table/boards'
import { readingTime } from '../motion/captions.svelte'
import { Stage } from '../motion/stage.svelte'
import { route } from '../route.svelte'
import type { Course, PastPosition, Position } from '../wire'
import { type PastLine, lineAt, pastLines } from './lines'
import { endOfLastTurn, numberOfEvent, turnBack, turnOn } from './course'
import { Past } from './past.svelte'

export const SPECTATOR = -1
export const SPEEDS = [1, 2, 4] as const
const STEP = 1000 // milliseconds that a step is shown at single speed
const MOTION = 1600 // and that its pieces may take on their way
const SHORT_WAIT = 60 // until what is to be shown has come
const MOMENT = 120 // until the address follows: browsers do not let it change too often

export class Replay {
  course = $state.raw<Course | null>(null)
  parts = $state.raw<TableParts | null>(null)
  log = $state.raw<GameEvent[]>([])
  gone = $state('') // why the table is not ours to see
  number = $state(0)
  eyes = $state(SPECTATOR)
  playing = $state(false)
  readonly stage = new Stage(() => undefined)
  speed = $state<(typeof SPEEDS)[number]>(1)

  /** The lines of the log. Their words hang on who sits where, not on the position that is shown. */
  private ready = $derived(this.stage.shown !== null)
  lines = $derived.by<PastLine[]>(() => {
    const known = this.ready ? untrack(() => this.stage.shown) : null
    if (!this.course || !known || !this.parts) return []
    return pastLines(logLines(this.log, known, this.parts.words), this.course, this.log.length)
  })
  /** The line that is told where one stands, and the pages of the board that show its deed. */
  line = $derived(lineAt(this.lines, this.number))
  front = $derived.by(() => {
    const { line, parts, stage } = this
    if (!line) return undefined
    const next = this.lines.find(({ number, round }) => round === null && number > line.number)
    const known = untrack(() => stage.shown)
    return known
      ? parts?.director.front(this.log.slice(line.number, next?.number), known)
      : undefined
  })

  private past = $state.raw<Past | null>(null)
  private latest: PastPosition | null = null
  private usual = SPECTATOR // the eyes that need not be named in the address
  private until = 0 // where playing stops
  private timer = 0
  private telling = 0 // a timer
  private left = false // for another page
  private told = -1 // the position that the address names, as far as it is from here

  constructor(private readonly id: string) {
    this.stage.looksBack = true
  }

  /** The position to be drawn: the last one that was there while the present one is on its way. */
  get reached(): Position | null {
    const now = this.past?.at(this.number)
    if (now) this.latest = now
    return this.latest?.position ?? null
  }

  /** Draws a position; from the one before it, pieces go their way. */
  draw(position: Position): void {
    const before = this.stage.shown
    const follows = before !== null && position.version === before.version + 1
    void this.stage.replay(position, follows ? before : null, MOTION / this.speed)
  }

  get failed(): boolean {
    return this.past?.failed ?? false
  }

  /** The seat whose turns are the own ones. */
  get own(): number {
    return this.eyes !== SPECTATOR ? this.eyes : (this.course?.yours[0] ?? SPECTATOR)
  }

  async open(): Promise<void> {
    try {
      const course = await courseOf(this.id)
      const loading = loadTable(course.title, this.id)
      this.course = course
      this.usual = usualEyes(course)
      const named = Number(route.query.get('as') ?? NaN)
      const event = route.query.get('event')
      if (event !== null) this.number = numberOfEvent(course, Number(event))
      this.look(course.viewpoints.includes(named) ? named : this.usual)
      this.parts = await loading
    } catch (problem) {
      this.gone = problem instanceof ApiError && problem.reason ? problem.reason : 'offline'
    }
  }

  /** A turn has been taken back: the game went another way since. */
  private reopen(): void {
    this.past = null
    void this.open()
  }

  look(eyes: number): void {
    if (!this.course || eyes === this.past?.seat) return
    this.eyes = eyes
    this.past = new Past(this.id, eyes, this.course.length, () => this.reopen())
    this.go(this.number)
    void logOf(this.id, eyes).then(
      (log) => {
        if (this.eyes === eyes) this.log = log
      },
      () => undefined,
    )
  }

  /** Stands at a position; a moment later the address says which. */
  go(number: number): void {
    if (!this.course || this.left) return
    this.number = Math.max(0, Math.min(number, this.course.length))
    this.past?.need(this.number)
    window.clearTimeout(this.telling)
    this.telling = window.setTimeout(() => this.tell(), MOMENT)
  }

  private tell(): void {
    const named = this.eyes === this.usual ? '' : `?as=${this.eyes}`
    const address = `/table/${this.id}/at/${this.number}${named}`
    this.told = this.number
    if (address !== location.pathname + location.search) route.become(address)
  }

  /** Goes where the address leads now, if that is news: say after a step of the history. */
  follow(number: number): void {
    if (number === this.told) return
    if (this.course) this.go(number)
    else this.number = number
  }

  /** Somebody goes to another page. */
  close(): void {
    this.left = true
    this.pause()
    window.clearTimeout(this.telling)
  }

  step(by: number): void {
    this.pause()
    this.go(this.number + by)
  }

  turn(by: number): void {
    if (!this.course) return
    this.pause()
    this.go(by < 0 ? turnBack(this.course, this.number) : turnOn(this.course, this.number))
  }

  jump(number: number): void {
    this.pause()
    this.go(number)
  }

  /** Everything is about to be looked at. */
  slide(): void {
    this.pause()
    void this.past?.needAll(this.number)
  }

  toggle(): void {
    if (this.playing) return this.pause()
    if (!this.course) return
    if (this.number === this.course.length) this.go(0)
    this.play(this.course.length)
  }

  /** Where the last own turn ended before the present position; null where there is none. */
  get sinceMine(): number | null {
    return this.course && this.own >= 0 ? endOfLastTurn(this.course, this.own, this.number) : null
  }

  /** Plays again what happened since the own last turn. */
  playSinceMine(): void {
    const from = this.sinceMine
    if (from === null) return
    const here = this.number
    this.go(from)
    this.play(here)
  }

  pause(): void {
    this.playing = false
    window.clearTimeout(this.timer)
  }

  private play(until: number): void {
    this.pause()
    this.until = until
    this.playing = true
    this.wait(this.stepTime())
  }

  /** How long a step is shown: as long as it takes to read what begins there. */
  private stepTime(): number {
    const { line } = this
    const reading = line?.begins === this.number ? readingTime(line.text) : 0
    return Math.max(STEP, reading) / this.speed
  }

  private wait(milliseconds: number): void {
    this.timer = window.setTimeout(() => this.goOn(), milliseconds)
  }

  private goOn(): void {
    const comes = !this.past?.at(this.number) && !this.failed
    if (comes || this.stage.busy) return this.wait(SHORT_WAIT)
    if (this.number >= this.until) return this.pause()
    this.go(this.number + 1)
    if (this.number >= this.until) this.pause()
    else this.wait(this.stepTime())
  }
}

/** The own eyes; nobody's while a device is passed around, and the first seat's where nothing is
 *  hidden from somebody who has no seat. */
function usualEyes({ yours, viewpoints, over }: Course): number {
  if (yours.length === 0) return viewpoints.includes(0) ? 0 : SPECTATOR
  return yours.length > 1 && !over ? SPECTATOR : yours[0]!
}
