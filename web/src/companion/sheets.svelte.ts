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

export class Sheets {
  all = $state.raw<readonly FilledSheet[]>(recall<FilledSheet[]>(KEPT) ?? []) // the newest first
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
  }

  close(): void {
    this.chosen = ''
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
    this.keep([filled, ...this.all].slice(0, MOST))
    this.chosen = filled.id
  }

  fill(source: string, side: number, value: number | null): void {
    this.change(({ values }) => ({ values: { ...values, [source]: replaced(values[source] ?? [], side, value) } }))
  }

  breakTie(side: number, value: number | null): void {
    this.change(({ ties }) => ({ ties: replaced(ties, side, value) }))
  }

  call(side: number, name: string): void {
    this.change(({ names }) => ({ names: names.map((before, other) => (other === side ? name : before)) }))
  }

  remove(id: string): void {
    this.keep(this.all.filter((sheet) => sheet.id !== id))
  }

  private change(changes: (sheet: FilledSheet) => Partial<FilledSheet>): void {
    const { chosen } = this
    this.keep(this.all.map((sheet) => (sheet.id === chosen ? { ...sheet, ...changes(sheet) } : sheet)))
  }

  private keep(sheets: readonly FilledSheet[]): void {
    this.all = sheets
    remember(KEPT, sheets)
  }
}

function replaced(values: readonly (number | null)[], side: number, value: number | null): (number | null)[] {
  const changed = [...values]
  while (changed.length <= side) changed.push(null)
  changed[side] = value
  return changed
}
