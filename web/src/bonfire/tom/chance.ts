/** Shuffling, with the browser's best randomness. */

/** A whole number below `limit`, all equally likely. */
function below(limit: number): number {
  const whole = 2 ** 32 - (2 ** 32 % limit)
  const drawn = new Uint32Array(1)
  do crypto.getRandomValues(drawn)
  while (drawn[0]! >= whole)
  return drawn[0]! % limit
}

export function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  const order = [...things]
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(last + 1)
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  return order
}
