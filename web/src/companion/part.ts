/** What a title brings for the companion beside its printed game. */

import type { Component } from 'svelte'
import type { CompanionTom } from '../wire'
import type { CompanionSeries } from './series.svelte'

/** A small drawing and the box that it fills. */
export interface Picture {
  art: string
  box: string
}

interface AutomatonProps {
  facts: CompanionTom
  series: CompanionSeries
  /** Goes on to a score sheet, with what has been counted so far. */
  score: (handicap: number, points: number) => void
}

export interface CompanionPart {
  /** The picture of a source of points, or of what breaks ties, which the sheet names. */
  picture(source: string, tieBreak: string): Picture
  /** Who plays in the place of people, card by card. */
  Automaton?: Component<AutomatonProps>
}

// The page of the companion shows all titles, and is kept whole for where there is no connection.
const found = import.meta.glob<CompanionPart>('../*/companion.ts', {
  eager: true,
  import: 'companion',
})

export function partOf(title: string): CompanionPart | undefined {
  return found[`../${title}/companion.ts`]
}

/** The automaton of the title that has one. */
export const AUTOMATON = Object.values(found).find(({ Automaton }) => Automaton)?.Automaton
