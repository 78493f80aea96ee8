/** Which rule a thing, a choice or an event is about, and where on the board a rule is to be seen. */

import type { Option } from '../../wire'
import { choiceOf, type EventName, type Happening, type Kind } from '../wired'

const CHOICES: Readonly<Record<Exclude<Kind, 'gnome' | 'council'>, string>> = {
  open: 'B3.5',
  fate: 'B5.2',
  keep: 'B5.1',
  lay: 'B5.3',
  'build-path': 'B7.1',
  sail: 'B8.2',
  'take-task': 'B9.1',
  fetch: 'B10.1',
  procession: 'B11.1',
  'great-bonfire': 'B12.2',
  recruit: 'B13.1',
  'stay-aboard': 'B8.4',
  pass: 'B16.4',
  'end-turn': 'B4.2',
  pay: 'B6.1',
  give: 'B6.2',
  spend: 'B6.5',
  tile: 'B7.1',
  stack: 'B7.1',
  renew: 'B7.3',
  'look-up': 'B18.bonus-2',
  to: 'B8.2',
  offering: 'B9.3',
  take: 'B9.4',
  'at-place': 'B9.4',
  steps: 'B11.1',
  move: 'B11.3',
  stay: 'B19.27c',
  earn: 'B19.6',
  field: 'B12.2',
  rewards: 'B12.3',
  portal: 'B12.4',
  'for-tokens': 'B13.1',
  light: 'B14.1',
  novice: 'B15.1',
  bring: 'B18.bonus-3',
}

const EVENTS: { readonly [Name in EventName]?: string } = {
  countdown: 'B16.1',
  'countdown round': 'B16.2',
  pass: 'B16.4',
  stuck: 'B4.4',
  open: 'B3.5',
  lay: 'B5.4',
  path: 'B7.1',
  renew: 'B7.3',
  sail: 'B8.2',
  'take task': 'B9.4',
  light: 'B14.1',
  novice: 'B14.2',
  guardian: 'B10.1',
  move: 'B11.5',
  'turn wheel': 'B12.3',
  portal: 'B12.4',
  fulfil: 'B17.council',
  'council novice': 'B15.1',
  'shuffle gnomes': 'B21.4',
  'shuffle paths': 'B18.3',
  'shuffle Tom': 'B21.3',
  'turn over': 'B21.4',
  pay: 'B6.1',
  discard: 'B5.6',
}

const REASONS: Readonly<Record<string, string>> = {
  opening: 'B3.6',
  'fate area': 'B5.4',
  'printed symbol': 'B5.5',
  'path tile': 'B11.5',
  'great bonfire': 'B12.3',
  passing: 'B16.4',
  "Tom's novice": 'B21.8',
  "Tom's council novice": 'B21.11',
  "Tom's council task": 'B21.12',
}

const TOM_CARDS: Readonly<Record<string, string>> = {
  gnome: 'B21.5',
  path: 'B21.6',
  task_i: 'B21.7',
  task_ii: 'B21.8',
  guardian: 'B21.9',
  great_bonfire: 'B21.10',
}

const TOKENS: Readonly<Record<string, string>> = {
  ship: 'B8.2',
  path: 'B7.2',
  task: 'B9.2',
  great_bonfire: 'B12.2',
  guardian: 'B11.1',
  gnome: 'B13.1',
  yellow: 'B6.1',
}

const GUARDIAN_ISLANDS = ['grey', 'pink', 'natural', 'amber']

