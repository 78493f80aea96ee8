/** What happened since the own last turn: kept as it arrives, fetched after a reload, and played
 *  again step by step. */

import { courseOf, positionsOf } from '../api'
import type { Words } from '../table/boards'
import { whenIdle } from '../idle'
import type { Course, Position } from '../wire'
import { firstOfOthers, isOwn, type Line, readingTime } from './captions.svelte'
import type { Stage } from './stage.svelte'

const MOST_KEPT = 240 // positions
const MOST_FETCHED = 60

/** A change that others have made. */
interface Change {
  position: Position
  before: Position
}

/** What is seen at once, with its lines of the log. */
export interface Step {
  changes: Change[]
  lines: Line[]
}

/** What others did in a change: all of it, or the end of an own one. */
function othersPart(position: Position, before: Position, own: boolean): Change[] {
  const told = own ? position.events.slice(firstOfOthers(position)) : position.events
  if (!told.length) return []
  return [
    {
      position: { ...position, events: told },
      before: { ...before, logLength: position.logLength - told.length },
    },
  ]
}

/** Nothing can be chosen in the past. */
function past(position: Position): Position {
  return { ...position, choices: [], closed: [], permissions: {} }
}

/** The changes as steps: each line of the log begins one, and what has no line belongs to the step
 *  before it. */
export function stepsOf(changes: readonly Change[], words: Words): Step[] {
  const latest = changes.at(-1)?.position
  if (!latest) return []
  const events = changes.flatMap(({ position }) => position.events)
  const deeds = words.deedWords(events, latest)
  const steps: Step[] = []
  let first = 0
  for (const change of changes) {
    const end = first + change.position.events.length
    const lines = deeds
      .filter(({ index }) => index >= first && index < end)
      .map(({ index, text }) => ({
        seat: events[index]!.seat,
        text,
      }))
    const open = steps.at(-1)
    if (lines.length || !open) steps.push({ changes: [change], lines })
    else open.changes.push(change)
    first = end
  }
  return steps.filter(({ lines }) => lines.length > 0)
}

export class Since {
  changes = $state.raw<Change[]>([])
  words = $state.raw<Words | null>(null)
  steps = $derived.by<Step[]>(() => (this.words ? stepsOf(this.changes, this.words) : []))
  /** The step that is shown; none in the present. */
  at = $state<number | null>(null)
  playing = $state(false)
  /** Whether the own turn has begun: the next move of others begins the steps anew. */
  private played = false
  private timer = 0
  private replayed: Step[] = []

  constructor(
    private readonly table: string,
    private readonly stage: Stage,
  ) {}

  /** The words in which the steps are told. */
  tellWith(words: Words): void {
    this.words = words
  }

  /** Hears of a position that has arrived. */
  take(position: Position, before: Position | null): void {
    if (!before || position.seat !== before.seat || (position.undone && !isOwn(before))) {
      this.changes = []
      this.played = false
      if (!before && position.yours.length) whenIdle(() => void this.fetch(position))
    }
    if (!before || position.undone || position.version === before.version) return
    const own = isOwn(before)
    const others = othersPart(position, before, own)
    if (others.length) {
      this.changes = [...(own || this.played ? [] : this.changes), ...others].slice(-MOST_KEPT)
      this.played = false
    } else this.played ||= own
  }

  /** Looks at a step, and goes on from there if it is to play. */
  async show(step: number, playing: boolean): Promise<void> {
    window.clearTimeout(this.timer)
    if (this.at === null) this.replayed = this.steps
    const found = this.replayed[step]
    if (!found) return
    this.at = step
    this.playing = playing
    this.stage.looksBack = true
    const [first] = found.changes
    await this.stage.replay(past(first!.before), null)
    for (const { position, before } of found.changes) {
      if (this.at !== step) return
      await this.stage.replay(past(position), before)
    }
    if (this.at !== step || !this.playing) return
    const told = found.lines.map(({ text }) => text).join(' ')
    this.timer = window.setTimeout(() => this.goOn(), readingTime(told))
  }

  private goOn(): void {
    if (this.at === null || !this.playing) return
    if (this.at + 1 < this.replayed.length) void this.show(this.at + 1, true)
    else this.playing = false
  }

  /** The step that is shown, with how many there are. */
  get shown(): { step: Step; number: number; count: number } | null {
    const step = this.at === null ? undefined : this.replayed[this.at]
    return step ? { step, number: this.at! + 1, count: this.replayed.length } : null
  }

  /** The pages of the board that show the step. */
  get front(): string[] | undefined {
    const { changes } = this.shown?.step ?? {}
    const events = changes?.flatMap(({ position }) => position.events)
    return events && this.stage.director?.front(events, changes![0]!.position)
  }

  /** Stops, or plays on; from the end, all of it again. */
  toggle(): void {
    if (this.at === null) return
    if (this.playing) {
      this.playing = false
      window.clearTimeout(this.timer)
    } else void this.show(this.at + 1 < this.replayed.length ? this.at + 1 : 0, true)
  }

  move(by: number): void {
    if (this.at !== null && this.replayed[this.at + by]) void this.show(this.at + by, false)
  }

  /** Back to the present. */
  close(): void {
    if (this.at === null) return
    window.clearTimeout(this.timer)
    this.at = null
    this.playing = false
    this.stage.present()
  }

  /** Asks the server for what others did before this page was opened. */
  private async fetch(now: Position): Promise<void> {
    const course = await courseOf(this.table).catch(() => null)
    const range = course && othersTurns(course, now)
    if (!range) return
    const [first, last] = range
    const found = await positionsOf(this.table, first, last, now.seat).catch(() => [])
    if (this.changes.length) return // something has happened meanwhile
    this.changes = found
      .slice(1)
      .flatMap(({ position, by }, index) =>
        othersPart(
          { ...position, yours: now.yours },
          found[index]!.position,
          now.yours.includes(by),
        ),
      )
  }
}

/** The choices from the end of the own last turn to the beginning of the one that runs. */
function othersTurns(
  { turns, length, over }: Course,
  { yours }: Position,
): [number, number] | null {
  const own = (index: number): boolean => yours.includes(turns[index]?.seat ?? -1)
  let end = turns.length
  while (!over && end > 0 && own(end - 1)) end -= 1
  let first = end
  while (first > 0 && !own(first - 1)) first -= 1
  const last = turns[end]?.first ?? length
  const from = first < end ? turns[first]!.first : last - 1
  return last > 0 && from >= 0 ? [Math.max(from, last - MOST_FETCHED), last] : null
}
