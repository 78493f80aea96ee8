/** Story tiles: what they ask for, which their names say, and what a tribe lacks. */

import type { Tile, Wish } from '../art/stories'
import type { Printed } from '../printed'

/** "2-forest-1-artifact" as pairs of name and number. */
export function asksOf(story: string): [string, number][] {
  const parts = story.split('-')
  return parts.flatMap((part, number): [string, number][] =>
    number % 2 ? [[part, Number(parts[number - 1])]] : [],
  )
}

export function lackOf(story: string, has: Record<string, number>): [string, number][] {
  return asksOf(story)
    .map(([name, count]): [string, number] => [name, count - (has[name] ?? 0)])
    .filter(([, count]) => count > 0)
}

/** The signs of a tile one by one, and whether a tribe has what they ask for. */
export function wishesOf(story: string, has: Record<string, number> = {}): Wish[] {
  return asksOf(story).flatMap(([name, count]): Wish[] =>
    Array.from({ length: count }, (_, number) => ({ name, met: number < (has[name] ?? 0) })),
  )
}

/** The tile to draw; compared with what a tribe has, if that is given. */
export function tileOf(
  story: string,
  printed: Printed,
  fulfilled: boolean,
  has?: Record<string, number>,
): Tile {
  return {
    wishes: wishesOf(story, has),
    ...printed.stories[story]!,
    fulfilled,
    compared: has !== undefined,
  }
}
