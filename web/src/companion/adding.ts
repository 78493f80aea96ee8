/** Adding up a score sheet, and who has won. */

import type { Sheet, SheetRow } from '../wire'
import type { FilledSheet } from './sheets.svelte'

export interface Sum {
  totals: number[]
  winners: number[]
  tied: number[] // those with most points, where several have them and something may break the tie
  begun: boolean // something has been filled in
}

/** What stands in a row for each side; some rows follow from another. */
export function pointsIn(row: SheetRow, { names, values }: FilledSheet): (number | null)[] {
  const filled = names.map((_, side) => values[row.mostOf || row.source]?.[side] ?? null)
  if (!row.mostOf) return filled
  const most = Math.max(0, ...filled.map((value) => value ?? 0))
  return filled.map((value) => (most > 0 && value === most ? row.each : value === null ? null : 0))
}

export function sumOf(sheet: Sheet, filled: FilledSheet): Sum {
  const rows = sheet.rows.map((row) => pointsIn(row, filled))
  const sides = filled.names.map((_, side) => side)
  const totals = sides.map((side) => rows.reduce((sum, row) => sum + (row[side] ?? 0), 0))
  const best = sides.filter((side) => totals[side] === Math.max(...totals))
  const tied = sheet.tieBreak && best.length > 1 ? best : []
  const ties = best.map((side) => filled.ties[side] ?? 0)
  const winners = tied.length ? best.filter((_, number) => ties[number] === Math.max(...ties)) : best
  return { totals, winners, tied, begun: rows.some((row) => row.some((value) => value)) }
}

export function sheetOf(sheets: readonly Sheet[], { title, scenario }: FilledSheet): Sheet | undefined {
  return sheets.find((sheet) => sheet.title === title && sheet.scenario === scenario)
}
