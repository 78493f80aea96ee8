/** Where a callout stands: beside what it points at, and never over it. */

export interface Size {
  width: number
  height: number
}

export type Side = 'above' | 'below' | 'left' | 'right' | 'apart'

export interface Place {
  left: number
  top: number
  /** On which side of its target it stands. */
  side: Side
  /** Where along its edge the arrow is. */
  arrow: number
}

const GAP = 18 // between target and callout, for the arrow
const EDGE = 8 // of the window
const CORNER = 26 // an arrow stays away from the corners

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value))

function overlap(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** The four places around a box, their arrows towards the target. */
function beside(box: DOMRect, target: DOMRect, size: Size, room: Size): Place[] {
  const x = target.left + target.width / 2
  const y = target.top + target.height / 2
  const left = clamp(x - size.width / 2, EDGE, room.width - size.width - EDGE)
  const top = clamp(y - size.height / 2, EDGE, room.height - size.height - EDGE)
  const across = clamp(x - left, CORNER, size.width - CORNER)
  const down = clamp(y - top, CORNER, size.height - CORNER)
  return [
    { left, top: box.top - GAP - size.height, side: 'above', arrow: across },
    { left, top: box.bottom + GAP, side: 'below', arrow: across },
    { left: box.right + GAP, top, side: 'right', arrow: down },
    { left: box.left - GAP - size.width, top, side: 'left', arrow: down },
  ]
}

function inTheCorners(size: Size, room: Size): Place[] {
  const right = room.width - size.width - EDGE
  const bottom = room.height - size.height - EDGE
  const places = [
    [EDGE, EDGE],
    [right, EDGE],
    [EDGE, bottom],
    [right, bottom],
  ]
  return places.map(([left, top]) => ({ left: left!, top: top!, side: 'apart', arrow: 0 }))
}

/** The place that hides least: nothing of the targets if that can be, little of what is around them;
 *  without a target, the middle of the window. */
export function placeFor(size: Size, targets: DOMRect[], around: DOMRect[], room: Size): Place {
  const [target] = targets
  const middle = { left: (room.width - size.width) / 2, top: (room.height - size.height) / 2 }
  if (!target) return { ...middle, side: 'apart', arrow: 0 }
  const fits = ({ left, top }: Place): boolean =>
    left >= EDGE &&
    top >= EDGE &&
    left + size.width <= room.width - EDGE &&
    top + size.height <= room.height - EDGE
  const hidden = ({ left, top }: Place): number => {
    const box = new DOMRect(left, top, size.width, size.height)
    const part = (boxes: DOMRect[]) => boxes.reduce((sum, each) => sum + overlap(box, each), 0)
    return 100 * part(targets) + part(around)
  }
  const near = [target, ...around].flatMap((box) => beside(box, target, size, room)).filter(fits)
  const places = [...near, ...inTheCorners(size, room)]
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best))
}
