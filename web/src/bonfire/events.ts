/** What happened, as lines of the log. */

import { t } from '../i18n'
import type { Position } from '../wire'
import type { Happening } from './goods'
import {
  bonusName,
  councilTaskName,
  fateName,
  gnomeName,
  goodsWords,
  guardianName,
  islandName,
  locationName,
  pathName,
  portalName,
  resourceName,
  seatName,
  taskWords,
} from './names'
import type { Printed } from './printed'

type Arguments = Record<string, string | number>
type Telling = (event: Happening, printed: Printed) => [id: string, args: Arguments]

const goods = (event: Happening): string => goodsWords(event.goods as Record<string, number>)
const word = (value: unknown): string => String(value)

/** Why goods or points come: rule by rule where it has a name, else by the gnome or space. */
function because(event: Happening): string {
  const reason = word(event.because)
  const gnome = /^gnome (\d+)$/.exec(reason)
  const space = /^council space (\d)$/.exec(reason)
  if (gnome) return gnomeName(Number(gnome[1]))
  if (space) return t('bonfire-because-council-space', { space: Number(space[1]) })
  const slug = reason.toLowerCase().replaceAll("'", '').replaceAll(' ', '-')
  return t(`bonfire-because-${slug}`)
}

const TELLING: Readonly<Record<string, Telling>> = {
  'countdown round': (event) => ['bonfire-log-countdown-round', { round: Number(event.round) }],
  countdown: (event) => [
    Number(event.round) === 6 ? 'bonfire-log-countdown-next' : 'bonfire-log-countdown-now',
    { novices: Number(event.novices) },
  ],
  pass: () => ['bonfire-log-pass', {}],
  stuck: () => ['bonfire-log-stuck', {}],
  gain: (event) => ['bonfire-log-gain', { goods: goods(event), because: because(event) }],
  pay: (event) => ['bonfire-log-pay', { goods: goods(event) }],
  discard: (event) => ['bonfire-log-discard', { goods: goods(event) }],
  score: (event) => ['bonfire-log-score', { points: Number(event.points), because: because(event) }],
  open: (event, printed) => ['bonfire-log-open', { tile: fateName(Number(event.number), printed) }],
  lay: (event, printed) => ['bonfire-log-lay', { tile: fateName(Number(event.number), printed) }],
  path: (event) => ['bonfire-log-path', { tile: pathName(word(event.tile)), place: Number(event.place) }],
  renew: () => ['bonfire-log-renew', {}],
  sail: (event) => ['bonfire-log-sail', { island: islandName(word(event.to)) }],
  'take task': (event, printed) => [
    'bonfire-log-take-task',
    { task: taskWords(word(event.task), printed), island: islandName(word(event.island)) },
  ],
  offer: (event) => [
    'bonfire-log-offer',
    { resource: resourceName(word(event.offering)), island: islandName(word(event.island)) },
  ],
  light: (event, printed) => [
    'bonfire-log-light',
    { place: Number(event.place), points: printed.tasks[word(event.task)]!.points },
  ],
  guardian: (event) => ['bonfire-log-guardian', { guardian: guardianName(word(event.guardian)) }],
  move: (event) => ['bonfire-log-move', { guardian: guardianName(word(event.guardian)), to: locationName(word(event.to)) }],
  'turn wheel': (event) => ['bonfire-log-turn-wheel', { field: Number(event.to) }],
  portal: (event) => ['bonfire-log-portal', { portal: portalName(word(event.portal)), place: Number(event.place) }],
  recruit: (event) => ['bonfire-log-recruit', { gnome: gnomeName(Number(event.gnome)) }],
  'shuffle gnomes': () => ['bonfire-log-shuffle-gnomes', {}],
  'shuffle paths': () => ['bonfire-log-shuffle-paths', {}],
  fulfil: (event) => ['bonfire-log-fulfil', { task: councilTaskName(word(event.council_task)) }],
  novice: (event) => ['bonfire-log-novice', { space: Number(event.space) }],
  'council novice': (event) => [
    'bonfire-log-council-novice',
    { task: councilTaskName(word(event.council_task)), space: Number(event.space) },
  ],
  bonus: (event) => ['bonfire-log-bonus', { bonus: bonusName(Number(event.bonus)) }],
  'shuffle Tom': () => ['bonfire-log-shuffle-tom', {}],
  "Tom's card": (event) => ['bonfire-log-tom-card', { card: t(`bonfire-tom-card-${word(event.card)}`) }],
  'turn over': (event) => ['bonfire-log-turn-over', { resource: resourceName(word(event.resource)) }],
}

/** One event in words; null where the board, or the event beside it, says it already. */
export function eventWords(event: Happening, position: Position, printed: Printed): string | null {
  const telling = TELLING[word(event.event)]
  if (!telling) return null
  const [id, args] = telling(event, printed)
  return t(id, { name: seatName(Number(event.seat) - 1, position), ...args })
}
