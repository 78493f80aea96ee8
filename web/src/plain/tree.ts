/** What a view shows, as a tree that people can read, whatever the title calls its parts. */

import { seatName } from '../table/seats/seats'
import type { Position, Seat } from '../wire'

/** A part of a view by its name: what stands there, or its own parts. */
export interface Branch {
  name: string
  value: string
  parts: Branch[]
}

const UNSAID = new Set(['title', 'edition', 'decision']) // the bars around the board say these

/** The parts of a position's view. */
export function branchesOf({ view, seats }: Pick<Position, 'view' | 'seats'>): Branch[] {
  return Object.entries(view)
    .filter(([name]) => !UNSAID.has(name))
    .map(([name, value]) => branch(named(name), value, seats))
}

/** "weight_left" as people write it. */
export function named(key: string): string {
  const words = key.replaceAll('_', ' ')
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

function branch(name: string, value: unknown, seats: Seat[]): Branch {
  if (Array.isArray(value)) return listed(name, value as unknown[], seats)
  if (value === null || typeof value !== 'object') return { name, value: plain(value), parts: [] }
  const parts = Object.entries(value).map(([key, part]) => branch(named(key), part, seats))
  return { name, value: '', parts }
}

/** As many things as there are seats are theirs, one each; a few plain ones stand in one line. */
function listed(name: string, values: unknown[], seats: Seat[]): Branch {
  const bySeat = values.length === seats.length
  if (!bySeat && values.every((value) => value === null || typeof value !== 'object'))
    return { name, value: values.map(plain).join(', ') || '–', parts: [] }
  const parts = values.map((value, index) =>
    Array.isArray(value) && value.every((each) => typeof each !== 'object')
      ? { name: nameAt(index), value: value.map(plain).join(', ') || '–', parts: [] }
      : branch(nameAt(index), value, seats),
  )
  return { name, value: '', parts }

  function nameAt(index: number): string {
    return bySeat ? seatName(seats, index) : String(index + 1)
  }
}

export function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.map(plain).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
