/** The four places of the client, and which of them an address belongs to. */

export const PLACES = [
  ['/', 'frame-place-play'],
  ['/learn', 'frame-place-learn'],
  ['/solo', 'frame-place-solo'],
  ['/records', 'frame-place-records'],
] as const

export function isAt(place: string, path: string): boolean {
  if (place === '/') return path === '/' || path === '/new'
  return path.startsWith(place) || (place === '/solo' && path === '/companion')
}
