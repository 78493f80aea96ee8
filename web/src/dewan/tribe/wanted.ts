/** Where on the map a story tile could be helped: zones and symbols that a tribe has not yet. */

import { neighbour, STEPS, zonesOf, type Zone } from '../board/hex'
import { lackOf } from './stories'
import { keyOf, type View } from '../view'

export type Wanted = { zones: Zone[]; symbols: number[] }

export function wantedFor(story: string, view: View, seat: number): Wanted {
  const tribe = view.tribes[seat]!
  const missing = new Set(lackOf(story, tribe.has).map(([name]) => name))
  const camps = tribe.camps.slice(1)
  const on = new Set(camps.map(keyOf))
  const beside = new Set(
    camps.flatMap((camp) => STEPS.map((_, side) => keyOf(neighbour(camp, side)))),
  )
  const zones = zonesOf(view.spaces).filter((zone) => {
    const reached = zone.ground === 'water' ? beside : on
    return missing.has(zone.ground) && !zone.spaces.some(({ at }) => reached.has(keyOf(at)))
  })
  const symbols = view.symbols.flatMap(([name, one, other], number) =>
    missing.has(name) && !on.has(keyOf(one)) && !on.has(keyOf(other)) ? [number] : [],
  )
  return { zones, symbols }
}
