/** The final scoring as the end of the game shows it. */

/** A source of points: its name, how it scores, and its picture, the inside of an SVG with its view
 * box. */
export interface ScoreLine {
  name: string
  about: string
  art: string
  box: string
}

export interface Scoring {
  sides: number[][] // seats that score together: a column each
  lines: ScoreLine[] // in the order of the view's
  tieBreak: (ScoreLine & { counts: number[] }) | null // by seat; null where equal points are shared
}
