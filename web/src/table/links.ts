/** The secret links of tables opened in this browser, kept so that they can be copied again. */

import type { Link, OpenedTable } from '../wire'
import { NOBODY } from './seats/seats'

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

function keep(id: string, links: Links): void {
  try {
    localStorage.setItem(name(id), JSON.stringify(links))
  } catch {
    // Without storage the links are gone with the page.
  }
}

export function keepLinks(made: OpenedTable): void {
  const seats = Object.fromEntries(
    Object.entries(made.links).map(([seat, link]) => [seat, whole(link)]),
  )
  keep(made.id, { seats, watch: whole(made.watch) })
}

/** The links with one of them renewed. */
export function renewed(id: string, links: Links, { seat, link }: Link): Links {
  const fresh =
    seat === NOBODY
      ? { ...links, watch: whole(link) }
      : { ...links, seats: { ...links.seats, [seat]: whole(link) } }
  keep(id, fresh)
  return fresh
}

/** The links of a table, as far as this browser knows them. */
export function linksOf(id: string): Links {
  try {
    const text = localStorage.getItem(name(id))
    if (text) return JSON.parse(text) as Links
  } catch {
    // What cannot be read is not there.
  }
  return { seats: {}, watch: '' }
}
