/** What moves when something has happened: told by each title, played by the stage. */

import type { GameEvent } from '../kinds'
import type { Position } from '../wire'
import type { SoundName } from './sounds'

/** Where something is on the page, by names of anchors; the first that can be seen counts. */
export type Spot = readonly string[]

/** A drawing of a title: SVG text within a box. */
export interface Drawing {
  art: string
  box: string
}

/** What is seen to move: a drawing, or a copy of what lay at the start or lies at the goal. */
export type Picture = Drawing | 'from' | 'to'

/** A stop on the way, or a line of the board that is followed, perhaps backwards. */
export type Via = Spot | { along: Spot; backwards: boolean }

interface Timed {
  start: number
  duration: number
  sound?: SoundName
}

/** Something goes from one place to another. */
export interface Travel extends Timed {
  kind: 'travel'
  picture: Picture
  from: Spot
  to: Spot
  /** At the goal the thing itself appears, or it is counted there, or it is gone. */
  lands: 'appears' | 'counts' | 'vanishes'
  path?: 'line' | 'arc' | 'hop'
  via?: readonly Via[]
  easing?: string
  /** How much is counted on landing. */
  count?: number
  /** It lies at the start until it sets out. */
  lies?: boolean
  /** It is carried a little above the board, and set down in so much of its time. */
  settles?: number
  /** It is turned over on the way: its other side. */
  back?: Drawing
}

/** Something changes where it lies. */
export interface Change extends Timed {
  kind: 'flash' | 'settle' | 'flip' | 'slide' | 'drop' | 'fill' | 'burn'
  at: Spot
  /** What drops or fills, where there is no piece of the board to copy. */
  picture?: Drawing
}

export type Flight = Travel | Change

/** How a title tells its events as motion. */
export interface Director {
  /** The class that copies of the title's pieces need around them. */
  skin: string
  /** The most that a turn of others may take, in milliseconds. */
  most: number
  /** How long a ring marks what has changed where nothing travels; until the next change if 0. */
  ring: number
  flights(events: readonly GameEvent[], before: Position, after: Position): Flight[]
  /** The pages of the board that show what happened, where not all of it is seen at once; none where it does not matter. */
  front(events: readonly GameEvent[], position: Position): string[] | undefined
}

/** Flights one after the other, as a title tells its events in order. */
export class Timeline {
  readonly flights: Flight[] = []
  clock = 0

  /** Adds a flight that begins now, or a little later. */
  add(flight: WithoutStart<Flight>, later = 0): void {
    this.flights.push({ ...flight, start: this.clock + later })
  }

  /** Goes on so much later. */
  wait(milliseconds: number): void {
    this.clock += milliseconds
  }
}

type WithoutStart<Each> = Each extends unknown ? Omit<Each, 'start'> : never

export function endOf(flights: readonly Flight[]): number {
  return Math.max(0, ...flights.map(({ start, duration }) => start + duration))
}
