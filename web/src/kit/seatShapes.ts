/** A seat is a shape as well as a colour: circle, square, triangle, diamond, on a grid of 24. */
export const SEAT_SHAPES = [
  '<circle cx="12" cy="12" r="9.5"/>',
  '<rect x="3.4" y="3.4" width="17.2" height="17.2" rx="2"/>',
  '<path d="M12 2.4L22.4 21H1.6z"/>',
  '<path d="M12 1.2L22.8 12 12 22.8 1.2 12z"/>',
]
