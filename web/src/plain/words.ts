/** What is said at a table of a title without words of its own: choices and events as they are written. */

import { labelled, t } from '../i18n'
import type { GameEvent } from '../kinds'
import type { Deed, Words } from '../table/boards'
import { seatName } from '../table/seats/seats'
import type { Position, Step } from '../wire'
import { named, plain } from './tree'

function choiceText({ kind, args }: Step): string {
  return named([kind, ...Object.values(args).map(plain)].join(' '))
}

function deed(event: GameEvent, index: number, { seats }: Position): Deed {
  const { event: kind, seat, ...facts } = event
  const told = Object.entries(facts).map(([name, value]) => `${name} ${plain(value)}`)
  const what = [plain(kind), ...told].join(', ')
  const name = seatName(seats, seat)
  const text = name ? labelled(name, what) : named(what)
  return { index, text, drawn: text, pictures: [], points: 0, rule: '' }
}

export const words: Words = {
  choiceWords: (option) => ({ short: choiceText(option) }),
  deedWords: (events, position) => events.map((event, index) => deed(event, index, position)),
  signs: () => [],
  question: () => t('plain-question'),
  onBoard: () => null,
  foremost: [],
  closedWords: ({ action, reason }) => ({ short: named(action), reason: named(reason), signs: [] }),
  outcomeWords: () => [],
  scoring: ({ seats }) => ({ sides: seats.map((_, seat) => [seat]), lines: [], tieBreak: null }),
  lineWords: (steps) => steps.map(choiceText),
  lineSpots: () => [],
  ruleOfChoice: () => '',
  placeOfRule: () => null,
}
