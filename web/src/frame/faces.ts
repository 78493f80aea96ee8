/** How the titles show themselves on the start page and in lists. */

import type { EmblemName } from './emblems'

export interface TitleFace {
  emblem: EmblemName
  minutes: number
  steps: EmblemName[]
  playersFor: Record<string, number> // variants that are for one number of players only
  picture: () => Promise<string>
}

export const FACES: Record<string, TitleFace> = {
  bonfire: {
    emblem: 'bonfire',
    minutes: 60,
    steps: ['ship', 'portal', 'bonfire'],
    playersFor: {},
    picture: async () => (await import('./pictures/bonfire.svg?raw')).default,
  },
  dewan: {
    emblem: 'dewan',
    minutes: 30,
    steps: ['cards', 'dewan', 'stories'],
    playersFor: { team: 4 },
    picture: async () => (await import('./pictures/dewan.svg?raw')).default,
  },
}
