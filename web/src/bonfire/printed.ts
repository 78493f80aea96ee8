/** What the pieces of a table show, as the server tells it once; the goods in the order of the supply. */

export const TOKENS = [
  'ship',
  'path',
  'task',
  'great_bonfire',
  'guardian',
  'gnome',
  'yellow',
] as const
export const RESOURCES = ['flower', 'fruit', 'herb', 'shell', 'root', 'gold'] as const

export type Cell = readonly [column: number, row: number]

export interface PrintedTask {
  colour: 'blue' | 'red' | 'yellow'
  points: number
  kind: string
  shows: readonly string[]
}

/** Lists by place, field or number start with the first one. */
export interface Printed {
  token_colours: Readonly<Record<string, string>>
  islands: readonly { name: string; row: number; column: number }[]
  routes: readonly (readonly [string, string])[]
  fields: readonly { token: string; resource: string | null; points: number }[]
  start_path: string
  path_costs: readonly number[]
  seat_points: readonly number[]
  fate: {
    area: readonly Cell[]
    start_cells: readonly Cell[]
    marked_cells: readonly Cell[]
    gold_cells: readonly Cell[]
    yellow_cells: readonly Cell[]
    tiles: readonly (readonly string[])[]
  }
  gnome_resources: readonly string[]
  specialists: number
  most_gnomes: number
  tasks: Readonly<Record<string, PrintedTask>>
  council_tasks: Readonly<Record<string, number>>
  countdown_novices: number
}
