/** What the board knows while somebody plays: what is lit, explained, or asks for a choice. */

import { getContext, setContext } from 'svelte'
import { isLaid } from '../table/laid'
import { locale } from '../i18n'
import { refuse } from '../learn/refused'
import type { Option, Position } from '../wire'
import { drawn, printName } from './pieces/art'
import { choiceWords } from './words/choices'
import { bonfireDrawing, taskDrawing } from './pieces/drawings'
import { explain } from './words/explain'
import { goodsOf } from './words/goods'
import { Laying } from './city/laying.svelte'
import { boughtThing } from './words/payment'
import type { Printed } from './printed'
import { type Mark, marksOf, progressOf } from './city/progress'
import { clickedOn } from './words/refused'
import { tellOf } from './words/telling'
import { optionsByThing, thingsOf } from './words/things'
import { type City, ownCity, ownSeat, type Progress, type View, viewOf } from './view'
import { happeningsOf } from './wired'

export interface BoardProps {
  position: Position
  printed: Printed
  choose: (choice: number) => void
  hovered: number | null
  onhover: (choice: number | null) => void
  front?: string[]
  taught?: boolean
}

/** A thing that is explained or asked about, and where it is on the screen. */
export interface Pointed {
  thing: string
  /** The thing around it that would be chosen. */
  chosen: string
  at: DOMRect
}

/** Actions that take one of the things where they begin: a tile or a card of the display, a task of the island. */
const BEGINNING = new Set(['build-path', 'recruit', 'take-task'])
const TIP_DELAY = 250
const TIP_LINGER = 700 // while the pointer is on its way across a tip to what it links to
const KEY = Symbol('table')

function overTip(root: Element, { clientX, clientY }: PointerEvent): boolean {
  const tip = root.querySelector('.tip')?.getBoundingClientRect()
  return (
    !!tip &&
    clientX >= tip.left &&
    clientX <= tip.right &&
    clientY >= tip.top &&
    clientY <= tip.bottom
  )
}

export class Table {
  tip = $state<Pointed | null>(null)
  menu = $state<Pointed | null>(null)
  opened = $state<number | null>(null)
  private pointed = $state<string | null>(null)
  private told = $state<number | null>(null)
  /** The thing whose task is measured: it stays while somebody with a finger turns to another page. */
  private measured = $state<string | null>(null)
  /** What was clicked within something larger that could be chosen: it is chosen as soon as it can be. */
  private wanted: string | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private read: () => BoardProps

  readonly printed: Printed
  position = $derived.by<Position>(() => this.read().position)
  view = $derived.by<View>(() => viewOf(this.position))
  own = $derived.by<number>(() => ownSeat(this.position))
  city = $derived.by<City>(() => ownCity(this.position))
  private byThing = $derived.by(() => optionsByThing(this.position))
  private narrowed = $derived.by<Set<string> | null>(() => {
    const { hovered } = this.read()
    if (hovered === null || this.pointed !== null) return null
    const option = this.position.choices.find((open) => open.choice === hovered)
    return option ? new Set(thingsOf(option, this.position)) : null
  })

  /** What the choice pointed at would change in the supply, by good. */
  private change = $derived.by<Record<string, number>>(() => {
    const pointed = this.hovered ?? this.told
    const option = this.position.choices.find(({ choice }) => choice === pointed)
    const outcome = happeningsOf(option?.outcome ?? [])
    const change = { ...goodsOf(outcome, 'gain') }
    for (const kind of ['pay', 'discard'] as const) {
      for (const [good, count] of Object.entries(goodsOf(outcome, kind))) {
        change[good] = (change[good] ?? 0) - count
      }
    }
    return change
  })
  private bought = $derived.by<string | null>(() => {
    const { payment } = this.view.decision
    return payment && boughtThing(payment)
  })
  /** What counts for the task pointed at, on the board or in the choice bar, and what is missing. */
  private marks = $derived.by<Map<string, Mark>>(() => {
    const things = [this.measured ?? '', ...(this.narrowed ?? [])]
    const progress = things.map((thing) => progressOf(thing, this.position)).find((found) => found)
    return progress ? marksOf(progress, this.city) : new Map<string, Mark>()
  })
  readonly laying: Laying

  constructor(read: () => BoardProps) {
    this.read = read
    this.printed = read().printed
    this.laying = new Laying(this)
    setContext(KEY, this)
  }

