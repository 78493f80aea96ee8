/** Icons for counts, scores and effects, each within 20 units around 0,0. */

import type { Effect } from '../printed'
import { camp, initialCamp } from './seats'
import { chip, sign } from './signs'

export const STORY_ICON = `<rect x="-8" y="-8.4" width="16" height="16.8" rx="2.6" fill="var(--dw-hide)" stroke="var(--dw-umber-1)"/><path d="M-7.6,3.4H7.6V6a2,2 0 0 1 -2,2H-5.6a2,2 0 0 1 -2,-2Z" fill="var(--dw-done)"/>${chip('forest', -3.4, -2.4, 3.6)}${chip('mountains', 3.8, -2.4, 3.6)}`
export const HAND_ICON = `<rect x="-7.5" y="-7" width="9" height="13" rx="1.6" fill="var(--dw-umber-1)" stroke="var(--dw-hide-2)" transform="rotate(-12)"/><rect x="-1.5" y="-7" width="9" height="13" rx="1.6" fill="var(--dw-umber)" stroke="var(--dw-hide-2)" transform="rotate(10)"/>`
export const FIRE_ICON = sign('fire')
export const BERRY_ICON = sign('berry')
export const FISH_ICON = sign('fish')

/** The icon of each source of points, in the colours of a seat where camps are shown. */
export function sourceIcon(source: string, seat: number): string {
  const icons: Record<string, string> = {
    stories: STORY_ICON,
    fire: FIRE_ICON,
    'most fire': FIRE_ICON,
    groups: camp(seat, -4, 1, 5.6) + camp(seat, 5, 1, 5.6),
    berries: BERRY_ICON,
    pairs: sign('berry', -4.4, 0, 0.6) + sign('fire', 4.6, 0, 0.6),
    waters: chip('water', -3.6, 0, 5.4) + camp(seat, 4.6, 1, 4.8),
    neighbours: camp(seat, -5, 1, 4.6) + initialCamp((seat + 1) % 4, 4.6, 1, 4.8),
    zones: chip('forest', -4.4, 0, 4.8) + chip('mountains', 4.6, 0, 4.8),
    lakes: chip('water', -3.6, 0, 5.4) + camp(seat, 4.6, 1, 4.8),
    fish: FISH_ICON,
  }
  return icons[source] ?? ''
}

const TUCK = `<path d="M-7,-3H7V7a2,2 0 0 1 -2,2H-5a2,2 0 0 1 -2,-2Z" fill="var(--dw-bone)" stroke="var(--dw-umber-1)"/><path d="M0,6V0M-2.8,2.6L0,-.2L2.8,2.6" fill="none" stroke="var(--dw-umber-1)" stroke-width="1.7"/><rect x="-11" y="-9" width="22" height="6" rx="2" fill="var(--muted)"/>`
const STORY = `<rect x="-9" y="-9" width="18" height="18" rx="3" fill="var(--dw-hide)" stroke="var(--dw-umber-1)"/><path d="M-8.4,3.5H8.4V6.5a2.5,2.5 0 0 1 -2.5,2.5H-5.9a2.5,2.5 0 0 1 -2.5,-2.5Z" fill="var(--dw-umber)"/>${chip('forest', -3.6, -2.6, 3.8)}${chip('mountains', 4, -2.6, 3.8)}`
const END = `${sign('fire', -7, 0, 0.8)}<path d="M4,7V-7L13,-4L4,-1" fill="var(--ember)" stroke="var(--ember)" stroke-width="1.6"/>`

/** What a place of the tribe board does. */
export const EFFECT_ICONS: Record<Effect, string> = { none: '', story: STORY, tuck: TUCK, end: END }
