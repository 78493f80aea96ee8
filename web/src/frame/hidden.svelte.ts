/** Tables that somebody no longer wants to see in their list, remembered in this browser. The tables stay. */

const KEPT = 'fireside-hidden-tables'

class Hidden {
  private ids = $state.raw<readonly string[]>(recall())

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
    try {
      localStorage.setItem(KEPT, JSON.stringify(ids))
    } catch {
      // A browser that keeps nothing hides them until the page is loaded anew.
    }
  }
}

function recall(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as string[]
  } catch {
    return []
  }
}

export const hidden = new Hidden()
