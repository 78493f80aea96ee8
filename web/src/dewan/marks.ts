/** What is drawn on the line of time while a game is looked back at. */

import type { Mark } from '../wire'

const ART: Readonly<Record<string, string>> = {
  camp: '<path fill="var(--mark)" stroke="var(--edge)" stroke-width="1.2" stroke-linejoin="round" d="M12 3.500L22 20.500H2z"/><path fill="var(--edge)" d="M12 11l4.600 9.500H7.400z"/>',
  fulfil:
    '<path fill="var(--glow)" stroke="var(--edge)" stroke-width="1.2" stroke-linejoin="round" d="M12 1.8l3 6.500 7.100.8-5.300 4.800 1.500 7-6.300-3.600-6.300 3.600 1.500-7L1.900 9.100 9 8.300z"/>',
  event:
    '<path fill="var(--lava)" stroke="var(--edge)" stroke-width="1.2" stroke-linejoin="round" d="M12 1.800L22.200 12 12 22.200 1.800 12z"/><path d="M12 7v6.200" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/><circle cx="12" cy="16.600" r="1.500" fill="#fff"/>',
}

export function markArt({ kind }: Mark): string | undefined {
  return ART[kind]
}
