/** Where the words of a space hide the least of the map: in one of its corners, or else below it. */

import { sum } from './view'

/** The weight of a space on the route: it is hidden only where there is no other way. */
const WALKED = 200

export type Spot = { left: number; right: number; top: number; bottom: number }
export type Calm = { box: Spot; things: { spot: Spot; weight: number }[] }

const EDGE = 6
/** What must not be hidden: first of all the space itself, then the route to it, then the others that are lit. */
const WEIGHTS: [string, number][] = [
  ['.space', 1],
  ['.space.lit', 40],
  ['.tools', 6],
]

/** The map around a space and what lies on it; null for things that are not on the map. */
export function calmAround(thing: Element, route: string[], spotOf: (element: Element) => Spot): Calm | null {
  const map = thing.closest('.map')
  if (!map) return null
  const walked = route.map((key): [string, number] => [`[data-space="${key}"]`, WALKED])
  const things = [...WEIGHTS, ...walked].flatMap(([selector, weight]) =>
    [...map.querySelectorAll(selector)].map((element) => ({ spot: spotOf(element), weight })),
  )
  return { box: spotOf(map), things: [...things, { spot: spotOf(thing), weight: 1000 }] }
}

export function calmCorner({ box, things }: Calm, width: number, height: number): { left: number; top: number } {
  const corners = [box.top + EDGE, box.bottom - height - EDGE].flatMap((top) =>
    [box.right - width - EDGE, box.left + EDGE].map((left) => ({ left, top })),
  )
  const hidden = corners.map(({ left, top }) =>
    sum(
      things
        .filter(({ spot }) => spot.left < left + width && spot.right > left && spot.top < top + height && spot.bottom > top)
        .map(({ weight }) => weight),
    ),
  )
  const least = Math.min(...hidden)
  return least < WALKED ? corners[hidden.indexOf(least)]! : { left: box.left + EDGE, top: box.bottom + EDGE }
}
