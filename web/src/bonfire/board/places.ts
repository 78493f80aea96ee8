/** What lies at the seven places of a city: each thing is one path that shows it, with a ring around it while it is
 *  lit. On a desk the places stand around the city, on a phone side by side. */

import { art, box, disc, drawn, type Drawing, room } from '../pieces/art'
import { columnDrawing, pathReach, placeDrawing, seatDrawing, vault } from '../city/grounds'
import { at, PLACES, type Point, RADIUS, turnedBox } from '../city/ring'
import type { Table } from '../table.svelte'
import { type City, isTom, standing } from '../view'

/** A thing that lies there. */
export interface Lying {
  thing: string
  /** What it is called where somebody points at it: in a city that is only looked at, tasks alone are. */
  named?: string
  look: 'art' | 'art next' | 'emptytask'
  d: string
  marker?: string
  ring: string
  /** Its ring lies below it: what is drawn there must not be covered. */
  covers?: boolean
}

export interface CityPlace {
  place: number
  things: Lying[]
  /** Where its bonfire burns. */
  fire: Point | null
}

/** Where the things of a place lie, by their middles, and how large they are. */
interface Ground {
  path: (place: number) => Point & { width: number; height: number; ring: string }
  drawing: (place: number, path: string | null, cost: number) => Drawing
  gate: (place: number) => Point
  gateSize: number
  fire: (place: number) => Point
  fireSize: number
  seat: (place: number) => Point
  worthAtGuardian: boolean // who sits on a seat shows what it is worth, and covers it
}

const FINGER = 22 // how far from its middle a finger reaches what can be chosen
const COLUMN = 52.6

const RING: Ground = {
  path: (place) => {
    const { across, down } = pathReach(place)
    return {
      ...at(place, RADIUS.path),
      width: 2 * across,
      height: 2 * down,
      ring: turnedBox(place, RADIUS.path, 68, 43, 9),
    }
  },
  drawing: placeDrawing,
  gate: (place) => at(place, RADIUS.portal),
  gateSize: 28,
  fire: (place) => at(place, RADIUS.task),
  fireSize: 50,
  seat: (place) => {
    const { x, y } = at(place, RADIUS.task, 44)
    return { x, y: y + 1 }
  },
  worthAtGuardian: true,
}

/** The middle of a place on a phone. */
export function column(place: number): number {
  return 3 + COLUMN * (place - 0.5)
}

const COLUMNS: Ground = {
  path: (place) => ({
    x: column(place),
    y: 149,
    width: 48,
    height: 46,
    ring: box(column(place) - 24, 126, 48, 46, 9),
  }),
  drawing: (_, path, cost) => columnDrawing(path, cost),
  gate: (place) => ({ x: column(place), y: 105 }),
  gateSize: 24,
  fire: (place) => ({ x: column(place), y: 63 }),
  fireSize: 48,
  seat: (place) => ({ x: column(place) + 12, y: 17 }),
  worthAtGuardian: false,
}

/** The places of a city; only the own one is active and takes part in choices. */
export class CityPlaces {
  private readonly ground: Ground

  constructor(
    private readonly city: City,
    private readonly table: Table,
    private readonly active: boolean,
    private readonly shape: 'ring' | 'columns',
  ) {
    this.ground = shape === 'ring' ? RING : COLUMNS
  }

  all(): CityPlace[] {
    return PLACES.map((place) => {
      const { task, lit } = this.city.places[place - 1]!
      const fire = this.ground.fire(place)
      const things = [
        this.path(place),
        this.gap(place),
        this.bonfire(place, task, lit, fire),
        this.seat(place),
      ]
      const named = this.active ? things.map((lying) => ({ ...lying, named: lying.thing })) : things
      return { place, things: named, fire: lit ? fire : null }
    })
  }

  private isOpen(thing: string): boolean {
    return this.active && this.table.isLit(thing)
  }

  private path(place: number): Lying {
    const { path } = this.city.places[place - 1]!
    const { x, y, width, height, ring } = this.ground.path(place)
    const cost = isTom(this.city) ? 0 : this.table.printed.path_costs[place - 1]!
    const name = `place-${this.shape}-${place}-${path ?? cost}`
    return {
      thing: `path:${place}`,
      look: 'art',
      d: room(x - width / 2, y - height / 2, width, height),
      marker: drawn(name, width, height, () => this.ground.drawing(place, path, cost)),
      ring,
    }
  }

  private gap(place: number): Lying {
    const { portal, gap } = this.city.places[place - 1]!
    const { x, y } = this.ground.gate(place)
    const size = this.ground.gateSize
    const next = place === this.city.places.findLastIndex((each) => !each.portal) + 1
    const thing = `gap:${place}`
    return {
      thing,
      look: next ? 'art next' : 'art',
      d: disc(x, y, this.isOpen(thing) ? FINGER : size / 2),
      marker: portal
        ? art(`portal-${gap}`, size)
        : art(`gap-${gap}`, size - 2, size - 2, next ? 'ember' : 'muted'),
      ring: disc(x, y, size / 2 + 2),
      covers: true,
    }
  }

  private bonfire(place: number, task: string | null, burning: boolean, { x, y }: Point): Lying {
    const size = this.ground.fireSize
    const [left, top] = [x - size / 2, y - size / 2]
    const [thing, ring] = [`place:${place}`, box(left, top, size, size, 9)]
    if (!task)
      return { thing, look: 'emptytask', d: box(left + 2, top + 2, size - 4, size - 4, 8), ring }
    const progress = this.active ? this.table.view.decision.progress[task] : null
    const marker = this.table.taskArt(task, size, burning, progress)
    return { thing, named: `task:${task}`, look: 'art', d: room(left, top, size), marker, ring }
  }

  private seat(place: number): Lying {
    const { x, y } = this.ground.seat(place)
    const thing = `seat:${place}`
    const points = this.table.printed.seat_points[place - 1]!
    const taken = this.ground.worthAtGuardian && standing(this.city, `bonfire ${place}`).length > 0
    return {
      thing,
      look: 'art',
      d: this.isOpen(thing) ? disc(x, y, FINGER) : room(x - 12, y - 13, 24, 26),
      marker: drawn(`seat-${taken ? 'taken' : points}`, 28, 28, () => seatDrawing(points, taken)),
      ring: vault(x, y),
      covers: true,
    }
  }
}
