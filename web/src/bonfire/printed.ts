// What the pieces of the edition `fireside` show, as far as a view does not say it.

export type Cell = readonly [column: number, row: number]

export const TOKENS = ['ship', 'path', 'task', 'great_bonfire', 'guardian', 'gnome', 'yellow'] as const
export const RESOURCES = ['flower', 'fruit', 'herb', 'shell', 'root', 'gold'] as const
export const GUARDIANS = ['grey', 'pink', 'natural', 'amber', 'own'] as const
export const COUNCIL_TASKS = { tasks: 7, portals: 7, paths: 7, guardians: 5, gnomes: 6 } as const

export const ISLANDS: readonly string[] = [
  'flower-1', 'shell-1', 'root-1', 'herb-1', 'fruit-1',
  'fruit-2', 'root-2', 'herb-2', 'flower-2', 'shell-2',
  'grey', 'pink', 'natural', 'amber',
]

export const ROUTES: readonly (readonly [string, string])[] = [
  ['flower-1', 'shell-1'],
  ['shell-1', 'grey'],
  ['grey', 'root-1'],
  ['pink', 'herb-1'],
  ['herb-1', 'fruit-1'],
  ['fruit-2', 'root-2'],
  ['root-2', 'natural'],
  ['herb-2', 'amber'],
  ['amber', 'flower-2'],
  ['flower-2', 'shell-2'],
  ['flower-1', 'pink'],
  ['shell-1', 'herb-1'],
  ['grey', 'fruit-1'],
  ['root-1', 'fruit-1'],
  ['pink', 'fruit-2'],
  ['herb-1', 'root-2'],
  ['fruit-1', 'natural'],
  ['fruit-2', 'herb-2'],
  ['root-2', 'amber'],
  ['root-2', 'flower-2'],
  ['natural', 'shell-2'],
]

// The fields of the Great Bonfire, clockwise; the one without a resource shows points.
export const FIELDS: readonly { token: string; resource: string | null }[] = [
  { token: 'ship', resource: 'flower' },
  { token: 'great_bonfire', resource: 'root' },
  { token: 'path', resource: 'herb' },
  { token: 'yellow', resource: null },
  { token: 'task', resource: 'shell' },
  { token: 'guardian', resource: 'fruit' },
  { token: 'gnome', resource: 'gold' },
]
export const FIELD_POINTS = 2

// By place, from 1: what its path costs, what its seat is worth.
export const PATH_COSTS: readonly number[] = [0, 0, 1, 1, 1, 2, 2, 2]
export const SEAT_POINTS: readonly number[] = [0, 2, 3, 4, 5, 6, 7, 8]

export const AREA: readonly Cell[] = [
  [3, 5], [4, 5], [5, 5], [6, 5], [7, 5],
  [2, 4], [3, 4], [4, 4], [5, 4], [6, 4], [7, 4], [8, 4],
  [1, 3], [2, 3], [3, 3], [4, 3], [5, 3], [6, 3], [7, 3], [8, 3], [9, 3],
  [1, 2], [2, 2], [3, 2], [4, 2], [5, 2], [6, 2], [7, 2], [8, 2], [9, 2],
  [1, 1], [2, 1], [3, 1], [4, 1], [5, 1], [6, 1], [7, 1], [8, 1], [9, 1],
]
export const START_CELLS: readonly Cell[] = [
  [4, 3], [5, 3], [6, 3],
]
export const MARKED_CELLS: readonly Cell[] = [
  [3, 4], [4, 4], [5, 4], [6, 4], [7, 4],
  [3, 3], [7, 3],
  [3, 2], [4, 2], [5, 2], [6, 2], [7, 2],
]
export const GOLD_CELLS: readonly Cell[] = [
  [3, 5], [7, 5],
  [1, 2], [9, 2],
  [5, 1],
]
export const YELLOW_CELLS: readonly Cell[] = [
  [5, 5],
  [2, 4], [8, 4],
  [3, 1], [7, 1],
]

// Fate tiles by number, from 1.
export const FATE_TILES: readonly (readonly [string, string, string])[] = [
  ['task', 'ship', 'guardian'],
  ['great_bonfire', 'guardian', 'gnome'],
  ['ship', 'gnome', 'guardian'],
  ['ship', 'path', 'task'],
  ['ship', 'great_bonfire', 'path'],
  ['path', 'task', 'gnome'],
  ['task', 'gnome', 'great_bonfire'],
  ['path', 'great_bonfire', 'guardian'],
]

