/** Taps that nobody meant: a finger that taps twice meets what has taken the place of what it pressed. */

const PAUSE = 500 // milliseconds
const NEAR = 30 // pixels

interface Tap {
  button: Element
  words: string
  at: number
  x: number
  y: number
}

let last: Tap | null = null

/** Stops a tap on what was something else a moment ago. Pressing one button again and again is meant. */
export function stopSecondTap(event: MouseEvent): void {
  if ((event as PointerEvent).pointerType !== 'touch') return
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button) return
  const tap = { button, words: button.textContent ?? '', at: event.timeStamp, x: event.clientX, y: event.clientY }
  const soon = last && tap.at - last.at < PAUSE && Math.hypot(tap.x - last.x, tap.y - last.y) < NEAR
  const same = last?.button === button && last.words === tap.words
  if (soon && !same) {
    event.stopPropagation()
    event.preventDefault()
  } else last = tap
}
