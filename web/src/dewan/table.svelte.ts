/** What all parts of the board share: the position, what is lit, what is pointed at. */

import { refuse } from '../learn/refused'
import type { Option, Position } from '../wire'
import { byThing, spaceThing } from './words/choices'
import { Paying } from './paying.svelte'
import type { Printed } from './printed'
import { clickedOn } from './words/refused'
import { ruleOfChoice, ruleOfThing } from './rules/rules'
import { outcomeWords } from './words/story'
import {
  ownSeat,
  viewOf,
  type Payment,
  type Place,
  type Route,
  type Tribe,
  type View,
} from './view'
import { choiceWords } from './words/words'

export interface BoardProps {
  position: Position
  printed: Printed
  choose: (choice: number) => void
  hovered: number | null
  onhover: (choice: number | null) => void
  front?: string[]
}

/** Words beside a thing; on a small map the details are left out. */
export type Tip = Told & { at: DOMRect; onMap: boolean; tapped?: boolean }
type Told = { rule: string; title: string; lines: string[]; details: string[]; brings: string[] }
export type Menu = { at: DOMRect; options: Option[] }
type Attributes = Record<string, unknown>

const LINGER = 250 // milliseconds: long enough to reach what a tip links to

/** Lines as they are read out: each of them ended, none twice. */
function sentences(lines: string[]): string {
  const ended = lines.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`))
  return [...new Set(ended)].join(' ')
}

export class Table {
  /** The thing under the pointer or with the focus, by name. */
  pointed = $state<string | null>(null)
  /** A story tile that is pointed at: the map shows where it could be fulfilled. */
  wanted = $state<string | null>(null)
  tip = $state.raw<Tip | null>(null)
  menu = $state.raw<Menu | null>(null)
  /** The choice that the board points at. */
  private lit = $state<number | null>(null)
  readonly paying: Paying
  /** The last choice was made with the keyboard, which wants to go on from the board. */
  withKeys = false
  private readonly props: () => BoardProps
  private readonly things = $derived.by(() => byThing(this.position.choices, this.view.decision))

  constructor(props: () => BoardProps) {
    this.props = props
    this.paying = new Paying(
      () => this.position,
      (choice) => this.choose(choice),
    )
  }

  get position(): Position {
    return this.props().position
  }

  get printed(): Printed {
    return this.props().printed
  }

  get view(): View {
    return viewOf(this.position)
  }

  get own(): number {
    return ownSeat(this.position)
  }

  get tribe(): Tribe {
    return this.view.tribes[this.own]!
  }

  get others(): number[] {
    const { players } = this.view
    return Array.from({ length: players - 1 }, (_, number) => (this.own + 1 + number) % players)
  }

  /** The open choices that point at a thing. */
  options(thing: string): Option[] {
    return this.things.get(thing) ?? []
  }

  /** How a thing is drawn: lit, hovered, or nothing special. */
  look(thing: string): string {
    const options = this.options(thing)
    if (!options.length) return ''
    const { hovered } = this.props()
    const named = options.some((option) => option.choice === hovered)
    if (this.pointed === thing || named) return 'lit hot'
    return hovered === null || this.pointed !== null ? 'lit' : ''
  }

  /** The way to the target that is pointed at, or to the one chosen. */
  private get way(): Route | undefined {
    const pointed = this.view.decision.costs?.find(({ at }) =>
      this.look(spaceThing(at)).includes('hot'),
    )
    return pointed ?? this.paying.way
  }

  get route(): Place[] {
    return this.way?.route ?? []
  }

  /** The cards that would pay for the route, one for each of its beads. */
  get fare(): Payment[] {
    return this.way?.fare ?? []
  }

  /** The choice that is pointed at anywhere; while a camp is paid for, any of its payments. */
  get foreseen(): Option | undefined {
    const { choices } = this.position
    const choice = this.props().hovered ?? this.lit
    return (
      choices.find((option) => option.choice === choice) ??
      (this.paying.under ? choices[0] : undefined)
    )
  }

  /** The attributes of a thing on the board: a button where choices point at it, with its words. */
  thing(name: string, words: string[], also: { story?: string } = {}): Attributes {
    const options = this.options(name)
    const enter = (event: Event) => this.enter(name, words, options, event, also.story)
    const attributes: Attributes = {
      'data-thing': name,
      'aria-label': sentences([...words, ...options.map((option) => this.spoken(option))]),
      onpointerenter: enter,
      onpointerleave: () => this.leave(name),
      onfocus: enter,
      onblur: () => this.leave(name),
      role: 'img',
      tabindex: -1,
    }
    if (!options.length)
      return { ...attributes, onclick: (event: MouseEvent) => this.refuse(name, words, event) }
    let touched = false
    return {
      ...attributes,
      role: 'button',
      tabindex: 0,
      onpointerdown: (event: PointerEvent) => {
        touched = event.pointerType === 'touch' && !this.isArmed(name)
      },
      onclick: (event: Event) => {
        if (touched) {
          touched = false
          this.armed = { name, version: this.position.version }
          this.enter(name, words, options, event, also.story)
          this.tip = this.tip && { ...this.tip, tapped: true }
        } else this.act(options, event)
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        this.withKeys = true
        this.act(options, event)
      },
    }
  }

  private timer: ReturnType<typeof setTimeout> | undefined
  /** The thing that a finger has tapped once, in this position. */
  private armed: { name: string; version: number } | null = null

  private isArmed(name: string): boolean {
    return this.armed?.name === name && this.armed.version === this.position.version
  }

  private enter(
    name: string,
    words: string[],
    options: Option[],
    event: Event,
    story?: string,
  ): void {
    this.pointed = name
    this.wanted = story ?? null
    const thing = event.currentTarget as Element
    clearTimeout(this.timer)
    this.tip = {
      ...this.told(name, words, options),
      at: thing.getBoundingClientRect(),
      onMap: thing.closest('.map') !== null,
    }
    this.light(options[0]?.choice ?? null)
  }

  private leave(name: string): void {
    if (this.pointed !== name) return
    this.pointed = null
    this.wanted = null
    this.timer = setTimeout(() => (this.tip = null), LINGER)
    this.light(null)
  }

  private spoken(option: Option): string {
    const { short, cost } = choiceWords(option, this.position, this.printed)
    return cost ? `${short}, ${cost}` : short
  }

  /** Where there is one choice, what it does; else what the thing is, and the choices by name. */
  private told(thing: string, [title = '', ...lines]: string[], options: Option[]): Told {
    const [only] = options
    const rule = (only && ruleOfChoice(only)) || ruleOfThing(thing)
    if (!only || options.length > 1) {
      const names = options.map((option) => choiceWords(option, this.position, this.printed).short)
      return { rule, title, lines: [...lines, ...names], details: [], brings: [] }
    }
    const {
      short,
      long = '',
      cost = '',
      note = '',
    } = choiceWords(only, this.position, this.printed)
    const details = [...new Set([long, ...lines])] // what both say is said once
    return {
      rule,
      title: short,
      lines: [cost, note],
      details,
      brings: outcomeWords(only, this.position, this.printed),
    }
  }

  /** The pointer is on the tip: it stays. */
  stay(): void {
    clearTimeout(this.timer)
  }

  private refuse(name: string, [what = '']: string[], event: MouseEvent): void {
    if ((event as PointerEvent).pointerType === 'touch') return
    void refuse(
      clickedOn(name, what, this.position, this.printed),
      this.position,
      event.currentTarget as Element,
    )
  }

  /** Makes the one choice, or asks which of several. */
  private act(options: Option[], event: Event): void {
    this.tip = null
    this.armed = null
    if (options.length === 1) this.choose(options[0]!.choice)
    else this.menu = { at: (event.currentTarget as Element).getBoundingClientRect(), options }
  }

  choose(choice: number): void {
    this.menu = null
    this.light(null)
    this.props().choose(choice)
  }

  light(choice: number | null): void {
    this.lit = choice
    this.props().onhover(choice)
  }
}
