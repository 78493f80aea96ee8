/** The one place that knows which titles have a board: loaded when a table of theirs is opened. */

import type { Component } from 'svelte'
import { printedOf } from '../api'
import type { Printed as BonfirePrinted } from '../bonfire/printed'
import type { Printed as DewanPrinted } from '../dewan/printed'
import type { Option, Position } from '../wire'

export interface BoardProps<Printed> {
  position: Position
  printed: Printed
  choose: (choice: number) => void
  hovered: number | null
  onhover: (choice: number | null) => void
}

export interface ChoiceWords {
  short: string
  long?: string
  cost?: string
}

/** What a title says in words about its choices, events and points. */
export interface Words {
  choiceWords(option: Option, position: Position): ChoiceWords
  eventWords(event: Record<string, unknown>, position: Position): string | null
  question(position: Position): string
  outcomeWords(option: Option, position: Position): string[]
  scoreSources(position: Position): string[]
}

interface TitleParts<Printed> {
  Board: Component<BoardProps<Printed>>
  wordsFor(printed: Printed): Words
  hiddenHands: boolean // a device is passed on behind a cover
}

/** A title and what the pieces of one table show: all that it takes to draw it. */
export interface TableParts {
  Board: Component<BoardProps<unknown>>
  printed: unknown
  words: Words
  hiddenHands: boolean
}

/** Each title reads what is printed on its own pieces; nobody else looks into it. */
async function together<Printed>(table: string, title: Promise<TitleParts<Printed>>): Promise<TableParts> {
  const [{ Board, wordsFor, hiddenHands }, printed] = await Promise.all([title, printedOf<Printed>(table)])
  return { Board: Board as Component<BoardProps<unknown>>, printed, words: wordsFor(printed), hiddenHands }
}

async function bonfire(): Promise<TitleParts<BonfirePrinted>> {
  const [board, words] = await Promise.all([import('../bonfire/Board.svelte'), import('../bonfire/words')])
  return { Board: board.default, wordsFor: words.wordsFor, hiddenHands: false }
}

async function dewan(): Promise<TitleParts<DewanPrinted>> {
  const [board, words] = await Promise.all([import('../dewan/Board.svelte'), import('../dewan/words')])
  return { Board: board.default, wordsFor: words.wordsFor, hiddenHands: true }
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
