/** Adding up a score sheet, and who has won. */

import type { Sheet, SheetRow } from '../wire'
import type { FilledSheet } from './sheets.svelte'

export interface Sum {
  totals: number[]
  winners: number[] // nobody before everything is filled in
  tied: number[] // those with most points, where all is filled in and something may break the tie
  open: number // so many fields are still to be filled in
}

/** What stands in a row for each side; some rows follow from another. */
export function pointsIn(row: SheetRow, { names, values }: FilledSheet): (number | null)[] {
  const filled = names.map((_, side) => values[row.mostOf || row.source]?.[side] ?? null)
  if (!row.mostOf) return filled
  const most = Math.max(0, ...filled.map((value) => value ?? 0))
  return filled.map((value) => (most > 0 && value === most ? row.each : value === null ? null : 0))
}

/** How many fields of the rows are empty; rows that follow from another have none. */
function emptyIn({ rows }: Sheet, filled: FilledSheet): number {
  const fields = rows.filter(({ mostOf }) => !mostOf).flatMap((row) => pointsIn(row, filled))
  return fields.filter((value) => value === null).length
}

export function sumOf(sheet: Sheet, filled: FilledSheet): Sum {
  const rows = sheet.rows.map((row) => pointsIn(row, filled))
  const sides = filled.names.map((_, side) => side)
  const totals = sides.map((side) => rows.reduce((sum, row) => sum + (row[side] ?? 0), 0))
  const best = sides.filter((side) => totals[side] === Math.max(...totals))
  const empty = emptyIn(sheet, filled)
  const tied = sheet.tieBreak && empty === 0 && best.length > 1 ? best : []
  const ties = best.map((side) => filled.ties[side] ?? 0)
  const winners = tied.length
    ? best.filter((_, number) => ties[number] === Math.max(...ties))
    : best
  const open = empty + tied.filter((side) => (filled.ties[side] ?? null) === null).length
  return { totals, winners: open === 0 ? winners : [], tied, open }
}

export function sheetOf(
  sheets: readonly Sheet[],
  { title, scenario }: FilledSheet,
): Sheet | undefined {
  return sheets.find((sheet) => sheet.title === title && sheet.scenario === scenario)
}
