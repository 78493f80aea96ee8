/** Who wins together: those of a team, or everybody alone. */

import type { Seat } from '../../wire'
import { seatName } from './seats'

interface Seated {
  seats: Seat[]
  teams?: number[][]
}

export function sidesOf({ seats, teams }: Seated): number[][] {
  return teams ?? seats.map((_, seat) => [seat])
}

/** Whoever wins together with a seat. */
export function partnersOf(seated: Seated, seat: number): number[] {
  const side = sidesOf(seated).find((one) => one.includes(seat)) ?? []
  return side.filter((other) => other !== seat)
}

/** The sides that have won. */
export function winningSides(seated: Seated & { winners: number[] }): number[][] {
  return sidesOf(seated).filter((side) => side.some((seat) => seated.winners.includes(seat)))
}

/** What seats that score together are called. */
export function sideName(seats: Seat[], side: number[]): string {
  return side.map((seat) => seatName(seats, seat)).join(' & ')
}
