/** The titles that this client can draw. Each tells in `title.ts` of its folder what others may ask for. */

import type { Drawing } from './kit/emblems'
import type { TitleParts } from './table/boards'
import type { RulePictures } from './learn/pictures'
import type { Reading } from './spoken/parts'

/** What is printed on the pieces of a title, which that title alone reads. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- `unknown` would have to be cast in each title
export type AnyPrinted = any

export interface Title {
  minutes: number // that a game takes
  lessonMinutes: number
  /** What one does in a game, by the names of its emblems. */
  steps: string[]
  /** Variants that are for one number of players only. */
  playersFor: Readonly<Record<string, number>>
  /** With which the numbers of its rules begin; the key that opens a table of it. */
  letter: string
  /** How the messages begin that name its sources of points. */
  sources: string
  /** Whether there are games for one to come back to: a series, the deal of the day. */
  solo?: boolean
  /** Small drawings by name, its own under its own name. */
  emblems: Readonly<Record<string, Drawing>>
  /** Parts of its board that a lesson points at, each with the page of a small screen that has it. */
  fronts: Readonly<Record<string, string[]>>
  board(): Promise<TitleParts<AnyPrinted>>
  picture(): Promise<string>
  rulePictures(): Promise<RulePictures>
  /** Its board in words. */
  reading(): Promise<Reading<AnyPrinted>>
}

const found = import.meta.glob<Title>('./*/title.ts', { eager: true, import: 'title' })

/** By name, in the order of their names. */
export const TITLES: Readonly<Record<string, Title>> = Object.fromEntries(
  Object.entries(found).map(([path, title]) => [path.split('/')[1]!, title]),
)
export const NAMES: readonly string[] = Object.keys(TITLES)

/** The title that has games for one. */
export const SOLO: string | undefined = NAMES.find((name) => TITLES[name]!.solo)

/** The title whose rules have such a number. */
export function titleOfRule(code: string): string {
  return NAMES.find((name) => TITLES[name]!.letter === code[0]) ?? NAMES[0]!
}
