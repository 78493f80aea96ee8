/** Loading the page anew, without doing so for ever. */

const KEPT = 'fireside-reloaded'
const A_WHILE = 20_000

/** Whether the page has just been loaded anew. */
export function isFresh(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEPT)) < A_WHILE
  } catch {
    return true
  }
}

export function reload(): void {
  try {
    sessionStorage.setItem(KEPT, String(Date.now()))
  } catch {
    // Without a memory the page is loaded all the same.
  }
  location.reload()
}
