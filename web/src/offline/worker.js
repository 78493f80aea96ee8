/** The service worker: the companion works without a connection, everything else says that it needs one.
 *
 * The build writes BUILD, FILES and WORDS above this text (`offline.ts` beside vite.config.ts). Files named
 * by their contents never change, so an old page finds its own in the cache of the build before; the page
 * itself is always that of the cache's own build. Of the server's answers only the printed games' are kept. */

const PREFIX = 'fireside-'
const CACHE = PREFIX + BUILD
const PAGE = '/'
const PRINTED = '/api/companion'
const ANSWERED_BY_SERVER = /^\/(api|seat|watch|ws)\//
const PATIENCE = 6000

self.addEventListener('install', (event) => {
  event.waitUntil(keep([PAGE, PRINTED, ...FILES]).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  const chosen = WORDS[event.data.language] ?? []
  event.waitUntil(keep(chosen).then(() => keep(Object.values(WORDS).flat())))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname === PRINTED) event.respondWith(newest(request, PRINTED))
  else if (ANSWERED_BY_SERVER.test(pathname)) return
  else if (request.mode === 'navigate') event.respondWith(newest(request, PAGE))
  else if (pathname.startsWith('/assets/') || FILES.includes(pathname))
    event.respondWith(kept(request))
})

/** Keeps what is not kept yet. */
async function keep(addresses) {
  const cache = await caches.open(CACHE)
  const there = await Promise.all(addresses.map((address) => cache.match(address)))
  await cache.addAll(addresses.filter((_, number) => !there[number]))
}

/** Forgets all builds but this one and the one before, whose pages may still be open. */
async function tidy() {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)))
}

/** A file that never changes: from any cache, or fetched and kept. */
async function kept(request) {
  const found = (await caches.match(request, { cacheName: CACHE })) ?? (await caches.match(request))
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}

/** What the server says, or what is kept where it cannot be reached. */
async function newest(request, address) {
  const before = await caches.match(address, { cacheName: CACHE })
  const answer = fetch(request)
  if (!before) return answer
  const late = new Promise((done) => setTimeout(() => done(before), PATIENCE))
  return Promise.race([answer.catch(() => before), late])
}
