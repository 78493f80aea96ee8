/** Printed games on their way into the series (B22) on the server: this browser keeps them until it
 * has heard of them, and what it knew of the series last. */

import { ApiError, countPrinted, ownSeries, takeOutPrinted } from '../api'
import type { Series, SeriesGame } from '../wire'
import { recall, remember } from './kept'

const WAITING = 'series'
const GONE = 'series-gone'
const KNOWN = 'series-known'

export class PrintedGames {
  private waiting = $state.raw<readonly SeriesGame[]>(recall<SeriesGame[]>(WAITING) ?? []) // to be told
  private gone = $state.raw<readonly string[]>(recall<string[]>(GONE) ?? []) // sheets to be taken out
  private known = $state.raw<readonly SeriesGame[]>(recall<SeriesGame[]>(KNOWN) ?? []) // as the server said last
  private exchanging: Promise<unknown> = Promise.resolve() // one after the other

  /** All games of the series, the newest last. */
  all = $derived.by(() => {
    const changed = new Set([...this.gone, ...this.waiting.map(({ sheet }) => sheet)])
    const games = [...this.known.filter(({ sheet }) => !changed.has(sheet)), ...this.waiting]
    return games.sort((one, other) => Date.parse(one.finished) - Date.parse(other.finished))
  })

  /** Whether the server has not heard of a game yet. */
  waits(game: SeriesGame): boolean {
    return this.waiting.includes(game)
  }

  count(game: SeriesGame): void {
    this.keepGone(this.gone.filter((sheet) => sheet !== game.sheet))
    this.keepWaiting([...this.waiting.filter(({ sheet }) => sheet !== game.sheet), game])
  }

  takeOut(sheet: string): void {
    this.keepWaiting(this.waiting.filter((game) => game.sheet !== sheet))
    if (this.known.some((game) => game.sheet === sheet)) this.keepGone([...this.gone, sheet])
  }

  /** Tells the server what it has not heard of, and hears how the series stands; fails without a connection. */
  exchange(): Promise<Series> {
    const exchanged = this.exchanging.then(() => this.tell())
    this.exchanging = exchanged.catch(() => undefined)
    return exchanged
  }

  private async tell(): Promise<Series> {
    const refused = new Set<string>() // for another time
    const next = () => this.waiting.find(({ sheet }) => !refused.has(sheet))
    for (let game = next(); game; game = next()) {
      const { sheet, handicap, points, tom, finished } = game
      const told = await answered(countPrinted(sheet, { handicap, points, tom, finished }))
      if (!told) refused.add(sheet)
      else if (this.waits(game)) {
        this.know(told)
        this.keepWaiting(this.waiting.filter((other) => other !== game))
      }
    }
    for (const sheet of this.gone) {
      await answered(takeOutPrinted(sheet))
      this.keepGone(this.gone.filter((other) => other !== sheet))
    }
    const series = await ownSeries()
    this.know(series)
    return series
  }

  private know({ games }: Series): void {
    this.known = games
    remember(KNOWN, games)
  }

  private keepWaiting(games: readonly SeriesGame[]): void {
    this.waiting = games
    remember(WAITING, games)
  }

  private keepGone(sheets: readonly string[]): void {
    this.gone = sheets
    remember(GONE, sheets)
  }
}

/** What the server answers; null where it refuses. */
async function answered(asked: Promise<Series>): Promise<Series | null> {
  try {
    return await asked
  } catch (problem) {
    if (problem instanceof ApiError) return null
    throw problem
  }
}
