/** Whether things are to stay where they are: some people ask their system for less motion. */
export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
