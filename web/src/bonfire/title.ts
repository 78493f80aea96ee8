/** Bonfire, as others may ask for it: what is small at once, the rest when it is needed. */

import { needWords } from '../i18n'
import type { Title } from '../titles'

async function board() {
  const [board, sign, { wordsFor }, { directorFor }, { markArt }, { laidView }] = await Promise.all(
    [
      import('./board/Board.svelte'),
      import('./pieces/Sign.svelte'),
      import('./words/words'),
      import('./flights/flights'),
      import('./marks'),
      import('./laid'),
      needWords('bonfire/game'),
    ],
  )
  return {
    Board: board.default,
    Sign: sign.default,
    wordsFor,
    directorFor,
    markArt,
    hiddenHands: false,
    laidView,
  }
}

export const title: Title = {
  minutes: 60,
  lessonMinutes: 10,
  steps: ['ship', 'portal', 'bonfire'],
  playersFor: {},
  letter: 'B',
  sources: 'bonfire-scoring',
  solo: true,
  emblems: {
    bonfire: {
      box: '0 0 24 24',
      drawing:
        '<path fill="var(--yellow-fire)" stroke="var(--edge)" stroke-width="1.2" stroke-linejoin="round" d="M4.2 6.8c1.2 1.2 2 2.4 2.5 4.2 2.2-2.5 4.3-5.5 4.6-9.6 2.9 2.7 4.9 5.7 5.5 9 .9-1.4 1.8-2.9 2-5 2.2 3.2 3 6.1 2.8 8.9-.4 4.5-4.4 7.5-9.5 7.5S2.7 18.7 2.3 14.4C2 11.6 3 9.2 4.2 6.8z"/><g transform="translate(12 21.5) scale(.52) translate(-12 -21.5)" fill="#fff3cf" opacity=".9"><path fill="#fff3cf" d="M4.2 6.8c1.2 1.2 2 2.4 2.5 4.2 2.2-2.5 4.3-5.5 4.6-9.6 2.9 2.7 4.9 5.7 5.5 9 .9-1.4 1.8-2.9 2-5 2.2 3.2 3 6.1 2.8 8.9-.4 4.5-4.4 7.5-9.5 7.5S2.7 18.7 2.3 14.4C2 11.6 3 9.2 4.2 6.8z"/></g>',
    },
    portal: {
      box: '0 0 24 24',
      drawing:
        '<g fill="var(--portal)" stroke="var(--edge)" stroke-width="3.6" stroke-linejoin="round"><polygon points="22.4,12.00 17.2,21.01 6.8,21.01 1.6,12.00 6.8,2.99 17.2,2.99"/></g><g fill="var(--portal)" stroke="var(--portal-light)" stroke-width="1.7" stroke-linejoin="round"><polygon points="22.4,12.00 17.2,21.01 6.8,21.01 1.6,12.00 6.8,2.99 17.2,2.99"/></g><g transform="translate(12 12) scale(.48) translate(-12 -12)" fill="var(--portal-light)" opacity=".55"><polygon points="22.4,12.00 17.2,21.01 6.8,21.01 1.6,12.00 6.8,2.99 17.2,2.99"/></g>',
    },
    ship: {
      box: '0 0 32 28',
      drawing:
        '<path d="M14.6 1.5c.4 6-2.8 11.4-9.8 15.5h9.8z" fill="#fff6e2" stroke="var(--edge)" stroke-width="1"/><path d="M16.6 2.5c6.4 3 10.3 8 11 14.5h-11z" fill="var(--seat-0)" stroke="var(--edge)" stroke-width="1"/><path d="M15.6 1v18" stroke="var(--edge)" stroke-width="1.6"/><path d="M2 18.8h28l-3.8 6.4c-.7 1.1-1.7 1.8-3 1.8H8.8c-1.3 0-2.3-.7-3-1.8z" fill="var(--seat-0)" stroke="var(--edge)" stroke-width="1.2" stroke-linejoin="round"/><path d="M4.3 20.8h23.4" stroke="#fff" stroke-opacity=".4" stroke-width="1.2"/><circle cx="21" cy="12.3" r="2.6" fill="#fff"/><circle cx="16" cy="23.5" r="2.1" fill="#fff"/>',
    },
  },
  fronts: {
    sea: ['sea'],
    'great-bonfire': ['bonfire'],
    displays: ['bonfire'],
    'council-tasks': ['bonfire', 'paths'],
    paths: ['bonfire', 'paths'],
    gnomes: ['bonfire', 'gnomes'],
    others: ['others'],
    island: ['sea'],
    city: ['city'],
    'fate-area': ['city'],
    'fate-supply': ['city'],
    offerings: ['city'],
    token: ['city'],
    place: ['city'],
    gap: ['city'],
    guardian: ['city'],
  },
  board,
  picture: async () => (await import('./picture.svg?raw')).default,
  rulePictures: async () => (await import('./rules/rulePictures')).rulePictures,
  reading: async () => (await import('./spoken/board')).readBoard,
}
