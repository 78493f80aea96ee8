/** Score sheets that have been begun: the one that is being filled in, and the last ones. */

import type { Sheet } from '../wire'
import { recall, remember } from './kept'

export interface FilledSheet {
  readonly id: string
  readonly title: string
  readonly scenario: string
  readonly begun: string
  readonly names: readonly string[] // a side each
  readonly values: Readonly<Record<string, readonly (number | null)[]>> // by source and side
  readonly ties: readonly (number | null)[] // what breaks a tie
}

const KEPT = 'sheets'
const MOST = 10
const HEAD_START = 'head start' // stands in a sheet from the beginning

export class Sheets {
  // The newest first; among them the open one, even if it is empty.
  all = $state.raw<readonly FilledSheet[]>((recall<FilledSheet[]>(KEPT) ?? []).filter(isFilledIn))
  private chosen = $state('')

  /** The sheet that is open. */
  get current(): FilledSheet | null {
    return this.all.find(({ id }) => id === this.chosen) ?? null
  }

  /** Shows the newest sheet, if there is one. */
  constructor() {
    this.chosen = this.all[0]?.id ?? ''
  }

  open(id: string): void {
    this.chosen = id
    this.all = this.all.filter((sheet) => sheet.id === id || isFilledIn(sheet))
  }

  close(): void {
    this.open('')
  }

  begin(sheet: Sheet, names: readonly string[], values: FilledSheet['values'] = {}): void {
    const filled: FilledSheet = {
      id: Date.now().toString(36),
      title: sheet.title,
      scenario: sheet.scenario,
      begun: new Date().toISOString(),
      names,
      values,
      ties: [],
    }
    this.keep([filled, ...this.all.filter(isFilledIn)].slice(0, MOST))
    this.chosen = filled.id
  }

  fill(source: string, side: number, value: number | null): void {
    this.change(({ values }) => ({
      values: { ...values, [source]: replaced(values[source] ?? [], side, value) },
    }))
  }

  /** Writes 0 wherever nothing stands in the rows. */
  fillRest({ rows }: Sheet): void {
    this.change(({ names, values }) => {
      const whole = (source: string) => names.map((_, side) => values[source]?.[side] ?? 0)
      const own = rows.filter(({ mostOf }) => !mostOf)
      return { values: Object.fromEntries(own.map(({ source }) => [source, whole(source)])) }
    })
  }

  breakTie(side: number, value: number | null): void {
    this.change(({ ties }) => ({ ties: replaced(ties, side, value) }))
  }

  call(side: number, name: string): void {
    this.change(({ names }) => ({
      names: names.map((before, other) => (other === side ? name : before)),
    }))
  }

  remove(id: string): void {
    this.keep(this.all.filter((sheet) => sheet.id !== id))
  }

  private change(changes: (sheet: FilledSheet) => Partial<FilledSheet>): void {
    const { chosen } = this
    this.keep(
      this.all.map((sheet) => (sheet.id === chosen ? { ...sheet, ...changes(sheet) } : sheet)),
    )
  }

  /** Empty sheets are forgotten when the page is left. */
  private keep(sheets: readonly FilledSheet[]): void {
    this.all = sheets
    remember(KEPT, sheets.filter(isFilledIn))
  }
}

/** Whether more stands in a sheet than its head start. */
export function isFilledIn({ values }: FilledSheet): boolean {
  return Object.entries(values).some(
    ([source, row]) => source !== HEAD_START && row.some((value) => value !== null),
  )
}

function replaced(
  values: readonly (number | null)[],
  side: number,
  value: number | null,
): (number | null)[] {
  const changed = [...values]
  while (changed.length <= side) changed.push(null)
  changed[side] = value
  return changed
}
