/** The version of the protocol, and what a page does that was left open while the server was renewed. */

import type { Protocol } from './wire'

export const PROTOCOL: Protocol = 1
const RELOADED = 'fireside-reloaded'

/** Loads the page anew where the server speaks another version: once, should the same old client come again. Whether
 *  that is on its way. */
export function reloads(reason: string | undefined): boolean {
  if (reason !== 'other-protocol') return false
  try {
    if (sessionStorage.getItem(RELOADED) === String(PROTOCOL)) return false
    sessionStorage.setItem(RELOADED, String(PROTOCOL))
  } catch {
    return false // without a memory it might go on for ever
  }
  location.reload()
  return true
}
