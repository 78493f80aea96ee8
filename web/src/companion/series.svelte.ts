/** The handicap series (B22) beside the printed game: games of the box and of the tables here, one after the other. */

import type { CompanionTom, SeriesGame } from '../wire'
import { PrintedGames } from './printedGames.svelte'

export type Outcome = SeriesGame['outcome']

export class CompanionSeries {
  private readonly printed = new PrintedGames()

  constructor(private readonly told: () => CompanionTom) {}

  private get facts(): CompanionTom {
    return this.told()
  }

  /** The newest last. */
  get games(): readonly SeriesGame[] {
    return this.printed.all
  }

  /** The handicap of the next game. */
  get handicap(): number {
    return this.games.at(-1)?.next ?? this.facts.firstHandicap
  }

  /** The highest handicap that a game was won with. */
  get best(): number | null {
    const won = this.games
      .filter(({ outcome }) => outcome === 'win')
      .map(({ handicap }) => handicap)
    return won.length ? Math.max(...won) : null
  }

  next(handicap: number, outcome: Outcome): number {
    return handicap + this.facts.changes[outcome]!
  }

  has(sheet: string): boolean {
    return this.games.some((game) => game.sheet === sheet)
  }

  waits(game: SeriesGame): boolean {
    return this.printed.waits(game)
  }

  add(sheet: string, handicap: number, points: number, tom: number): void {
    const outcome = outcomeOf(points, tom)
    const finished = new Date().toISOString()
    const next = this.next(handicap, outcome)
    this.printed.count({ table: '', sheet, handicap, next, outcome, points, tom, finished })
    this.exchange()
  }

  remove(sheet: string): void {
    this.printed.takeOut(sheet)
    this.exchange()
  }

  /** Tells and hears the news, now or when there is a connection again. */
  exchange(): void {
    this.printed.exchange().catch(() => undefined)
  }
}

export function outcomeOf(points: number, tom: number): Outcome {
  if (points === tom) return 'draw'
  return points > tom ? 'win' : 'loss'
}
