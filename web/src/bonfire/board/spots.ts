/** Where the things of Bonfire are seen, by the names of their anchors; on a small screen, the page
 *  that would show them. */

import type { Spot } from '../../motion/flights'
import { RESOURCES } from '../printed'
import type { Fate } from '../view'

export class Spots {
  constructor(private readonly own: number) {}

  chip(seat: number): Spot {
    return [`player:${seat}`]
  }

  /** What is laid out for everybody on the sea. */
  sea(thing: string): Spot {
    return [thing, 'tab:sea']
  }

  /** The Great Bonfire and the council around it. */
  middle(thing: string): Spot {
    return [thing, 'tab:bonfire']
  }

  council(space: number, who: string | number): Spot {
    return [`space:${space}:${who}`, `space:${space}`, 'tab:bonfire']
  }

  paths(thing: string): Spot {
    return [thing, 'tab:paths', 'tab:bonfire']
  }

  gnomes(thing: string): Spot {
    return [thing, 'tab:gnomes', 'tab:bonfire']
  }

  /** A part of a city: of the own one in full, of another in its small picture. */
  city(seat: number, thing: string): Spot {
    if (seat === this.own) return [thing, 'tab:city', 'start:']
    return [`${seat}:${thing}`, ...this.panel(seat)]
  }

  /** The fate area of a city. */
  fate(seat: number): Spot {
    return this.city(seat, seat === this.own ? 'fate-area' : 'fate')
  }

  /** Where a fate tile lay before it was laid; of others the sign that counts their supply. */
  supply(seat: number, number: number, { supply }: Fate): Spot {
    if (seat !== this.own) return this.city(seat, 'supply')
    const place = supply.indexOf(number) + 1
    return this.city(seat, `fate:${place || 'eighth'}`)
  }

  /** A gnome that lives in a city. */
  gnome(seat: number, gnome: number): Spot {
    return seat === this.own
      ? [`gnome:${gnome}`, 'tab:city', 'start:']
      : [`gnome:${gnome}`, ...this.panel(seat)]
  }

  /** What a city has of a good. */
  purse(seat: number, good: string): Spot {
    if (seat !== this.own)
      return [
        `[data-at="${seat}:goods"] [data-at="good:${good}"]`,
        `${seat}:goods`,
        ...this.panel(seat),
      ]
    const kind = RESOURCES.some((resource) => resource === good) ? 'resource' : 'token'
    return [`${kind}:${good}`, 'tab:city']
  }

  /** The panel of a seat as a whole. */
  panel(seat: number): Spot {
    return seat === this.own
      ? ['tab:city', 'start:']
      : [`city:${seat}`, 'tab:others', `player:${seat}`]
  }
}
