/** The board of a title and its words, loaded when a table of it is opened. */

import type { Component } from 'svelte'
import { printedOf } from '../api'
import type { GameEvent } from '../kinds'
import type { Director } from '../motion/flights'
import type { MarkArt } from '../replay/marks'
import { type AnyPrinted, TITLES } from '../titles'
import type { Closed, Option, Position, Seat, Step } from '../wire'
import type { Scoring } from './end/scoring'

export interface BoardProps<Printed> {
  position: Position
  printed: Printed
  choose: (choice: number) => void
  hovered: number | null
  onhover: (choice: number | null) => void
  /** The pages of a small screen that are asked for, by name. */
  front?: string[]
  /** Somebody is being taught: every choice waits to be made. */
  taught?: boolean
}

export interface ChoiceWords {
  short: string
  /** Fewer words, for where the signs of the choice say the rest, its cost too. */
  drawn?: string
  long?: string
  cost?: string
  /** What must not be missed, whatever the signs say. */
  note?: string
}

/** What people look for and cannot choose: what it is called, why not, and what is drawn beside it. */
export interface ClosedWords {
  short: string
  reason: string
  /** The reason in a word or two, beside the signs. */
  brief?: string
  signs: string[]
}

/** Choices that are better made on the board: those that begin with this word, and how it is done. */
export interface OnBoard {
  kind: string
  how: string
}

/** A place on the board: a selector for its elements, and the page of a small screen that has them. */
export interface Spot {
  selector: string
  page: string
}

/** A drawing in a line of the log, by a name that the title's `Sign` knows; how many came, or went. */
export interface Picture {
  sign: string
  count?: number
}

/** A line of the log, and the number of the event that it begins with. */
export interface Deed {
  index: number
  text: string
  /** Fewer words, for where pictures say the rest, and those pictures. */
  drawn: string
  pictures: Picture[]
  /** The points that it brought. */
  points: number
  /** The number of the rule that it is about. */
  rule: string
  /** Only a price was paid so far: what for is still to come. */
  open?: boolean
}

/** What a title says in words about its choices, events and points. */
export interface Words {
  choiceWords(option: Option, position: Position): ChoiceWords
  /** Events summed up, a line for each deed. */
  deedWords(events: GameEvent[], position: Position): Deed[]
  /** What is drawn beside the words of a choice, by names that the title's `Sign` knows. */
  signs(option: Option, position: Position): string[]
  question(position: Position): string
  /** What nobody should miss among events that have just happened. */
  news?(events: GameEvent[], position: Position): string | undefined
  onBoard(position: Position): OnBoard | null
  /** The kinds of choices that come first, whatever their order. */
  foremost: readonly string[]
  closedWords(closed: Closed, position: Position): ClosedWords
  outcomeWords(option: Option, position: Position): string[]
  scoring(position: Position): Scoring
  /** A line of choices in words, told from the position before it. */
  lineWords(steps: Step[], position: Position): string[]
  /** Where on the board a line of choices is. */
  lineSpots(steps: Step[], position: Position): Spot[]
  /** The number of the rule that a choice is about. */
  ruleOfChoice(option: Option): string
  /** Where on the board a rule is to be seen, as a selector. */
  placeOfRule(code: string): string | null
}

interface SignProps<Printed> {
  name: string
  printed: Printed
}

export interface TitleParts<Printed> {
  Board: Component<BoardProps<Printed>>
  Sign: Component<SignProps<Printed>>
  wordsFor(printed: Printed): Words
  directorFor(printed: Printed): Director
  /** What is drawn on the line of time of a game that is looked back at. */
  markArt: MarkArt
  hiddenHands: boolean // a device is passed on behind a cover
  /** The view of a table that has only been laid, to be shown until the game is known. */
  laidView?(printed: Printed, seats: readonly Seat[]): object
}

/** A title and what the pieces of one table show: all that it takes to draw it. */
export interface TableParts {
  Board: Component<BoardProps<unknown>>
  Sign: Component<SignProps<unknown>>
  printed: unknown
  words: Words
  director: Director
  markArt: MarkArt
  hiddenHands: boolean
  laidView?(seats: readonly Seat[]): object
}

/** Brings a title's board and words, which is also of use before it is known what its pieces show. A title without a
 *  board of its own is drawn as words. */
export async function loadTitle(title: string): Promise<TitleParts<AnyPrinted>> {
  return TITLES[title]?.board() ?? (await import('../plain/parts')).plainParts()
}

/** The board and the words for a table of a title. */
export function loadTable(title: string, table: string): Promise<TableParts> {
  return loadParts(title, printedOf(table))
}

/** The board and the words for pieces that show something, wherever they lie. Each title reads what is printed on its
 *  own pieces; nobody else looks into it. */
export async function loadParts(title: string, shown: Promise<unknown>): Promise<TableParts> {
  const [{ wordsFor, directorFor, laidView, ...parts }, printed] = await Promise.all([
    loadTitle(title),
    shown,
  ])
  return {
    ...parts,
    printed,
    words: wordsFor(printed),
    director: directorFor(printed),
    laidView: laidView && ((seats) => laidView(printed, seats)),
  }
}
