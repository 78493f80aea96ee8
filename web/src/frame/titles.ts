/** The one place that knows which titles have a board: loaded when a table of theirs is opened. */

import type { Component } from 'svelte'
import { printedOf } from '../api'
import type { Printed as BonfirePrinted } from '../bonfire/printed'
import type { Printed as DewanPrinted } from '../dewan/printed'
import { needWords } from '../i18n'
import type { Option, Position } from '../wire'
import type { Scoring } from './scoring'

export interface BoardProps<Printed> {
  position: Position
  printed: Printed
  choose: (choice: number) => void
  hovered: number | null
  onhover: (choice: number | null) => void
}

export interface ChoiceWords {
  short: string
  /** Fewer words, for where the signs of the choice say the rest, its cost too. */
  drawn?: string
  long?: string
  cost?: string
}

/** Choices that are better made on the board: those that begin with this word, and how it is done. */
export interface OnBoard {
  kind: string
  how: string
}

/** A line of the log, and the number of the event that it begins with. */
export interface Deed {
  index: number
  text: string
}

/** What a title says in words about its choices, events and points. */
export interface Words {
  choiceWords(option: Option, position: Position): ChoiceWords
  /** Events summed up, a line for each deed. */
  deedWords(events: Record<string, unknown>[], position: Position): Deed[]
  /** What is drawn beside the words of a choice, by names that the title's `Sign` knows. */
  signs(option: Option, position: Position): string[]
  question(position: Position): string
  onBoard(position: Position): OnBoard | null
  outcomeWords(option: Option, position: Position): string[]
  scoring(position: Position): Scoring
}

interface SignProps<Printed> {
  name: string
  printed: Printed
}

interface TitleParts<Printed> {
  Board: Component<BoardProps<Printed>>
  Sign: Component<SignProps<Printed>>
  wordsFor(printed: Printed): Words
  hiddenHands: boolean // a device is passed on behind a cover
}

/** A title and what the pieces of one table show: all that it takes to draw it. */
export interface TableParts {
  Board: Component<BoardProps<unknown>>
  Sign: Component<SignProps<unknown>>
  printed: unknown
  words: Words
  hiddenHands: boolean
}

/** Each title reads what is printed on its own pieces; nobody else looks into it. */
async function together<Printed>(table: string, title: Promise<TitleParts<Printed>>): Promise<TableParts> {
  const [{ Board, Sign, wordsFor, hiddenHands }, printed] = await Promise.all([title, printedOf<Printed>(table)])
  return {
    Board: Board as Component<BoardProps<unknown>>,
    Sign: Sign as Component<SignProps<unknown>>,
    printed,
    words: wordsFor(printed),
    hiddenHands,
  }
}

async function bonfire(): Promise<TitleParts<BonfirePrinted>> {
  const [board, sign, words] = await Promise.all([
    import('../bonfire/Board.svelte'),
    import('../bonfire/Sign.svelte'),
    import('../bonfire/words'),
    needWords('bonfire'),
  ])
  return { Board: board.default, Sign: sign.default, wordsFor: words.wordsFor, hiddenHands: false }
}

async function dewan(): Promise<TitleParts<DewanPrinted>> {
  const [board, sign, words] = await Promise.all([
    import('../dewan/Board.svelte'),
    import('../dewan/Sign.svelte'),
    import('../dewan/words'),
    needWords('dewan'),
  ])
  return { Board: board.default, Sign: sign.default, wordsFor: words.wordsFor, hiddenHands: true }
}

const LOADERS: Record<string, (table: string) => Promise<TableParts>> = {
  bonfire: (table) => together(table, bonfire()),
  dewan: (table) => together(table, dewan()),
}

/** The board and the words for a table of a title. */
export function loadTable(title: string, table: string): Promise<TableParts> {
  const loader = LOADERS[title]
  return loader ? loader(table) : Promise.reject(new Error(`no board for ${title}`))
}
