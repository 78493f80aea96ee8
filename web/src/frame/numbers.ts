/** Numbers as people write them. */

/** "+3" or "−3". */
export function signed(number: number): string {
  return `${number < 0 ? '−' : '+'}${Math.abs(number)}`
}
