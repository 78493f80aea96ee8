/** What happened, as sentences of the log; deeds.ts puts them together. */

import { t } from '../../i18n'
import type { Happening } from './goods'
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

type Arguments = Record<string, string | number>
type Telling = (event: Happening, printed: Printed) => [id: string, args: Arguments]

const word = (value: unknown): string => String(value)
const placeOf = (event: Happening, printed: Printed): string =>
  placeNumber(Number(event.place), printed)

const TELLING: Readonly<Record<string, Telling>> = {
  'countdown round': (event) => ['bonfire-log-countdown-round', { round: Number(event.round) }],
  countdown: (event) => [
    Number(event.round) === 6 ? 'bonfire-log-countdown-next' : 'bonfire-log-countdown-now',
    { novices: Number(event.novices) },
  ],
  pass: () => ['bonfire-log-pass', {}],
  stuck: () => ['bonfire-log-stuck', {}],
  open: (event, printed) => ['bonfire-log-open', { tile: fateName(Number(event.number), printed) }],
  lay: () => ['bonfire-log-lay', {}],
  path: (event, printed) => [
    'bonfire-log-path',
    { tile: pathName(word(event.tile)), place: placeOf(event, printed) },
  ],
  renew: () => ['bonfire-log-renew', {}],
  sail: (event) => ['bonfire-log-sail', { island: islandName(word(event.to)) }],
  'take task': (event, printed) => [
    'bonfire-log-take-task',
    { task: taskWords(word(event.task), printed), island: islandName(word(event.island)) },
  ],
  light: (event, printed) => [
    'bonfire-log-light',
    { place: placeOf(event, printed), points: printed.tasks[word(event.task)]!.points },
  ],
  guardian: (event) => ['bonfire-log-guardian', { guardian: guardianName(word(event.guardian)) }],
  'turn wheel': () => ['bonfire-log-turn-wheel', {}],
  portal: (event, printed) => [
    'bonfire-log-portal',
    { portal: portalName(word(event.portal)), place: placeOf(event, printed) },
  ],
  recruit: (event) => ['bonfire-log-recruit', { gnome: gnomeName(Number(event.gnome)) }],
  'shuffle gnomes': () => ['bonfire-log-shuffle-gnomes', {}],
  'shuffle paths': () => ['bonfire-log-shuffle-paths', {}],
  fulfil: (event) => ['bonfire-log-fulfil', { task: councilTaskName(word(event.council_task)) }],
  'council novice': (event) => [
    'bonfire-log-council-novice',
    { task: councilTaskName(word(event.council_task)) },
  ],
  bonus: (event) => ['bonfire-log-bonus', { bonus: bonusName(Number(event.bonus)) }],
  'shuffle Tom': () => ['bonfire-log-shuffle-tom', {}],
  "Tom's card": (event) => [
    'bonfire-log-tom-card',
    { card: t(`bonfire-tom-card-${word(event.card)}`) },
  ],
  'turn over': (event) => [
    'bonfire-log-turn-over',
    { resource: resourceName(word(event.resource)) },
  ],
}

/** One event in words; nothing where the board, or another event of the deed, says it already. */
export function eventWords(event: Happening, name: string, printed: Printed): string | null {
  const telling = TELLING[word(event.event)]
  if (!telling) return null
  const [id, args] = telling(event, printed)
  return t(id, { name, ...args })
}

/** A guardian's way in a procession. */
export function moveWords(event: Happening, printed: Printed): string {
  return t('bonfire-choice-move', {
    guardian: guardianName(word(event.guardian)),
    to: locationName(word(event.to), printed),
  })
}
