/** What a step points at: where it is on the page, and on a small screen the page that has it. */

import { TITLES } from '../titles'

export const SMALL = '(max-width: 700px)'
const THING = 'thing:'

/** Parts that have another name where there is little room. */
const WHERE_SMALL: Readonly<Record<string, string>> = { tokens: 'purse' }

/** The pages to be opened for what a step points at; a thing is looked for by its kind. */
export function frontOf(title: string, at: string): string[] | undefined {
  const name = at.startsWith(THING) ? (at.slice(THING.length).split(/[: ]/)[0] ?? '') : at
  return TITLES[title]?.fronts[name]
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