// The resource of gnome 1 to 33.
export const GNOME_RESOURCES: readonly string[] = [
  'flower', 'fruit', 'herb', 'shell', 'gold', 'gold', 'root', 'flower', 'fruit',
  'herb', 'shell', 'root', 'flower', 'fruit', 'herb', 'shell', 'root', 'flower',
  'fruit', 'herb', 'shell', 'root', 'gold', 'flower', 'fruit', 'herb', 'shell',
  'flower', 'fruit', 'herb', 'shell', 'root', 'root',
]
export const SPECIALISTS = 27
export const MOST_GNOMES = 6

export type Printed = { colour: 'blue' | 'red' | 'yellow'; points: number; kind: string; shows: readonly string[] }

// Task tiles by name.
export const TASKS: Readonly<Record<string, Printed>> = {
  'blue-blue-and-red-bonfire': { colour: 'blue', points: 3, kind: 'blue_and_red_bonfire', shows: [] },
  'blue-guardian-grey': { colour: 'blue', points: 2, kind: 'guardian', shows: ['grey'] },
  'blue-guardian-pink': { colour: 'blue', points: 2, kind: 'guardian', shows: ['pink'] },
  'blue-guardian-natural': { colour: 'blue', points: 2, kind: 'guardian', shows: ['natural'] },
  'blue-guardian-amber': { colour: 'blue', points: 2, kind: 'guardian', shows: ['amber'] },
  'blue-path-with-herb': { colour: 'blue', points: 2, kind: 'path_with', shows: ['herb'] },
  'blue-path-with-shell': { colour: 'blue', points: 2, kind: 'path_with', shows: ['shell'] },
  'blue-path-with-root': { colour: 'blue', points: 2, kind: 'path_with', shows: ['root'] },
  'blue-offering-at-flower': { colour: 'blue', points: 2, kind: 'offering_at', shows: ['flower'] },
  'blue-offering-at-fruit': { colour: 'blue', points: 2, kind: 'offering_at', shows: ['fruit'] },
  'blue-offering-at-root': { colour: 'blue', points: 2, kind: 'offering_at', shows: ['root'] },
  'blue-two-pairs': { colour: 'blue', points: 2, kind: 'two_pairs', shows: [] },
  'blue-offerings-on-3-islands': { colour: 'blue', points: 3, kind: 'offerings_on_3_islands', shows: [] },
  'blue-2-offerings-on-one-island': { colour: 'blue', points: 3, kind: '2_offerings_on_one_island', shows: [] },
  'blue-group-of-3-ship': { colour: 'blue', points: 2, kind: 'group_of_3', shows: ['ship'] },
  'blue-group-of-3-path': { colour: 'blue', points: 2, kind: 'group_of_3', shows: ['path'] },
  'blue-group-of-3-task': { colour: 'blue', points: 2, kind: 'group_of_3', shows: ['task'] },
  'blue-group-of-3-great-bonfire': { colour: 'blue', points: 2, kind: 'group_of_3', shows: ['great_bonfire'] },
  'blue-group-of-3-guardian': { colour: 'blue', points: 2, kind: 'group_of_3', shows: ['guardian'] },
  'blue-group-of-3-gnome': { colour: 'blue', points: 2, kind: 'group_of_3', shows: ['gnome'] },
  'blue-gnome-with-flower': { colour: 'blue', points: 3, kind: 'gnome_with', shows: ['flower'] },
  'blue-gnome-with-fruit': { colour: 'blue', points: 3, kind: 'gnome_with', shows: ['fruit'] },
  'red-council-task': { colour: 'red', points: 5, kind: 'council_task', shows: [] },
  'red-3-portals': { colour: 'red', points: 4, kind: '3_portals', shows: [] },
  'red-two-guardians-grey-natural': { colour: 'red', points: 4, kind: 'two_guardians', shows: ['grey', 'natural'] },
  'red-two-guardians-pink-amber': { colour: 'red', points: 4, kind: 'two_guardians', shows: ['pink', 'amber'] },
  'red-3-gnomes': { colour: 'red', points: 4, kind: '3_gnomes', shows: [] },
  'red-4-gold': { colour: 'red', points: 4, kind: '4_gold', shows: [] },
  'red-adjacent-paths-alike': { colour: 'red', points: 4, kind: 'adjacent_paths_alike', shows: [] },
  'red-three-of-flower': { colour: 'red', points: 4, kind: 'three_of', shows: ['flower'] },
  'red-three-of-fruit': { colour: 'red', points: 4, kind: 'three_of', shows: ['fruit'] },
  'red-three-of-herb': { colour: 'red', points: 4, kind: 'three_of', shows: ['herb'] },
  'red-three-of-shell': { colour: 'red', points: 4, kind: 'three_of', shows: ['shell'] },
  'red-three-of-root': { colour: 'red', points: 4, kind: 'three_of', shows: ['root'] },
  'red-both-islands-flower': { colour: 'red', points: 5, kind: 'both_islands', shows: ['flower'] },
  'red-both-islands-fruit': { colour: 'red', points: 5, kind: 'both_islands', shows: ['fruit'] },
  'red-both-islands-herb': { colour: 'red', points: 5, kind: 'both_islands', shows: ['herb'] },
  'red-both-islands-shell': { colour: 'red', points: 5, kind: 'both_islands', shows: ['shell'] },
  'red-both-islands-root': { colour: 'red', points: 5, kind: 'both_islands', shows: ['root'] },
  'red-bonfires-in-3-colours': { colour: 'red', points: 5, kind: 'bonfires_in_3_colours', shows: [] },
  'red-4-guardians': { colour: 'red', points: 5, kind: '4_guardians', shows: [] },
  'red-two-groups-of-3-task-guardian': { colour: 'red', points: 5, kind: 'two_groups_of_3', shows: ['task', 'guardian'] },
  'red-two-groups-of-3-great-bonfire-gnome': { colour: 'red', points: 5, kind: 'two_groups_of_3', shows: ['great_bonfire', 'gnome'] },
  'red-4-blue': { colour: 'red', points: 4, kind: '4_blue', shows: [] },
  'yellow-5-portals': { colour: 'yellow', points: 7, kind: '5_portals', shows: [] },
  'yellow-offerings-on-5-islands': { colour: 'yellow', points: 7, kind: 'offerings_on_5_islands', shows: [] },
  'yellow-4-red': { colour: 'yellow', points: 7, kind: '4_red', shows: [] },
  'yellow-5-gnomes': { colour: 'yellow', points: 7, kind: '5_gnomes', shows: [] },
  'yellow-3-elders': { colour: 'yellow', points: 7, kind: '3_elders', shows: [] },
  'yellow-3-offerings-on-one-island': { colour: 'yellow', points: 6, kind: '3_offerings_on_one_island', shows: [] },
  'yellow-offering-stack-empty': { colour: 'yellow', points: 7, kind: 'offering_stack_empty', shows: [] },
  'yellow-3-red-crystals': { colour: 'yellow', points: 6, kind: '3_red_crystals', shows: [] },
  'yellow-5-bonfires': { colour: 'yellow', points: 8, kind: '5_bonfires', shows: [] },
  'yellow-4-blue-crystals': { colour: 'yellow', points: 7, kind: '4_blue_crystals', shows: [] },
  'yellow-4-yellow': { colour: 'yellow', points: 8, kind: '4_yellow', shows: [] },
  'yellow-2-offerings-on-3-islands': { colour: 'yellow', points: 8, kind: '2_offerings_on_3_islands', shows: [] },
  'yellow-5-equal-resources': { colour: 'yellow', points: 6, kind: '5_equal_resources', shows: [] },
  'yellow-two-triples': { colour: 'yellow', points: 7, kind: 'two_triples', shows: [] },
  'yellow-marked-cells-covered': { colour: 'yellow', points: 6, kind: 'marked_cells_covered', shows: [] },
  'yellow-2-guardians-at-bonfires': { colour: 'yellow', points: 8, kind: '2_guardians_at_bonfires', shows: [] },
  'yellow-5-tokens-path': { colour: 'yellow', points: 6, kind: '5_tokens', shows: ['path'] },
  'yellow-5-tokens-guardian': { colour: 'yellow', points: 6, kind: '5_tokens', shows: ['guardian'] },
  'yellow-5-tokens-gnome': { colour: 'yellow', points: 6, kind: '5_tokens', shows: ['gnome'] },
  'yellow-gold-cells-covered': { colour: 'yellow', points: 7, kind: 'gold_cells_covered', shows: [] },
  'yellow-outer-columns-covered': { colour: 'yellow', points: 6, kind: 'outer_columns_covered', shows: [] },
  'yellow-two-groups-of-4': { colour: 'yellow', points: 7, kind: 'two_groups_of_4', shows: [] },
}

// With 1 to 4 players: how many novices in the High Council start the countdown.
export const NOVICES_TO_COUNTDOWN: readonly number[] = [7, 7, 10, 13]
