/** The texts of choices, taken apart: what kind of choice it is and what it names. */

export interface Choice {
  kind: string
  /** What the text names, in its order: an island, a task, a number. */
  named: string[]
}

const PATTERNS: readonly (readonly [string, RegExp])[] = [
  ['open', /^open (as dealt|swapped)( reversed)?$/],
  ['fate', /^fate (first|last)$/],
  ['keep', /^keep (\w+)$/],
  ['build-path', /^build path$/],
  ['sail', /^sail$/],
  ['take-task', /^take task$/],
  ['fetch', /^fetch guardian$/],
  ['procession', /^procession$/],
  ['great-bonfire', /^great bonfire$/],
  ['recruit', /^recruit$/],
  ['stay-aboard', /^stay aboard$/],
  ['pass', /^pass$/],
  ['end-turn', /^end turn$/],
  ['pay', /^pay (\d+) yellow$/],
  ['give', /^give (\w+)$/],
  ['spend', /^spend (.+)$/],
  ['tile', /^tile (\d)$/],
  ['stack', /^stack (\d)$/],
  ['renew', /^renew tiles$/],
  ['look-up', /^look up (.+)$/],
  ['to', /^to (.+)$/],
  ['offering', /^offering (\d)$/],
  ['take', /^take (.+)$/],
  ['at-place', /^at place (\d)$/],
  ['steps', /^(\d+) steps?$/],
  ['move', /^(\S+) to (path|bonfire) (\d)$/],
  ['stay', /^stay$/],
  ['earn', /^earn (\w+)$/],
  ['field', /^field (\d)$/],
  ['rewards', /^(token and resource|token and portal|resource and portal|all)$/],
  ['portal', /^portal (\d)$/],
  ['gnome', /^gnome (\d+)$/],
  ['for-tokens', /^for (\d) tokens?$/],
  ['light', /^light (\d)$/],
  ['novice', /^novice of (\w+)$/],
  ['council', /^council (\d) (bonus|point)$/],
  ['bring', /^bring (\S+)$/],
  ['lay', /^lay (-?\d+),(-?\d+) (right|left|up|down)$/],
]

export function parse(text: string): Choice {
  for (const [kind, pattern] of PATTERNS) {
    const match = pattern.exec(text)
    if (match) return { kind, named: match.slice(1).map((part) => part ?? '') }
  }
  return { kind: 'unknown', named: [text] }
}

/** The goods of "2 flower + gold", by name and number. */
export function parseGoods(text: string): Record<string, number> {
  const goods: Record<string, number> = {}
  for (const part of text.split(' + ')) {
    const [first, second] = part.split(' ')
    if (second) goods[second] = Number(first)
    else if (first) goods[first] = 1
  }
  return goods
}
