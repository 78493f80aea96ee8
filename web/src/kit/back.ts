/** The back button of a phone closes what lies over the page, and only then leaves the page. */

let count = 0
let leaving = 0 // a timer: what lay there is gone, and something else may take its place at once

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
  if (leaving) {
    window.clearTimeout(leaving)
    leaving = 0
    history.replaceState({ layer }, '')
  } else history.pushState({ layer }, '')
  window.addEventListener('popstate', onpopstate)
  return () => {
    window.removeEventListener('popstate', onpopstate)
    if (popped || !isOnTop()) return
    leaving = window.setTimeout(() => {
      leaving = 0
      if (isOnTop()) history.back()
    })
  }
}
