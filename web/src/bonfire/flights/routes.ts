/** Ways across the board: routes of a voyage, steps of a procession. */

export interface Leg {
  /** The ends of the route as they are printed. */
  route: string
  backwards: boolean
}

/** The routes from one island to another, as few as possible; none from the dock. */
export function voyage(
  routes: readonly (readonly [string, string])[],
  from: string,
  to: string,
): Leg[] {
  const ways = new Map<string, Leg[]>([[from, []]])
  const edge = [from]
  for (let here = edge.shift(); here !== undefined; here = edge.shift()) {
    for (const [one, other] of routes) {
      const next = one === here ? other : other === here ? one : null
      if (next === null || ways.has(next)) continue
      ways.set(next, [...ways.get(here)!, { route: `${one} ${other}`, backwards: other === here }])
      edge.push(next)
    }
  }
  return ways.get(to) ?? []
}

/** All locations of a guardian's moves, with the path tiles in between. */
export function hops(moves: readonly (readonly [from: string, to: string])[]): string[] {
  const way = [moves[0]![0]]
  for (const [from, to] of moves) {
    const first = from === 'start' ? 0 : Number(from.split(' ')[1])
    const [kind, place] = to.split(' ')
    const last = kind === 'path' ? Number(place) - 1 : Number(place)
    for (let tile = first + 1; tile <= last; tile += 1) way.push(`path ${tile}`)
    way.push(to)
  }
  return way
}