  at(thing: string): Option[] {
    return this.byThing.get(thing) ?? []
  }

  /** Whether something among these things can be chosen: for the dots on tabs. */
  anyAt(...kinds: string[]): boolean {
    return [...this.byThing.keys()].some((thing) => kinds.includes(thing.split(':')[0]!))
  }

  /** Whether a choice points at a thing: of the choices that somebody points at, where there are some. */
  isLit(thing: string): boolean {
    return (this.narrowed ?? this.byThing).has(thing)
  }

  /** The classes of a thing: lit when a choice points at it, hover while it is pointed at. */
  look(thing: string): string {
    return `thing${this.isLit(thing) ? ' lit' : ''}${this.signs(thing)}`
  }

  /** The classes of the ring around a thing, if it has one now. */
  glow(thing: string): string {
    const signs = this.signs(thing)
    return signs || this.isLit(thing) ? `halo${signs}` : ''
  }

  private signs(thing: string): string {
    const hover = this.pointed === thing && this.isLit(thing) ? ' hover' : ''
    const bought = this.bought === thing ? ' bought' : ''
    const mark = this.marks.get(thing)
    return `${hover}${bought}${mark ? ` ${mark}` : ''}`
  }

  mark(thing: string): Mark | undefined {
    return this.marks.get(thing)
  }

  /** What a thing is, what is written on it, and what can be done with it, in one line. */
  private label(thing: string, written: string[]): string {
    const { title, lines } = explain(thing, this.position, this.printed)
    const ways = this.at(thing)
      .slice(0, 4)
      .map((option) => choiceWords(option, this.position, this.printed).short)
    return [...new Set([title, ...written, ...lines, ...ways])].join('. ').replaceAll('..', '.')
  }

  /** Tells readers about the things of the board, for every position and language anew. */
  describe = (root: HTMLElement): (() => void) => {
    void locale()
    const { byThing } = this
    return tellOf(
      root,
      (thing) => byThing.has(thing),
      (thing, written) => this.label(thing, written),
    )
  }

  /** The marker of a path that shows a task: its tile, with how far the own city has come, or its bonfire. */
  taskArt(task: string, size: number, burning = false, progress?: Progress | null): string {
    const printed = this.printed.tasks[task]!
    const shows = printName(printed)
    if (burning) return drawn(`bonfire-${shows}`, size, size, () => bonfireDrawing(printed))
    const name = progress ? `task-${shows}-${progress.have}-${progress.need}` : `task-${shows}`
    return drawn(name, size, size, () => taskDrawing(printed, progress))
  }

  /** Whether a guardian only hides something that can be chosen, and lets a click through to it. */
  inTheWay(guardian: string): boolean {
    const [where, place] = (this.city.guardians[guardian] ?? '').split(' ')
    const beneath = where === 'bonfire' ? `seat:${place}` : `${where}:${place ?? ''}`
    return this.at(beneath).length > 0 && this.at(`guardian:${guardian}`).length === 0
  }

  /** The change of a good with its sign, or nothing. */
  changed(good: string): string {
    const count = this.change[good] ?? 0
    return count > 0 ? `+${count}` : count < 0 ? `−${-count}` : ''
  }

  get hovered(): number | null {
    return this.read().hovered
  }

  tell(choice: number | null): void {
    this.told = choice
    this.read().onhover(choice)
  }

  choose(choice: number): void {
    this.close()
    this.tell(null)
    this.read().choose(choice)
  }

  close(): void {
    clearTimeout(this.timer)
    this.tip = null
    this.menu = null
    this.pointed = null
    this.measured = null
  }

  /** A new position: whoever clicked a tile of the display, and has paid meanwhile, gets that tile. */
  follow(): void {
    const { wanted, position } = this
    if (!wanted) return
    const left =
      position.undone || position.choices.length === 0 || this.view.decision.phase === 'turn'
    if (left || this.anyAt(wanted.split(':')[0]!)) this.wanted = null
    const [option, another] = this.at(wanted)
    if (option && !another && !left) this.choose(option.choice)
  }

