/** Work that may wait until the picture stands. */

const LATEST = 100 // milliseconds after which it is done, however busy the browser

/** Does it when the browser has time, unless it is called off before. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: LATEST })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work)
  return () => clearTimeout(timer)
}

/** Comes when the browser has time. */
export function idle(): Promise<void> {
  return new Promise((come) => whenIdle(come))
}
