/** What happened, as sentences of the log; deeds.ts puts them together. */

import { t } from '../../i18n'
import {
  bonusName,
  councilTaskName,
  fateName,
  gnomeName,
  guardianName,
  islandName,
  locationName,
  pathName,
  placeNumber,
  portalName,
  resourceName,
  taskWords,
} from './names'
import type { Printed } from '../printed'
import type { EventName, Happened } from '../wired'

type Arguments = Record<string, string | number>
type Telling<Name extends EventName> = (
  event: Happened[Name],
  printed: Printed,
) => [id: string, args: Arguments]

const placeOf = (event: { place: number }, printed: Printed): string =>
  placeNumber(event.place, printed)

const TELLING: { readonly [Name in EventName]?: Telling<Name> } = {
  'countdown round': (event) => ['bonfire-log-countdown-round', { round: event.round }],
  countdown: (event) => [
    event.round === 6 ? 'bonfire-log-countdown-next' : 'bonfire-log-countdown-now',
    { novices: event.novices },
  ],
  pass: () => ['bonfire-log-pass', {}],
  stuck: () => ['bonfire-log-stuck', {}],
  open: (event, printed) => ['bonfire-log-open', { tile: fateName(event.number, printed) }],
  lay: () => ['bonfire-log-lay', {}],
  path: (event, printed) => [
    'bonfire-log-path',
    { tile: pathName(event.tile), place: placeOf(event, printed) },
  ],
  renew: () => ['bonfire-log-renew', {}],
  sail: (event) => ['bonfire-log-sail', { island: islandName(event.to) }],
  'take task': (event, printed) => [
    'bonfire-log-take-task',
    { task: taskWords(event.task, printed), island: islandName(event.island) },
  ],
  light: (event, printed) => [
    'bonfire-log-light',
    { place: placeOf(event, printed), points: printed.tasks[event.task]!.points },
  ],
  guardian: (event) => ['bonfire-log-guardian', { guardian: guardianName(event.guardian) }],
  'turn wheel': () => ['bonfire-log-turn-wheel', {}],
  portal: (event, printed) => [
    'bonfire-log-portal',
    { portal: portalName(event.portal), place: placeOf(event, printed) },
  ],
  recruit: (event) => ['bonfire-log-recruit', { gnome: gnomeName(event.gnome) }],
  'shuffle gnomes': () => ['bonfire-log-shuffle-gnomes', {}],
  'shuffle paths': () => ['bonfire-log-shuffle-paths', {}],
  fulfil: (event) => ['bonfire-log-fulfil', { task: councilTaskName(event.council_task) }],
  'council novice': (event) => [
    'bonfire-log-council-novice',
    { task: councilTaskName(event.council_task) },
  ],
  bonus: (event) => ['bonfire-log-bonus', { bonus: bonusName(event.bonus) }],
  'shuffle Tom': () => ['bonfire-log-shuffle-tom', {}],
  "Tom's card": (event) => ['bonfire-log-tom-card', { card: t(`bonfire-tom-card-${event.card}`) }],
  'turn over': (event) => ['bonfire-log-turn-over', { resource: resourceName(event.resource) }],
}

/** One event in words; nothing where the board, or another event of the deed, says it already. */
export function eventWords<Name extends EventName>(
  event: Happened[Name],
  name: string,
  printed: Printed,
): string | null {
  const telling = TELLING[event.event as Name]
  if (!telling) return null
  const [id, args] = telling(event, printed)
  return t(id, { name, ...args })
}

/** A guardian's way in a procession. */
export function moveWords(event: Happened['move'], printed: Printed): string {
  return t('bonfire-choice-move', {
    guardian: guardianName(event.guardian),
    to: locationName(event.to, printed),
  })
}
