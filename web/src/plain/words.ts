/** What is said at a table of a title without words of its own: choices and events as they are written. */

import { labelled, t } from '../i18n'
import type { Deed, Words } from '../table/boards'
import { seatName } from '../table/seats/seats'
import type { Option, Position } from '../wire'
import { named, plain } from './tree'

type Event = Record<string, unknown>

function optionText({ text }: Pick<Option, 'text'>): string {
  return named(text)
}

function deed(event: Event, index: number, { seats }: Position): Deed {
  const { event: kind, seat, ...facts } = event
  const told = Object.entries(facts).map(([name, value]) => `${name} ${plain(value)}`)
  const what = [plain(kind), ...told].join(', ')
  const name = seatName(seats, Number(seat ?? 0) - 1)
  const text = name ? labelled(name, what) : named(what)
  return { index, text, drawn: text, pictures: [], points: 0, rule: '' }
}

export const words: Words = {
  choiceWords: (option) => ({ short: optionText(option) }),
  deedWords: (events, position) => events.map((event, index) => deed(event, index, position)),
  signs: () => [],
  question: () => t('plain-question'),
  onBoard: () => null,
  foremost: [],
  closedWords: ({ action, reason }) => ({ short: named(action), reason: named(reason), signs: [] }),
  outcomeWords: () => [],
  scoring: ({ seats }) => ({ sides: seats.map((_, seat) => [seat]), lines: [], tieBreak: null }),
  lineWords: (steps) => steps.map(optionText),
  lineSpots: () => [],
  ruleOfChoice: () => '',
  placeOfRule: () => null,
}
