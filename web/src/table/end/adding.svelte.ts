/** The scoring as it adds up: source by source, once for a table, and all at once where things keep
 * still. */

import { settings } from '../../settings.svelte'

const STEP = 620 // milliseconds a source

function name(table: string): string {
  return `fireside-added-${table}`
}

function wasSeen(table: string): boolean {
  try {
    return sessionStorage.getItem(name(table)) !== null
  } catch {
    return false
  }
}

function markSeen(table: string): void {
  try {
    sessionStorage.setItem(name(table), '')
  } catch {
    // Without storage it adds up again.
  }
}

export class Adding {
  shown = $state(0) // so many sources are counted
  private timer = 0

  constructor(
    private readonly table: string,
    private readonly sources: number,
  ) {
    if (settings.still || wasSeen(table)) this.shown = sources
  }

  get done(): boolean {
    return this.shown >= this.sources
  }

  /** Adds up; what it returns stops it. */
  begin(): () => void {
    this.timer = window.setInterval(() => this.step(), STEP)
    if (this.done) this.skip()
    return () => window.clearInterval(this.timer)
  }

  skip(): void {
    this.shown = this.sources
    window.clearInterval(this.timer)
    markSeen(this.table)
  }

  private step(): void {
    this.shown++
    if (this.done) this.skip()
  }
}
