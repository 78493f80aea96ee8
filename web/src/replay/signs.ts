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
