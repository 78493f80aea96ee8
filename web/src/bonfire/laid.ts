/** A table as it is laid before anything is known of its game: what is printed, and for everybody a city with its
 *  first tile. */

import type { Seat } from '../wire'
import { type Printed, RESOURCES } from './printed'
import { PLACES } from './city/ring'
import type { City, View } from './view'

const SPECIALISTS = 6
const PATHS = 4
const STACKS = 2

/** Tom has no ship. */
function emptyCity({ kind }: Seat, printed: Printed): City {
  return {
    name: '',
    board: '',
    points: 0,
    status: 'playing',
    turns: 0,
    ship: kind === 'automaton' ? null : '',
    tokens: {},
    resources: {},
    places: PLACES.map((place) => ({
      path: place === 1 ? printed.start_path : null,
      portal: false,
      gap: '',
      task: null,
      lit: false,
    })),
    novices: [],
    guardians: {},
    gnomes: [],
    offerings: { open: [], left: [], unseen: [] },
    fate: { supply: [], eighth: null, laid: [] },
    scoring: {},
  }
}

export function laidView(printed: Printed, seats: readonly Seat[]): View {
  return {
    title: 'bonfire',
    edition: '',
    players: seats.length,
    turn: 0,
    round: 0,
    countdown: 0,
    islands: printed.islands.map(({ name }) => ({
      name,
      ships: [],
      resource: RESOURCES.find((resource) => name.startsWith(resource)),
    })),
    great_bonfire: { field: 1, used: false, portals: [] },
    paths: {
      open: Array<null>(PATHS).fill(null),
      stacks: Array<number[]>(STACKS).fill([]),
      unseen: [],
    },
    gnomes: { specialists: Array<number>(SPECIALISTS).fill(0), elders: [], unseen: [] },
    council: { council_novices: {}, seated: 0 },
    cities: seats.map((seat) => emptyCity(seat, printed)),
    decision: {
      seat: 0,
      phase: 'turn',
      acted: false,
      in_hand: null,
      payment: null,
      left: 0,
      surplus: 0,
      progress: {},
      council_progress: {},
      choices: [],
    },
  }
}
