/** The handicap series of games with the printed Bonfire (B22), kept in this browser. */

import type { CompanionTom } from '../wire'
import { recall, remember } from './kept'

export type Outcome = 'win' | 'loss' | 'draw'

export interface PrintedGame {
  sheet: string
  finished: string
  handicap: number
  next: number
  outcome: Outcome
  points: number
  tom: number
}

const KEPT = 'series'

export class PrintedSeries {
  games = $state.raw<readonly PrintedGame[]>(recall<PrintedGame[]>(KEPT) ?? []) // the newest last

  constructor(private readonly told: () => CompanionTom) {}

  private get facts(): CompanionTom {
    return this.told()
  }

  /** The handicap of the next game. */
  get handicap(): number {
    return this.games.at(-1)?.next ?? this.facts.firstHandicap
  }

  /** The highest handicap that a game was won with. */
  get best(): number | null {
    const won = this.games.filter(({ outcome }) => outcome === 'win').map(({ handicap }) => handicap)
    return won.length ? Math.max(...won) : null
  }

  next(handicap: number, outcome: Outcome): number {
    return handicap + this.facts.changes[outcome]!
  }

  has(sheet: string): boolean {
    return this.games.some((game) => game.sheet === sheet)
  }

  add(sheet: string, handicap: number, points: number, tom: number): void {
    const outcome = outcomeOf(points, tom)
    const finished = new Date().toISOString()
    const game = { sheet, finished, handicap, next: this.next(handicap, outcome), outcome, points, tom }
    this.keep([...this.games.filter((other) => other.sheet !== sheet), game])
  }

  remove(sheet: string): void {
    this.keep(this.games.filter((game) => game.sheet !== sheet))
  }

  beginAnew(): void {
    this.keep([])
  }

  private keep(games: readonly PrintedGame[]): void {
    this.games = games
    remember(KEPT, games)
  }
}

export function outcomeOf(points: number, tom: number): Outcome {
  if (points === tom) return 'draw'
  return points > tom ? 'win' : 'loss'
}
