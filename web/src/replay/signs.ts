/** The signs of looking back, drawn on a grid of 24: buttons, and marks on the line of time. */

const LINE =
  'fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"'

export const SIGNS = {
  first: `<path d="M18 5l-7 7 7 7M6.5 5v14" ${LINE}/>`,
  turnBack: `<path d="M12 5l-7 7 7 7M19.5 5l-7 7 7 7" ${LINE}/>`,
  back: `<path d="M15 5l-7 7 7 7" ${LINE}/>`,
  on: `<path d="M9 5l7 7-7 7" ${LINE}/>`,
  turnOn: `<path d="M12 5l7 7-7 7M4.5 5l7 7-7 7" ${LINE}/>`,
  last: `<path d="M6 5l7 7-7 7M17.5 5v14" ${LINE}/>`,
  pause:
    '<path d="M6.5 4.500h4v15h-4zM13.500 4.500h4v15h-4z" fill="currentColor" stroke="currentColor" stroke-linejoin="round"/>',
  clock:
    '<circle cx="12" cy="12" r="8.6" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M12 7.2V12l3.4 2.2" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  whatIf:
    '<path d="M4 18.5c5 0 7-1.5 8.5-6.5S16 5.5 20 5.5M12.5 12c1.5 4.5 3.5 6.5 7.5 6.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><path d="M17.5 2.8L20.4 5.5l-2.9 2.7M17.5 15.8l2.9 2.7-2.9 2.7" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  up: '<path d="M12 15.4v-11M7.6 8.600L12 4.400l4.4 4.200M5 16.6v1.8a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-1.8" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
} as const

export type SignName = keyof typeof SIGNS

const ONE =
  'M12.4 2c.3 4.7 5.6 7 5.6 12.7 0 4-2.6 7.1-6 7.1s-6-3-6-7c0-3.1 1.7-4.9 2.9-7 .9 1 1.3 2 1.3 3.3C12 8.5 12.9 5.6 12.4 2z'
const TWO =
  'M7.6 3.2c.2 3.7 2.9 4.8 3.9 8 1.5-2.6 3.7-5.2 3.5-9.4 3.2 3.3 5.2 7.4 5.2 11.9 0 4.7-3.6 8-8.2 8s-8.2-3.2-8.2-7.7c0-3.8 2.4-7.2 3.8-10.8z'
const THREE =
  'M4.2 6.8c1.2 1.2 2 2.4 2.5 4.2 2.2-2.5 4.3-5.5 4.6-9.6 2.9 2.7 4.9 5.7 5.5 9 .9-1.4 1.8-2.9 2-5 2.2 3.2 3 6.1 2.8 8.9-.4 4.5-4.4 7.5-9.5 7.5S2.7 18.7 2.3 14.4C2 11.6 3 9.2 4.2 6.8z'

function fire(colour: string, shape: string): string {
  const flame = `<path fill="var(--${colour}-fire)" stroke="var(--edge)" stroke-width="1.2" stroke-linejoin="round" d="${shape}"/>`
  return `${flame}<path fill="#fff3cf" opacity=".9" transform="translate(12 21.5) scale(.52) translate(-12 -21.5)" d="${shape}"/>`
}

/** What is drawn for a mark, by its kind; a bonfire has as many tongues as its colour says. */
export const MARKS: Record<string, string> = {
  'light blue': fire('blue', ONE),
  'light red': fire('red', TWO),
  'light yellow': fire('yellow', THREE),
  'council novice':
    '<g style="color: var(--seat-3-ink)"><path fill="none" stroke="currentColor" stroke-width="2" d="M4 20a8 8 0 0 1 16 0"/><g fill="currentColor"><circle cx="12" cy="5" r="2.3"/><circle cx="5.3" cy="8.5" r="2"/><circle cx="18.7" cy="8.5" r="2"/><path d="M8.5 20a3.5 3.5 0 0 1 7 0z"/></g></g>',
  camp: '<path fill="var(--mark)" stroke="var(--edge)" stroke-width="1.2" stroke-linejoin="round" d="M12 3.500L22 20.500H2z"/><path fill="var(--edge)" d="M12 11l4.600 9.500H7.400z"/>',
  fulfil:
    '<path fill="var(--glow)" stroke="var(--edge)" stroke-width="1.2" stroke-linejoin="round" d="M12 1.8l3 6.500 7.100.8-5.300 4.800 1.500 7-6.300-3.600-6.300 3.600 1.500-7L1.900 9.100 9 8.300z"/>',
  event:
    '<path fill="var(--lava)" stroke="var(--edge)" stroke-width="1.2" stroke-linejoin="round" d="M12 1.800L22.200 12 12 22.200 1.800 12z"/><path d="M12 7v6.200" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/><circle cx="12" cy="16.600" r="1.500" fill="#fff"/>',
}
