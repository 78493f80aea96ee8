/** The one place that knows which titles have a board: loaded when a table of theirs is opened. */

import type { Component } from 'svelte'
import type { Option, Position } from '../wire'

export interface BoardProps {
  position: Position
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

export interface TitleParts {
  Board: Component<BoardProps>
  words: Words
  hiddenHands: boolean // a device is passed on behind a cover
}

const LOADERS: Record<string, () => Promise<TitleParts>> = {
  bonfire: async () => {
    const [board, words] = await Promise.all([
      import('../bonfire/Board.svelte'),
      import('../bonfire/words'),
    ])
    return { Board: board.default, words, hiddenHands: false }
  },
  dewan: async () => {
    const [board, words] = await Promise.all([
      import('../dewan/Board.svelte'),
      import('../dewan/words'),
    ])
    return { Board: board.default, words, hiddenHands: true }
  },
}

/** The board and the words of a title. */
export function loadTitle(title: string): Promise<TitleParts> {
  const loader = LOADERS[title]
  return loader ? loader() : Promise.reject(new Error(`no board for ${title}`))
}