  /** Hands a click or key on a thing to its choice; several choices ask which one. */
  private act(thing: string, element: Element, within: string): void {
    const options = this.at(thing)
    const city = /^city:(\d)$/.exec(thing)
    if (options.length === 1) {
      const begins = BEGINNING.has(options[0]!.kind) && !this.read().taught
      this.wanted = begins && within !== thing ? within : null
      this.choose(options[0]!.choice)
    } else if (options.length > 1) {
      this.close()
      this.menu = { thing, chosen: thing, at: element.getBoundingClientRect() }
    } else if (city && !isLaid(this.position)) {
      this.close()
      this.opened = Number(city[1])
    }
  }

  private point(element: Element | null, delay: number): void {
    clearTimeout(this.timer)
    const thing = element?.getAttribute('data-thing') ?? null
    this.measured = thing
    const lit = element && this.reachable(element)
    const options = lit ? this.at(lit.thing) : []
    if (this.pointed !== (lit?.thing ?? thing)) {
      this.pointed = lit?.thing ?? thing
      this.tell(options.length === 1 ? options[0]!.choice : null)
    }
    if (element && this.tip?.thing === thing) return
    const change = (): void => {
      const explained = element && thing && !this.menu
      this.tip = explained
        ? { thing, chosen: lit?.thing ?? thing, at: element.getBoundingClientRect() }
        : null
    }
    if (delay) this.timer = setTimeout(change, delay)
    else change()
  }

  /** The innermost thing around an element that a choice points at, or that opens. */
  private reachable(element: Element): { thing: string; element: Element } | null {
    let around: Element | null = element.closest('[data-thing]')
    while (around) {
      const thing = around.getAttribute('data-thing')!
      if (this.at(thing).length > 0 || thing.startsWith('city:')) return { thing, element: around }
      around = around.parentElement?.closest('[data-thing]') ?? null
    }
    return null
  }

  /** Listens to pointer and keys for all things at once. A finger explains first, then chooses. */
  listen = (root: HTMLElement): (() => void) => {
    let touched: string | null = null // what a finger has tapped once, in which position
    const tapped = (thing: string | null): string => `${this.position.version} ${thing}`
    const thingAt = (event: Event): Element | null =>
      event.target instanceof Element ? event.target.closest('[data-thing]') : null
    const listeners: Record<string, (event: Event) => void> = {
      pointerover: (event) => {
        if ((event as PointerEvent).pointerType !== 'mouse') return
        if ((event.target as Element).closest('.tip')) clearTimeout(this.timer)
        else
          this.point(thingAt(event), overTip(root, event as PointerEvent) ? TIP_LINGER : TIP_DELAY)
      },
      pointerleave: (event) => {
        if ((event as PointerEvent).pointerType === 'mouse') this.point(null, 0)
      },
      // The focus also moves while the board is being redrawn, when nothing may change yet.
      focusin: (event) => {
        const element = thingAt(event)
        if (element?.matches(':focus-visible')) queueMicrotask(() => this.point(element, 0))
      },
      focusout: (event) => {
        if (thingAt(event)) queueMicrotask(() => this.point(null, 0))
      },
      click: (event) => {
        const element = thingAt(event)
        const lit = element && this.reachable(element)
        const finger = (event as PointerEvent).pointerType === 'touch'
        const thing = element?.getAttribute('data-thing') ?? null
        if (
          element &&
          finger &&
          touched !== tapped(thing) &&
          this.at(lit?.thing ?? '').length < 2
        ) {
          touched = tapped(thing)
          this.point(element, 0)
        } else if (lit) {
          touched = null
          this.act(lit.thing, lit.element, thing!)
        } else if (finger) {
          touched = null
          const turning = (event.target as Element).closest('.tabs')
          if (turning) this.tip = null
          else this.point(null, 0)
        } else if (element && thing) {
          void refuse(clickedOn(thing, this.position, this.printed), this.position, element)
        }
      },
      keydown: (event) => {
        const { key } = event as KeyboardEvent
        const element = thingAt(event)
        if (key === 'Escape') this.close()
        else if (element && (key === 'Enter' || key === ' ')) {
          const lit = this.reachable(element)
          if (!lit) return
          event.preventDefault()
          this.act(lit.thing, lit.element, element.getAttribute('data-thing')!)
        }
      },
    }
    for (const [name, listener] of Object.entries(listeners)) root.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        root.removeEventListener(name, listener)
    }
  }
}

export function useTable(): Table {
  return getContext<Table>(KEY)
}
