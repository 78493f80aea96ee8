/** Where what floats over the table goes, tips and menus alike: beside what it is about, and clear of what somebody
 *  decides on. One rule for all of them. */

import { seenBoxes } from './boxes'

/** What somebody decides on: what can be chosen or is being paid for, what counts for a task that is pointed at, and
 *  whatever a board marks besides. */
export const DECIDED = [
  '.lit',
  '.cell-lit',
  '.chosen',
  '.paid',
  '.due',
  '.thing:is(.there, .missing, .bought, .changing)',
  '[data-decided]',
]
  .map((what) => `main.board ${what}`)
  .concat('.table > header', 'main.board .tabs', '[role=tooltip]', '[role=menu]', '.toast') // nor on each other
  .join()

export interface Size {
  width: number
  height: number
}

export interface Corner {
  left: number
  top: number
}

const GAP = 8 // pixels to what it is about
const APART = 3 // pixels to all else that is to be seen
const STEP = 16 // pixels between the places that are tried
const OWN = 20 // what it is about counts so many times when it is hidden

function grown({ left, top, width, height }: DOMRect, by: number): DOMRect {
  return new DOMRect(left - by, top - by, width + 2 * by, height + 2 * by)
}

function overlap(one: DOMRect, other: DOMRect): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > 0 && down > 0 ? across * down : 0
}

/** How far a box lies from another, and, where several are as near, from the middle of its sides. */
function distance(box: DOMRect, anchor: DOMRect): number {
  const across = Math.max(box.left - anchor.right, anchor.left - box.right, 0)
  const down = Math.max(box.top - anchor.bottom, anchor.top - box.bottom, 0)
  const [x, y] = [
    box.left + box.width / 2 - anchor.left - anchor.width / 2,
    box.top + box.height / 2 - anchor.top - anchor.height / 2,
  ]
  return Math.hypot(across, down) + 0.2 * Math.hypot(x, y)
}

/** The numbers from one to another, so far apart, and some more where they lie between. */
function steps(from: number, to: number, also: number[]): number[] {
  const last = Math.max(from, to)
  const count = Math.floor((last - from) / STEP)
  return [
    ...Array.from({ length: count + 1 }, (_, step) => from + step * STEP),
    last,
    ...also.filter((one) => one > from && one < last),
  ]
}

/** The corner of the room from which a box of this size hides the least, the nearest of them to its anchor. */
export function cornerFor(
  { width, height }: Size,
  anchor: DOMRect,
  clear: DOMRect[],
  room: DOMRect,
): Corner {
  const around = grown(anchor, GAP)
  const kept = clear.map((box) => grown(box, APART))
  const lefts = steps(room.left, room.right - width, [
    around.left - width,
    around.right,
    anchor.left + (anchor.width - width) / 2,
  ])
  const tops = steps(room.top, room.bottom - height, [
    around.top - height,
    around.bottom,
    anchor.top + (anchor.height - height) / 2,
  ])
  const boxes = lefts.flatMap((left) => tops.map((top) => new DOMRect(left, top, width, height)))
  const tried = boxes
    .map((box) => ({ box, far: distance(box, anchor) }))
    .sort((one, other) => one.far - other.far)
  let best = tried[0]!.box
  let least = Infinity
  for (const { box } of tried) {
    const hidden = kept.reduce((sum, each) => sum + overlap(box, each), OWN * overlap(box, around))
    if (hidden < least) [best, least] = [box, hidden]
    if (least === 0) break
  }
  return { left: best.left, top: best.top }
}

/** Where there is room: in the window above the bar, which says what is asked. */
function roomOf(): DOMRect {
  const end =
    document.querySelector('.table > .bar')?.getBoundingClientRect().top ?? window.innerHeight
  return new DOMRect(GAP, GAP / 2, window.innerWidth - 2 * GAP, end - 1.5 * GAP)
}

/** Puts an element beside what it is about. */
export function settle(element: HTMLElement, anchor: DOMRect): void {
  const size = { width: element.offsetWidth, height: element.offsetHeight }
  const others = [...document.querySelectorAll(DECIDED)].filter((other) => !element.contains(other))
  const { left, top } = cornerFor(size, anchor, seenBoxes(others), roomOf())
  Object.assign(element.style, { left: '0', top: '0', right: 'auto', bottom: 'auto' })
  const origin = element.getBoundingClientRect()
  Object.assign(element.style, { left: `${left - origin.left}px`, top: `${top - origin.top}px` })
}

/** The same for as long as it is there, whatever becomes of its size. */
export function beside(anchor: DOMRect): (element: HTMLElement) => () => void {
  return (element) => {
    const observer = new ResizeObserver(() => settle(element, anchor))
    settle(element, anchor)
    observer.observe(element)
    return () => observer.disconnect()
  }
}

/** The same, beside the element around it. */
export function besideParent(element: HTMLElement): () => void {
  return beside(element.parentElement!.getBoundingClientRect())(element)
}