const THINGS: Readonly<Record<string, (name: string) => string>> = {
  island: (name) => (GUARDIAN_ISLANDS.includes(name) ? 'B10.1' : 'B9.2'),
  task: () => 'B9.4',
  ship: () => 'B8.2',
  field: () => 'B12.3',
  pit: () => 'B12.2',
  space: (space) => `B18.bonus-${space}`,
  'council-task': () => 'B15.1',
  tile: () => 'B7.1',
  stack: () => 'B7.1',
  renew: () => 'B7.3',
  display: (name) => (name === 'paths' ? 'B7.2' : 'B13.1'),
  gnome: (number) => `B19.${number}`,
  token: (token) => TOKENS[token] ?? 'B6.1',
  resource: (resource) => (resource === 'gold' ? 'B6.3' : 'B6.4'),
  offering: () => 'B9.3',
  fate: () => 'B5.2',
  path: () => 'B11.5',
  gap: () => 'B12.4',
  place: () => 'B14.1',
  seat: () => 'B20.2',
  guardian: () => 'B11.3',
  start: () => 'B10.1',
  countdown: () => 'B16.1',
  city: () => 'B1.2',
  card: (card) => TOM_CARDS[card] ?? 'B21.3',
}

/** The action that a click on a thing would begin, as the server names it. */
const ACTIONS: Readonly<Record<string, string>> = {
  fate: 'fate',
  path: 'build path',
  tile: 'build path',
  stack: 'build path',
  ship: 'sail',
  task: 'take task',
  offering: 'take task',
  pit: 'great bonfire',
  field: 'great bonfire',
  gap: 'great bonfire',
  gnome: 'recruit',
  guardian: 'procession',
  seat: 'procession',
  place: 'light',
  countdown: 'pass',
}

/** Where a rule is to be seen: by its number, or by its chapter. */
const PLACES: Readonly<Record<string, string>> = {
  B5: '[data-thing^="fate:"]',
  B6: '.supply, .purse',
  B7: '[data-thing="display:paths"]',
  B8: '[data-thing^="ship:"]',
  B9: '.seapanel',
  'B9.3': '[data-thing^="offering:"]',
  B10: '[data-thing="start:"]',
  B11: '[data-thing="guardian:own"]',
  B12: '[data-thing="pit:"]',
  'B12.4': '[data-thing^="gap:"].next',
  B13: '[data-thing="display:gnomes"]',
  B14: '[data-thing^="place:"]',
  B15: '[data-thing^="council-task:"]',
  B16: '[data-thing="countdown:"]',
  B17: '[data-thing^="place:"]',
  B20: '.citypanel',
}

function split(thing: string): [kind: string, name: string] {
  const colon = thing.indexOf(':')
  return [thing.slice(0, colon), thing.slice(colon + 1)]
}

export function ruleOfThing(thing: string): string {
  const [kind, name] = split(thing)
  return THINGS[kind]?.(name) ?? ''
}

export function actionOfThing(thing: string): string {
  const [kind, name] = split(thing)
  if (kind === 'display') return name === 'paths' ? 'build path' : 'recruit'
  return ACTIONS[kind] ?? ''
}

export function ruleOfChoice(option: Option): string {
  const choice = choiceOf(option)
  if (choice.kind === 'gnome') return `B19.${choice.args.gnome}`
  if (choice.kind !== 'council') return CHOICES[choice.kind]
  return choice.args.takes === 'bonus' ? `B18.bonus-${choice.args.space}` : 'B14.2'
}

export function ruleOfEvent(event: Happening): string {
  if (event.event === 'recruit') return `B19.${event.gnome}`
  if (event.event === 'bonus') return `B18.bonus-${event.bonus}`
  if (event.event === "Tom's card") return TOM_CARDS[event.card] ?? 'B21.3'
  return EVENTS[event.event] ?? ('because' in event ? ruleOfReason(event.because) : '')
}

/** Why something was gained or scored. */
function ruleOfReason(because: string): string {
  const [, what, number] = /^(gnome|bonus) (\d+)$/.exec(because) ?? []
  if (what) return what === 'gnome' ? `B19.${number}` : `B18.bonus-${number}`
  return because.startsWith('council space') ? 'B14.2' : (REASONS[because] ?? '')
}

/** Where on the board a rule is to be seen, as a selector. */
export function placeOfRule(code: string): string | null {
  const [chapter = '', rest = ''] = code.split('.')
  if (rest.startsWith('bonus-')) return `[data-thing="space:${rest.slice('bonus-'.length)}"]`
  if (chapter === 'B19') return `[data-thing="gnome:${rest}"]`
  return PLACES[code] ?? PLACES[chapter] ?? null
}
