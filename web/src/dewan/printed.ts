/** What is printed on the pieces and the client shows: taken from the edition `fireside`. */

export type Printed = { points: number; fire: number }

/** Points and fire of the story tiles; a tile's name says what it asks for. */
export const STORIES: Record<string, Printed> = {
  '3-water': { points: 4, fire: 1 },
  '2-water-2-mountains': { points: 4, fire: 1 },
  '2-water-2-desert': { points: 4, fire: 1 },
  '3-water-2-artifact': { points: 5, fire: 1 },
  '2-water-1-badlands-1-crystal': { points: 4, fire: 0 },
  '3-forest': { points: 5, fire: 1 },
  '3-mountains': { points: 6, fire: 0 },
  '3-desert': { points: 5, fire: 1 },
  '3-badlands': { points: 6, fire: 0 },
  '2-mountains-2-forest': { points: 7, fire: 0 },
  '2-badlands-2-desert': { points: 7, fire: 0 },
  '2-desert-2-forest': { points: 7, fire: 0 },
  '2-badlands-2-mountains': { points: 7, fire: 0 },
  '1-badlands-1-mountains-1-desert-1-forest': { points: 5, fire: 1 },
  '2-forest-1-artifact': { points: 4, fire: 1 },
  '2-mountains-1-pigment': { points: 4, fire: 1 },
  '2-desert-1-crystal': { points: 4, fire: 1 },
  '2-badlands-1-artifact': { points: 4, fire: 1 },
  '2-artifact-1-pigment': { points: 5, fire: 0 },
  '2-pigment-1-crystal': { points: 5, fire: 0 },
  '1-artifact-2-crystal': { points: 5, fire: 0 },
  '1-artifact-1-pigment-1-crystal': { points: 4, fire: 1 },
  '3-forest-2-pigment': { points: 8, fire: 0 },
  '3-badlands-2-crystal': { points: 8, fire: 0 },
}

/** Cards of a terrain pile by players, in scenarios with an event. */
export const PILE_SIZES: Record<number, number> = { 2: 6, 3: 8, 4: 10 }

/** What the eight places of a tribe board do when their camp leaves them. */
export type Effect = 'none' | 'story' | 'tuck' | 'end'
export const PLACE_EFFECTS: Effect[] = [
  'none',
  'story',
  'tuck',
  'story',
  'tuck',
  'story',
  'tuck',
  'end',
]
export const TUCK_PLACES = [3, 5, 7]
export const STORY_PLACES = [0, 2, 4, 6]
