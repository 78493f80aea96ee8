/** A fate tile on its way: where it may lie, where it would lie now, and what it would join. */

import type { Option } from '../../wire'
import { cellsFrom, symbolsOf } from './fate'
import type { Table } from '../table.svelte'
import { type Direction, type Fate, STEPS } from '../view'
import { choiceOf, happeningsOf } from '../wired'

export interface Placement {
  option: Option
  direction: Direction
  cells: [number, number][]
}

const CLOCKWISE: readonly Direction[] = ['right', 'down', 'left', 'up']

function covers({ cells }: Placement, cell: string | null): boolean {
  return cells.some((each) => each.join() === cell)
}

export class Laying {
  private table: Table
  private current = $state<number | null>(null)
  private direction = $state<Direction>('right')
  private under: string | null = null // the cell that the pointer is on

  placements = $derived.by<Placement[]>(() =>
    this.table.position.choices.flatMap((option) => {
      const { kind, args } = choiceOf(option)
      if (kind !== 'lay') return []
      const { cell, direction } = args
      return [{ option, direction, cells: cellsFrom(cell, direction) }]
    }),
  )
  active = $derived.by<boolean>(() => this.placements.length > 0)
  /** The tile's symbols; all placements are of one tile, which their outcome names. */
  tile = $derived.by<readonly string[]>(() => {
    const outcome = happeningsOf(this.placements[0]?.option.outcome ?? [])
    const told = outcome.find((event) => event.event === 'lay')
    const first = this.table.city.fate.supply[0]
    return told?.tile ?? this.table.printed.fate.tiles[(first ?? 1) - 1]!
  })
  ghost = $derived.by<Placement | null>(() => {
    const shown = (choice: number | null): Placement | undefined =>
      this.placements.find((placement) => placement.option.choice === choice)
    return shown(this.table.hovered) ?? shown(this.current) ?? null
  })

  constructor(table: Table) {
    this.table = table
  }

  private show(placement: Placement | undefined): void {
    if (!placement) return
    this.current = placement.option.choice
    this.table.tell(placement.option.choice)
  }

  /** The pointer comes to a cell: the tile follows. One that is turned under a pointer at rest stays turned. */
  over(column: number, row: number): void {
    const here = `${column},${row}`
    if (here !== this.under) this.to(column, row)
    this.under = here
  }

  /** Shows the tile on a cell, the same way round if possible. */
  to(column: number, row: number): void {
    const here = `${column},${row}`
    const rank = ({ direction, cells }: Placement): number =>
      (direction === this.direction ? 0 : 2) + (cells[1]!.join() === here ? 0 : 1)
    const covering = this.placements.filter((placement) => covers(placement, here))
    this.show(covering.sort((one, other) => rank(one) - rank(other))[0])
  }

  /** Turns the tile clockwise about its middle, and keeps it under the pointer, both where it can. */
  turn(): void {
    const from = this.ghost
    if (!from) {
      this.show(this.placements[0])
      return
    }
    const middle = from.cells[1]!
    const away = ({ cells }: Placement): number =>
      Math.abs(cells[1]![0] - middle[0]) + Math.abs(cells[1]![1] - middle[1])
    const start = CLOCKWISE.indexOf(from.direction)
    const turned = [1, 2, 3, 4].flatMap((step) =>
      this.placements
        .filter(({ direction }) => direction === CLOCKWISE[(start + step) % 4])
        .sort((one, other) => away(one) - away(other)),
    )
    const next = turned.find(
      (placement) => placement.direction !== from.direction && covers(placement, this.under),
    )
    this.direction = (next ?? turned[0]!).direction
    this.show(next ?? turned[0])
  }

  /** Moves the tile one way to the nearest place where it may lie. */
  nudge(across: number, up: number): void {
    const from = this.ghost
    if (!from) {
      this.show(this.placements[0])
      return
    }
    const middle = from.cells[1]!
    const distance = ({ cells, direction }: Placement): number => {
      const dx = cells[1]![0] - middle[0]
      const dy = cells[1]![1] - middle[1]
      const ahead = dx * across + dy * up
      const aside = Math.abs(dx * up) + Math.abs(dy * across)
      return ahead <= 0 ? Infinity : ahead + 2 * aside + (direction === from.direction ? 0 : 6)
    }
    const best = [...this.placements].sort((one, other) => distance(one) - distance(other))[0]
    if (best && distance(best) < Infinity) this.show(best)
  }

  forget(): void {
    this.current = null
    this.under = null
  }

  /** Lays the tile where its ghost is; without one, shows it first. */
  lay(): void {
    if (this.ghost) this.table.choose(this.ghost.option.choice)
    else this.show(this.placements[0])
  }

  /** The laid cells that the ghost's symbols would be connected with. */
  joined(fate: Fate): string[] {
    if (!this.ghost) return []
    const symbols = symbolsOf(fate, this.table.printed)
    const found = new Set<string>()
    this.ghost.cells.forEach((cell, index) => {
      const edge = [cell]
      while (edge.length > 0) {
        const [column, row] = edge.pop()!
        for (const [across, up] of Object.values(STEPS)) {
          const next: [number, number] = [column + across, row + up]
          if (symbols.get(next.join()) !== this.tile[index] || found.has(next.join())) continue
          found.add(next.join())
          edge.push(next)
        }
      }
    })
    return [...found]
  }
}
