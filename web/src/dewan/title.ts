/** Dewan, as others may ask for it: what is small at once, the rest when it is needed. */

import { needWords } from '../i18n'
import type { Title } from '../titles'

async function board() {
  const [board, sign, { wordsFor }, { directorFor }, { markArt }] = await Promise.all([
    import('./board/Board.svelte'),
    import('./art/Sign.svelte'),
    import('./words/words'),
    import('./flights/flights'),
    import('./marks'),
    needWords('dewan/game'),
  ])
  return {
    Board: board.default,
    Sign: sign.default,
    wordsFor,
    directorFor,
    markArt,
    hiddenHands: true,
  }
}

export const title: Title = {
  minutes: 30,
  lessonMinutes: 7,
  steps: ['cards', 'dewan', 'stories'],
  playersFor: { team: 4 },
  letter: 'D',
  sources: 'dewan-score',
  emblems: {
    dewan: {
      box: '0 0 32 32',
      drawing:
        '<path d="M13.5 3l3.5 5.500M18.5 3L15 8.5" stroke="#8a6846" stroke-width="1.8" stroke-linecap="round"/><path d="M16 7l12 20.500H4z" fill="#efe0bf" stroke="var(--edge)" stroke-width="1.2" stroke-linejoin="round"/><path d="M16 7l12 20.500h-8z" fill="#cdb488"/><path d="M7.5 21.500h17l1.7 3H5.800z" fill="var(--seat-0)"/><path d="M16 15l4.5 12.500h-9z" fill="var(--glow)" stroke="var(--edge)" stroke-width="1"/>',
    },
    cards: {
      box: '0 0 32 32',
      drawing:
        '<g stroke="var(--edge)" stroke-width="1"><rect x="4" y="6" width="14" height="20" rx="2.5" fill="#fbf3e0" transform="rotate(-8 11 16)"/><rect x="5.6" y="7.6" width="10.8" height="16.8" rx="1.5" fill="var(--desert)" stroke="none" transform="rotate(-8 11 16)"/></g><g transform="rotate(8 21 17)"><rect x="14" y="7" width="14" height="20" rx="2.5" fill="#fbf3e0" stroke="var(--edge)"/><rect x="15.6" y="8.6" width="10.8" height="16.8" rx="1.5" fill="var(--forest)"/><path d="M21 11.500l4 6h-2l2.5 4h-9l2.5-4h-2z" fill="#fffaf0"/></g>',
    },
    stories: {
      box: '0 0 32 32',
      drawing:
        '<path d="M4 4.500q12-1.5 24 0 1.5 11.5 0 23-12 1.5-24 0-1.5-11.5 0-23z" fill="#efe0bf" stroke="#6b4c33" stroke-width="1.2"/><path d="M3.6 21.500h24.800l-.4 6q-12 1.5-24 0z" fill="#2b6a45"/><path d="M10.5 7l4 2.300v4.600l-4 2.3-4-2.300V9.300z" fill="var(--forest)"/><path d="M21.5 7l4 2.300v4.600l-4 2.3-4-2.300V9.300z" fill="var(--badlands)"/><path d="M12.5 24.800l2.5 2.2 4.5-4.5" fill="none" stroke="#fff" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
    },
  },
  fronts: {
    map: [''],
    row: [''],
    hand: [''],
    space: [''],
    stories: ['stories'],
    tribe: ['own'],
    scores: ['scores'],
  },
  board,
  picture: async () => (await import('./picture.svg?raw')).default,
  rulePictures: async () => (await import('./rules/rulePictures')).rulePictures,
  reading: async () => (await import('./spoken/board')).readBoard,
}
