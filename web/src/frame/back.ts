/** The back button of a phone closes what lies over the page, and only then leaves the page. */

let count = 0

/** Call it when something opens; what it returns, when that is gone. */
export function closeWithBack(close: () => void): () => void {
  if (!window.matchMedia('(pointer: coarse)').matches) return () => {}
  const layer = ++count
  const isOnTop = (): boolean => (history.state as { layer?: number } | null)?.layer === layer
  let popped = false
  const onpopstate = (): void => {
    if (popped || isOnTop()) return
    popped = true
    close()
  }
  history.pushState({ layer }, '')
  window.addEventListener('popstate', onpopstate)
  return () => {
    window.removeEventListener('popstate', onpopstate)
    if (!popped && isOnTop()) history.back()
  }
}
