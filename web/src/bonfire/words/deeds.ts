/** The log: one line for each deed, with what it cost and brought summed up. */

import { t } from '../../i18n'
import type { Deed } from '../../table/boards'
import type { GameEvent } from '../../kinds'
import type { Position } from '../../wire'
import { eventWords, moveWords } from './events'
import { goodsOf, pointsOf } from './goods'
import { goodsWords, seatName } from './names'
import { picturesOf } from './pictures'
import type { Printed } from '../printed'
import { ruleOfEvent } from '../rules/rules'
import { type EventName, type Happening, happeningsOf } from '../wired'

/** What belongs to the deed that an event begins. */
const PARTS: { readonly [Name in EventName]?: readonly EventName[] } = {
  move: ['move'],
  'turn wheel': ['portal'],
  light: ['novice', 'bonus'],
  'council novice': ['bonus'],
  'take task': ['offer', 'lay task', 'light', 'novice'], // Tom's task burns at once
  "Tom's card": ['turn over'],
}
const BEFORE: readonly EventName[] = ['pay', 'discard'] // what comes before the deed that it is for
const AFTER: readonly EventName[] = ['gain', 'score']
const BETWEEN: readonly EventName[] = ['turn', 'round', 'over'] // what ends a deed
/** What has a line of its own, in the midst of a deed. */
const ASIDE: readonly EventName[] = [
  'fulfil',
  'countdown',
  'shuffle gnomes',
  'shuffle paths',
  'shuffle Tom',
]
/** What happens on the board without a word. */
const SILENT: readonly EventName[] = ['open path', 'open gnome', 'open offering']
const GOODS_BONUS = 1 // the bonus whose gains say it all

interface Doing {
  index: number
  seat: number
  /** The event that it is about; none yet while only a price was paid. */
  head: EventName | null
  events: Happening[]
  /** More may still belong to it. */
  open: boolean
}

/** The events of each deed. */
function doings(events: readonly Happening[]): Doing[] {
  const found: Doing[] = []
  let open: Doing | null = null
  const begin = (index: number, event: Happening, head: EventName | null): Doing => {
    const doing = { index, seat: event.seat, head, events: [event], open: false }
    found.push(doing)
    return doing
  }
  events.forEach((event, index) => {
    const kind = event.event
    if (open && (BETWEEN.includes(kind) || open.seat !== event.seat)) open = null
    if (BETWEEN.includes(kind) || SILENT.includes(kind)) return
    if (ASIDE.includes(kind)) begin(index, event, kind)
    else if (BEFORE.includes(kind)) {
      if (open && !open.head) open.events.push(event)
      else open = begin(index, event, null)
    } else if (AFTER.includes(kind)) {
      if (open) open.events.push(event)
      else open = begin(index, event, null)
    } else if (open && (!open.head || PARTS[open.head]?.includes(kind))) {
      open.head ??= kind
      open.events.push(event)
    } else open = begin(index, event, kind)
  })
  const last = found.at(-1)
  if (last) last.open = last === open
  return found
}

function sentences(doing: Doing, name: string, printed: Printed): string[] {
  const moves = doing.events.filter((event) => event.event === 'move')
  if (moves.length > 0)
    return [
      t('bonfire-log-moves', {
        name,
        moves: moves.map((move) => moveWords(move, printed)).join(', '),
      }),
    ]
  return doing.events.flatMap((event) => {
    const own = doing.head === 'take task' && event.event === 'light'
    const said = event.event === 'bonus' && event.bonus === GOODS_BONUS
    const words = own || said ? null : eventWords(event, name, printed)
    return words === null ? [] : [words]
  })
}

/** What a deed cost and brought. */
function balance({ events }: Doing): string[] {
  const paid = goodsWords(goodsOf(events, 'pay'))
  const back = goodsWords(goodsOf(events, 'discard'))
  const gained = goodsWords(goodsOf(events, 'gain'))
  const points = pointsOf(events)
  return [
    ...(paid ? [t('bonfire-log-paid', { goods: paid })] : []),
    ...(back ? [t('bonfire-log-put-back', { goods: back })] : []),
    ...(gained ? [t('bonfire-log-gained', { goods: gained })] : []),
    ...(points ? [t('bonfire-log-scored', { points })] : []),
  ]
}

/** The rule of the event that a deed is about, or of the first that has one. */
function ruleOf({ head, events }: Doing): string {
  const about = events.filter((event) => event.event === head)
  return [...about, ...events].map(ruleOfEvent).find(Boolean) ?? ''
}

export function deedWords(
  events: readonly GameEvent[],
  position: Position,
  printed: Printed,
): Deed[] {
  return doings(happeningsOf(events)).flatMap((doing) => {
    const name = seatName(doing.seat, position)
    const told = sentences(doing, name, printed)
    const what = [...told, ...balance(doing)].join(' ')
    if (!what) return []
    const { index, head, events: own } = doing
    return [
      {
        index,
        text: told.length ? what : t('bonfire-log-only', { name, what }),
        drawn: told.length ? told.join(' ') : t('bonfire-log-only', { name, what: '' }),
        pictures: picturesOf(own, head, printed),
        points: pointsOf(own),
        rule: ruleOf(doing),
        open: doing.open && !head,
      },
    ]
  })
}
