/** What a step points at: where it is on the page, and on a small screen the page that has it. */

export const SMALL = '(max-width: 700px)'
const THING = 'thing:'

type Fronts = Readonly<Record<string, string[]>>

const FRONTS: Readonly<Record<string, Fronts>> = {
  bonfire: {
    sea: ['sea'],
    'great-bonfire': ['bonfire'],
    displays: ['bonfire'],
    'council-tasks': ['bonfire', 'paths'],
    paths: ['bonfire', 'paths'],
    gnomes: ['bonfire', 'gnomes'],
    others: ['others'],
    island: ['sea'],
    city: ['city'],
    'fate-area': ['city'],
    'fate-supply': ['city'],
    offerings: ['city'],
    token: ['city'],
    place: ['city'],
    gap: ['city'],
    guardian: ['city'],
  },
  dewan: {
    map: [''],
    row: [''],
    hand: [''],
    space: [''],
    stories: ['stories'],
    tribe: ['own'],
    scores: ['scores'],
  },
}
/** Parts that have another name where there is little room. */
const WHERE_SMALL: Readonly<Record<string, string>> = { tokens: 'purse' }

/** The pages to be opened for what a step points at; a thing is looked for by its kind. */
export function frontOf(title: string, at: string): string[] | undefined {
  const name = at.startsWith(THING) ? (at.slice(THING.length).split(/[: ]/)[0] ?? '') : at
  return FRONTS[title]?.[name]
}

export function selectorOf(at: string): string {
  if (at.startsWith(THING)) return `[data-thing="${CSS.escape(at.slice(THING.length))}"]`
  const name = (window.matchMedia(SMALL).matches && WHERE_SMALL[at]) || at
  return `[data-at="${CSS.escape(name)}"]`
}

/** The first element that can be seen, if there is one. */
export function seen(selector: string): Element | null {
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0
  }
  return [...document.querySelectorAll(selector)].find(isSeen) ?? null
}

/** The part of an element that what scrolls around it lets through. */
function shownPart(element: Element): DOMRect {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { display, overflowX, overflowY } = getComputedStyle(around)
    if (display === 'contents') continue
    const box = around.getBoundingClientRect()
    if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
}

/** Where on the screen one thing lies that may be drawn in parts. */
export function boxOf(selector: string): DOMRect | null {
  const boxes = [...document.querySelectorAll(selector)]
    .map(shownPart)
    .filter(({ width, height }) => width > 0 && height > 0)
  if (boxes.length === 0) return null
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
}
