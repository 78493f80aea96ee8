/** A fire that burns well, on a grid of 24. */

const SHAPE =
  'M4.2 6.8c1.2 1.2 2 2.4 2.5 4.2 2.2-2.5 4.3-5.5 4.6-9.6 2.9 2.7 4.9 5.7 5.5 9 .9-1.4 1.8-2.9 2-5 2.2 3.2 3 6.1 2.8 8.9-.4 4.5-4.4 7.5-9.5 7.5S2.7 18.7 2.3 14.4C2 11.6 3 9.2 4.2 6.8z'

export const FLAME = `<path fill="var(--yellow-fire)" stroke="var(--edge)" stroke-width="1.2" stroke-linejoin="round" d="${SHAPE}"/><path fill="#fff3cf" opacity=".9" transform="translate(12 21.5) scale(.52) translate(-12 -21.5)" d="${SHAPE}"/>`
