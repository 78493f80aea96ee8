/** Which rule a thing, a choice or an event is about, and where on the board a rule is to be seen. */

import type { Option } from '../../wire'
import { choiceOf, type Kind } from '../wired'
import type { Facts } from '../words/story'

const CHOICES: Readonly<Record<Kind, string>> = {
  pair: 'D4.1',
  single: 'D4.4',
  camp: 'D5.1',
  lava: 'D12.1',
  flood: 'D13.1',
  pay: 'D5.2',
  more: 'D5.9',
  'tuck-nothing': 'D6.2',
  keep: 'D14.5',
  unseen: 'D2.6',
  story: 'D7.1',
  discard: 'D5.2',
  trade: 'D14.5',
  give: 'D5.5',
  tuck: 'D6.3',
}

const EVENTS: Readonly<Record<string, string>> = {
  pass: 'D3.2',
  'last round': 'D9.1',
  'take cards': 'D4.1',
  'shuffle discards': 'D4.3',
  draw: 'D8.1',
  discard: 'D5.2',
  give: 'D5.5',
  tuck: 'D6.3',
  camp: 'D5.2',
  berry: 'D6.1',
  story: 'D6.2',
  fulfil: 'D8.1',
  event: 'D11.2',
  lava: 'D12.1',
  flood: 'D13.1',
  'move berries': 'D11.6',
  fish: 'D14.5',
}

/** Things by their names, or by the first word of these. */
const THINGS: Readonly<Record<string, string>> = {
  space: 'D1.2',
  pair: 'D4.1',
  slot: 'D4.1',
  pile: 'D4.3',
  discards: 'D4.3',
  story: 'D7.1',
  'story pile': 'D6.2',
  own: 'D7.1',
  place: 'D6.2',
  tuck: 'D6.2',
  tucked: 'D6.3',
  card: 'D5.2',
  score: 'D9.3',
}

/** The action that a click on a thing would begin, as the server names it. */
const ACTIONS: Readonly<Record<string, string>> = {
  space: 'camp',
  pair: 'take cards',
  slot: 'take cards',
}

/** Where the rules of a chapter are to be seen. */
const PLACES: Readonly<Record<string, string>> = {
  D1: '.land',
  D2: '.story-row',
  D4: '.terrain',
  D5: '.land',
  D6: '.own-board',
  D7: '.own-board',
  D8: '.own-board',
  D9: '.points',
  D11: '[data-thing="pile"]',
  D12: '.land',
  D13: '.land',
  D14: '.land',
}

export function ruleOfThing(thing: string): string {
  return THINGS[thing] ?? THINGS[thing.split(' ')[0]!] ?? ''
}

export function actionOfThing(thing: string): string {
  return ACTIONS[thing.split(' ')[0]!] ?? ''
}

export function ruleOfChoice(option: Option): string {
  return CHOICES[choiceOf(option).kind]
}

export function ruleOfEvent(event: Facts): string {
  return EVENTS[String(event['event'])] ?? ''
}

/** Where on the board a rule is to be seen, as a selector. */
export function placeOfRule(code: string): string | null {
  const place = PLACES[code.split('.')[0]!]
  return place ? `.dewan ${place}` : null
}
