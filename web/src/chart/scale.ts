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

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]
const DASHES = ['', '9 5', '2.5 5', '12 4 3 4']

/** How the line of a curve is drawn, so that nobody has to tell colours apart. */
export function dashOf(curve: number): string {
  return DASHES[curve % DASHES.length]!
}

/** The values that a chart spans, and those of them that have a line. */
export interface Scale {
  least: number
  most: number
  marks: number[]
}

/** A scale that holds some values, with round marks, so many steps at most. */
export function scaleOf(values: number[], steps: number): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const step = STEPS.find((size) => (high - low) / size <= steps) ?? 1000
  const least = Math.floor(low / step) * step
  const most = Math.max(Math.ceil(high / step) * step, least + step)
  return {
    least,
    most,
    marks: Array.from({ length: (most - least) / step + 1 }, (_, number) => least + number * step),
  }
}

/** How far down a value stands, where the scale goes from the top to the bottom. */
export function heightOn(
  { least, most }: Scale,
  value: number,
  top: number,
  bottom: number,
): number {
  return top + ((most - value) / (most - least)) * (bottom - top)
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
