/** What happened, line by line, and what a choice is sure to bring. */

import { signed } from '../../kit/numbers'
import { t } from '../../i18n'
import type { Option, Position } from '../../wire'
import { amount, cardName, list, placeName, storyName, storyWorth, terrainName } from './names'
import type { Printed } from '../printed'
import { sourceName } from './sources'
import { gainOf, nameOf, ownSeat, viewOf, type Place, type View } from '../view'

export type Facts = Record<string, unknown>
type Args = Record<string, string | number>

/** Events that make no line: others beside them tell it, or the board does. */
const SILENT = new Set(['turn', 'open card', 'open story', 'new pile', 'over'])

function cardOf(facts: Facts): string {
  return cardName(String(facts['card']))
}

function storyArgs(facts: Facts, printed: Printed): Args {
  const story = String(facts['story'])
  return { story: storyName(story), worth: storyWorth(story, printed) }
}

function berriesArgs(facts: Facts, position: Position): Args {
  const parts = facts['to'] as [Place, number][]
  return {
    count: parts.length,
    places: list(parts.map(([zone]) => placeName(zone, viewOf(position)))),
  }
}

function groundArgs(facts: Facts, position: Position): Args {
  const place = facts['space'] as Place
  const view = viewOf(position)
  const space = view.spaces.find(({ at }) => at[0] === place[0] && at[1] === place[1])
  return { place: placeName(place, view), ground: space?.ground ?? 'forest' }
}

/** What each kind of event has to tell, beside who it was. */
const TOLD: Record<string, (facts: Facts, position: Position, printed: Printed) => Args> = {
  pass: () => ({}),
  'last round': () => ({}),
  'take cards': (facts) => ({ cards: list((facts['cards'] as string[]).map(cardName)) }),
  'shuffle discards': (facts) => ({ count: Number(facts['cards']) }),
  draw: (facts) => ({
    known: facts['card'] ? 'yes' : 'no',
    card: facts['card'] ? cardOf(facts) : '',
  }),
  discard: (facts) => ({ card: cardOf(facts) }),
  give: (facts, position) => ({
    card: cardOf(facts),
    receiver: nameOf(position, Number(facts['to'])),
  }),
  tuck: (facts) => ({ card: cardOf(facts), terrain: terrainName(String(facts['terrain'])) }),
  camp: (facts, position) => ({ camp: Number(facts['camp']), ...groundArgs(facts, position) }),
  berry: () => ({}),
  story: (facts, _, printed) => ({
    unseen: facts['unseen'] ? 'yes' : 'no',
    ...storyArgs(facts, printed),
  }),
  fulfil: (facts, _, printed) => storyArgs(facts, printed),
  event: (facts) => ({ scenario: String(facts['scenario']) }),
  lava: groundArgs,
  flood: groundArgs,
  'move berries': berriesArgs,
  fish: (facts) => ({ card: cardOf(facts), count: Number(facts['fish']) }),
}

/** A line of the log; null for events that are not worth one. */
export function eventWords(event: Facts, position: Position, printed: Printed): string | null {
  const kind = String(event['event'])
  const told = TOLD[kind]
  if (SILENT.has(kind) || !told) return null
  const name = nameOf(position, Number(event['seat']))
  return t(`dewan-event-${kind.replace(' ', '-')}`, { name, ...told(event, position, printed) })
}

/** Events that tell nothing more than the choice itself does. */
const EXPECTED = new Set([
  'take cards',
  'discard',
  'give',
  'camp',
  'tuck',
  'story',
  'lava',
  'flood',
])

/** What a choice is sure to bring, one line a thing. */
export function outcomeWords(option: Option, position: Position, printed: Printed): string[] {
  const lines = (option.outcome as Facts[]).flatMap((event) => {
    const kind = String(event['event'])
    const told = TOLD[kind]
    if (SILENT.has(kind) || EXPECTED.has(kind) || !told) return []
    return [t(`dewan-outcome-${kind.replace(' ', '-')}`, told(event, position, printed))]
  })
  const points = gainOf(option, position, ownSeat(position))
  if (!points) return lines
  const args = { points: Math.abs(points), parts: changeWords(option, viewOf(position)) }
  return [...lines, t(points > 0 ? 'dewan-outcome-points' : 'dewan-outcome-points-lost', args)]
}

/** Why the points change: "stories +5, groups of camps −4". */
function changeWords({ changes }: Option, view: View): string {
  const parts = Object.entries(changes).map(([source, change]) =>
    t('dewan-score-change', { source: sourceName(source, view), change: signed(change) }),
  )
  return parts.join(t('dewan-list-separator'))
}

/** "2 forest zones and 1 crystal". */
export function lackWords(missing: [string, number][]): string {
  return list(missing.map(([name, count]) => amount(name, count)))
}
