/** The secret links of tables opened in this browser, kept so that they can be copied again. */

import type { Made } from '../wire'

export interface Links {
  seats: Record<number, string>
  watch: string
}

function name(id: string): string {
  return `fireside-links-${id}`
}

function whole(link: string): string {
  return new URL(link, location.origin).href
}

export function keepLinks(made: Made): void {
  const seats = Object.fromEntries(
    Object.entries(made.links).map(([seat, link]) => [seat, whole(link)]),
  )
  const links: Links = { seats, watch: whole(made.watch) }
  try {
    localStorage.setItem(name(made.id), JSON.stringify(links))
  } catch {
    // Without storage the links are gone with the page.
  }
}

export function linksOf(id: string): Links | null {
  try {
    const text = localStorage.getItem(name(id))
    return text ? (JSON.parse(text) as Links) : null
  } catch {
    return null
  }
}
