/** Small helpers of the drawings, which are functions that return SVG text: no state, no rules. */

export type Terrain = 'badlands' | 'mountains' | 'desert' | 'forest' | 'water'
export type Sign = 'artifact' | 'pigment' | 'crystal' | 'berry' | 'fire' | 'fish'

export const TERRAINS: Terrain[] = ['badlands', 'mountains', 'desert', 'forest', 'water']

export function isTerrain(name: string): name is Terrain {
  return TERRAINS.some((terrain) => terrain === name)
}

export function colour(name: string): string {
  return `var(--${name})`
}

export function rounded(number: number): number {
  return Math.round(number * 10) / 10
}

/** A corner of a flat-topped hexagon; 0 points to the right, the others follow clockwise. */
export function corner(x: number, y: number, radius: number, number: number): [number, number] {
  const angle = (Math.PI / 3) * number
  return [rounded(x + radius * Math.cos(angle)), rounded(y + radius * Math.sin(angle))]
}

export function hexagon(x: number, y: number, radius: number): string {
  return [0, 1, 2, 3, 4, 5].map((number) => corner(x, y, radius, number).join(',')).join(' ')
}

/** Numbers from 0 to 1 that are the same for the same seed. */
export function scatter(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
