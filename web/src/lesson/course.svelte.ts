/** A lesson being taken: which step it is at, which position is shown, and what comes next. */

import type { Lesson, LessonStep, Position } from '../wire'

const PAUSE = 700 // milliseconds before the game goes on by itself; what moves takes its own time
const calm = window.matchMedia('(prefers-reduced-motion: reduce)')

export class Course {
  number = $state(0)
  /** How often something else was tried than the step asks for. */
  astray = $state(0)
  private shown = $state(0)
  private timer = 0

  readonly step = $derived.by<LessonStep>(() => this.lesson.steps[this.number]!)
  readonly position = $derived.by<Position>(() => this.lesson.positions[this.shown]!)
  /** The position that the step is heading for: its next deed, or where it begins. */
  private readonly goal = $derived.by<number>(
    () => this.step.deeds.find((deed) => deed >= this.shown) ?? this.step.position,
  )
  /** Whether the game goes on by itself until the step can begin. */
  readonly underWay = $derived.by<boolean>(() => this.shown < this.goal)
  /** The choice that the step waits for; null where it only wants to be read. */
  readonly expected = $derived.by<number | null>(() =>
    this.step.deeds.length > 0 && !this.underWay ? this.lesson.choices[this.shown]! : null,
  )
  readonly isLast = $derived.by<boolean>(() => this.number === this.lesson.steps.length - 1)
  /** The names of all chapters, and the steps of the present one. */
  readonly chapters: string[]
  readonly chapter = $derived.by<LessonStep[]>(() =>
    this.lesson.steps.filter((step) => step.chapter === this.step.chapter),
  )

  constructor(readonly lesson: Lesson) {
    this.chapters = [...new Set(lesson.steps.map((step) => step.chapter))]
    const kept = Number(read(this.key))
    if (kept > 0 && kept < lesson.steps.length - 1) this.number = kept
    this.shown = this.step.position
  }

  private get key(): string {
    return `fireside-lesson-${this.lesson.title}`
  }

  /** Makes a choice on the board or in the bar: the one that is waited for goes on. */
  choose(choice: number): void {
    if (this.underWay) return
    this.astray = choice === this.expected ? 0 : this.astray + 1
    if (this.astray) return
    const deed = this.shown
    this.shown += 1
    if (deed === this.step.deeds.at(-1)) this.enter(this.number + 1)
    else this.goOn()
  }

  /** The step has been read. */
  next(): void {
    if (this.expected === null && !this.underWay && !this.isLast) this.enter(this.number + 1)
  }

  back(): void {
    if (this.number === 0) return
    this.enter(this.number - 1)
    this.shown = this.step.position
  }

  restart(): void {
    this.enter(0)
    this.shown = 0
  }

  /** Nothing goes on by itself any more. */
  close(): void {
    window.clearTimeout(this.timer)
  }

  private enter(number: number): void {
    this.number = number
    this.astray = 0
    write(this.key, String(number))
    this.goOn()
  }

  /** Shows one position after the other until the step can begin. */
  private goOn(): void {
    window.clearTimeout(this.timer)
    if (!this.underWay) return
    if (calm.matches) this.shown = this.goal
    else {
      this.timer = window.setTimeout(() => {
        this.shown += 1
        this.goOn()
      }, PAUSE)
    }
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A browser that keeps nothing begins anew.
  }
}
