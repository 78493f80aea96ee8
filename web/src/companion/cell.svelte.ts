/** The cell of a score sheet that is being filled in. */

export class Cell {
  source = $state('')
  side = $state(0)
  tie = $state(false) // it is one of those that break a tie

  enter(source: string, side: number, tie = false): void {
    this.source = source
    this.side = side
    this.tie = tie
  }

  leave(): void {
    this.source = ''
    this.tie = false
  }

  is(source: string, side: number, tie = false): boolean {
    return this.source === source && this.side === side && this.tie === tie
  }
}
