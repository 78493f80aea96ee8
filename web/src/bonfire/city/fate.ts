/** The fate area of a city: the cells of its tiles, their symbols, and what is connected with what. */

import type { Position } from '../../wire'
import type { Printed } from '../printed'
import { type Direction, type Fate, type LaidTile, STEPS, viewOf } from '../view'
import { happeningsOf } from '../wired'

type Cell = readonly [column: number, row: number]

export function cellsFrom(cell: Cell, direction: Direction): [number, number][] {
  const [across, up] = STEPS[direction]
  return [0, 1, 2].map((step) => [cell[0] + across * step, cell[1] + up * step])
}

/** The symbol in each covered cell, by "column,row". */
export function symbolsOf(fate: Fate, printed: Printed): Map<string, string> {
  const symbols = new Map<string, string>()
  for (const { number, cell, direction } of fate.laid) {
    cellsFrom(cell, direction).forEach((each, index) => {
      symbols.set(each.join(), printed.fate.tiles[number - 1]?.[index] ?? 'ship')
    })
  }
  return symbols
}

/** The column and row of a cell that is called by both. */
export function numbersOf(cell: string): [column: number, row: number] {
  return cell.split(',').map(Number) as [number, number]
}

/** The cells of a tile and those that its symbols are connected with, nearest first. */
export function connected(
  tile: Pick<LaidTile, 'cell' | 'direction'>,
  symbols: ReadonlyMap<string, string>,
): string[] {
  const edge: Cell[] = cellsFrom(tile.cell, tile.direction)
  const found = new Set(edge.map((cell) => cell.join()))
  for (let cell = edge.shift(); cell; cell = edge.shift()) {
    for (const [across, up] of Object.values(STEPS)) {
      const next: Cell = [cell[0] + across, cell[1] + up]
      const same = symbols.get(next.join()) === symbols.get(cell.join())
      if (!same || found.has(next.join())) continue
      found.add(next.join())
      edge.push(next)
    }
  }
  return [...found]
}

/** The tiles of a city that have just been laid: the first one of its area, and every later one. */
export function latelyLaid(seat: number, { events }: Position): LaidTile[] {
  return happeningsOf(events)
    .filter((event) => event.event === 'open' || event.event === 'lay')
    .filter((laid) => laid.seat === seat)
}

/** The cells of a city that flash for what has just happened. */
export function flashing(seat: number, position: Position, printed: Printed): string[] {
  const { fate } = viewOf(position).cities[seat]!
  return latelyLaid(seat, position).flatMap((tile) => connected(tile, symbolsOf(fate, printed)))
}

/** The symbols of a tile as it lies, from left to right or from the top down. */
export function symbolsAsLaid(
  number: number,
  direction: Direction,
  printed: Printed,
): { symbols: string[]; upright: boolean } {
  const symbols = [...(printed.fate.tiles[number - 1] ?? [])]
  if (direction === 'left' || direction === 'up') symbols.reverse()
  return { symbols, upright: direction === 'up' || direction === 'down' }
}
