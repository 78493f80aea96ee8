/** What spaces are called: a letter for the column, counted from the left, a number for the row, from the top. */

import type { Place, Space } from '../view'

const LETTERS = 26

interface Corner {
  column: number
  row: number
}

const corners = new WeakMap<Space[], Corner>()

/** Columns stand upright; every other one is half a space lower. */
function rowOf([column, down]: Place): number {
  return down + Math.floor(column / 2)
}

function cornerOf(spaces: Space[]): Corner {
  const known = corners.get(spaces)
  if (known) return known
  const column = Math.min(...spaces.map(({ at }) => at[0]))
  const row = Math.min(...spaces.map(({ at }) => rowOf(at)))
  corners.set(spaces, { column, row })
  return { column, row }
}

/** The column and the row of a space on its map: "C" and 4. */
export function gridOf(at: Place, spaces: Space[]): { column: string; row: number } {
  const corner = cornerOf(spaces)
  const letter = String.fromCharCode(65 + ((at[0] - corner.column) % LETTERS))
  return { column: letter, row: rowOf(at) - corner.row + 1 }
}
