/** Tables that somebody no longer wants to see in their list, remembered in this browser. The tables stay. */

import { recall, remember } from '../../kept'

const KEPT = 'hidden-tables'

class Hidden {
  private ids = $state.raw<readonly string[]>(recall<string[]>(KEPT) ?? [])

  has(id: string): boolean {
    return this.ids.includes(id)
  }

  add(id: string): void {
    this.keep([...this.ids, id])
  }

  clear(): void {
    this.keep([])
  }

  private keep(ids: readonly string[]): void {
    this.ids = ids
    remember(KEPT, ids)
  }
}

export const hidden = new Hidden()
