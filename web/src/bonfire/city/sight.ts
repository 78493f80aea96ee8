/** What can be chosen is in sight, where a page or a strip scrolls. */

const MARGIN = 12 // pixels around what is shown

/** Scrolls no further than it takes to see all that is lit; where not all of it fits, the first of it. */
export function showLit(root: Element): void {
  const purse = root.querySelector('.purse .lit')
  purse?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const page = root.querySelector('.page')
  const lit = [...(page?.querySelectorAll('.lit, .cell-lit') ?? [])].map((thing) =>
    thing.getBoundingClientRect(),
  )
  if (!page || !lit.length) return
  const seen = page.getBoundingClientRect()
  const top = Math.min(...lit.map((box) => box.top)) - MARGIN
  const bottom = Math.max(...lit.map((box) => box.bottom)) + MARGIN
  const fits = bottom - top <= seen.height
  if (top < seen.top || !fits) page.scrollTop += top - seen.top
  else if (bottom > seen.bottom) page.scrollTop += bottom - seen.bottom
}
