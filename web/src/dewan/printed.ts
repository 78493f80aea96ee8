/** What the pieces of a table show, as the server tells it once. */

/** What a place of a tribe board does when its camp leaves it. */
export type Effect = 'none' | 'story' | 'tuck' | 'end'

export type Printed = {
  /** A tile's name says what it asks for. */
  stories: Record<string, { points: number; fire: number }>
  /** Cards of a terrain pile in scenarios with an event. */
  pile_size: number
  /** From place 1 on. */
  places: Effect[]
}

/** The places with an effect, by number. */
export function placesWith(effect: Effect, { places }: Printed): number[] {
  return places.flatMap((each, index) => (each === effect ? [index + 1] : []))
}

/** The camp that each story is chosen with; the first one comes before all camps. */
export function storyCamps(printed: Printed): number[] {
  return [0, ...placesWith('story', printed)]
}
