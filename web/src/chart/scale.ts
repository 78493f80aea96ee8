/** Axes and labels of a chart. */

/** One line of a chart: what some seats that score together had, at the start and after each step. */
export interface Curve {
  seats: number[]
  name: string
  values: number[]
}

/** A step worth a number on the chart, and how much higher the curve might have been there. */
export interface ChartMark {
  curve: number
  at: number
  label: string
  lost: number
}

/** A named step: what stands below it, and its name in full. */
export interface Tick {
  at: number
  label: string
  name: string
}

/** A part of the chart that is set off, from a step to the end. */
export interface Shade {
  from: number
  label: string
}

const STEPS = [1, 2, 5, 10, 15, 20, 25, 50, 100]
const MOST_LINES = 6
const DASHES = ['', '9 5', '2.5 5', '12 4 3 4']

/** How the line of a curve is drawn, so that nobody has to tell colours apart. */
export function dashOf(curve: number): string {
  return DASHES[curve % DASHES.length]!
}

/** Round values that span all of these, with zero if asked for. */
export function linesFor(values: number[], withZero: boolean): number[] {
  const least = Math.min(...values, ...(withZero ? [0] : []))
  const most = Math.max(...values, least + 1)
  const step = STEPS.find((each) => (most - least) / each <= MOST_LINES - 1) ?? 100
  const first = Math.floor(least / step) * step
  const count = Math.ceil((most - first) / step)
  return Array.from({ length: count + 1 }, (_, index) => first + index * step)
}

/** Every so manyth of the ticks, so that there is room for their labels. */
export function thinned(ticks: Tick[], most: number): Tick[] {
  const every = [1, 2, 5, 10, 20].find((each) => ticks.length / each <= most) ?? 50
  return ticks.filter((_, index) => (index + 1) % every === 0)
}

/** Heights near the wished ones that are at least a gap apart, within the bounds. */
export function apart(wished: number[], gap: number, lowest: number): number[] {
  const order = wished.map((_, index) => index).sort((one, other) => wished[one]! - wished[other]!)
  const found = [...wished]
  order.forEach((index, place) => {
    const before = order[place - 1]
    if (before !== undefined) found[index] = Math.max(found[index]!, found[before]! + gap)
  })
  order.reverse().forEach((index, place) => {
    const after = order[place - 1]
    const bound = after === undefined ? lowest : found[after]! - gap
    found[index] = Math.min(found[index]!, bound)
  })
  return found
}
