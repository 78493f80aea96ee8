/** What is drawn on the line of time while a game is looked back at. */

import type { GameEvent } from '../kinds'
import type { Mark } from '../wire'
import { pieceOf } from './pieces/art'
import { happeningsOf } from './wired'

const COUNCIL_NOVICE =
  '<g style="color: var(--seat-3-ink)"><path fill="none" stroke="currentColor" stroke-width="2" d="M4 20a8 8 0 0 1 16 0"/><g fill="currentColor"><circle cx="12" cy="5" r="2.3"/><circle cx="5.3" cy="8.5" r="2"/><circle cx="18.7" cy="8.5" r="2"/><path d="M8.5 20a3.5 3.5 0 0 1 7 0z"/></g></g>'

/** Bonfires have as many tongues as their colour says; a council task shows as the novice that follows it. */
export function markArt({ kind }: Mark, event: GameEvent | undefined): string | undefined {
  if (kind === 'council novice') return COUNCIL_NOVICE
  if (kind !== 'light') return undefined
  const [lit] = happeningsOf(event ? [event] : [])
  const [colour] = (lit?.event === 'light' ? lit.task : 'yellow').split('-')
  return pieceOf(`fire-${colour}`).art || pieceOf('fire-yellow').art
}
