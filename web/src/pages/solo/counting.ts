/** Results counted: how many fall into each stretch of points, and their averages. */

export interface Bin {
  from: number
  count: number
}

/** How many results fall into each stretch of so many points; at least so many stretches. */
export function binsOf(counts: Record<number, number>, size: number, fewest: number): Bin[] {
  const points = Object.keys(counts).map(Number)
  if (points.length === 0) return []
  let first = Math.floor(Math.min(...points) / size)
  let last = Math.floor(Math.max(...points) / size)
  while (last - first + 1 < fewest) {
    last += 1
    if (last - first + 1 < fewest && first > 0) first -= 1
  }
  return Array.from({ length: last - first + 1 }, (_, number) => {
    const from = (first + number) * size
    const inside = points.filter((value) => value >= from && value < from + size)
    return { from, count: inside.reduce((sum, value) => sum + counts[value]!, 0) }
  })
}

/** The average of each value and those before it, so many at most. */
export function movingAverage(values: number[], span: number): number[] {
  return values.map((_, index) => {
    const seen = values.slice(Math.max(0, index - span + 1), index + 1)
    return seen.reduce((sum, value) => sum + value, 0) / seen.length
  })
}
