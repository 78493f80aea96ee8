/** The companion is kept in this browser, with its words: first those in the language of the settings. */

import type { Language } from '../settings.svelte'

/** Hands over to the service worker once the page has come, and to the worker of a newer build when that takes
 * over; browsers without one need the server. */
export async function keepForOffline(language: Language): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  await loaded()
  try {
    workers.oncontrollerchange = () => workers.controller?.postMessage({ language })
    await workers.register('/service-worker.js')
    const { active } = await workers.ready
    active?.postMessage({ language })
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((done) => window.addEventListener('load', () => done(), { once: true }))
}
