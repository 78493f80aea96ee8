/** The log: one line for each deed, with what it cost and brought. */

import type { Deed } from '../../table/boards'
import { t } from '../../i18n'
import type { Position } from '../../wire'
import { cardName, list } from './names'
import type { Printed } from '../printed'
import { picturesOf, pointsOf } from './pictures'
import { ruleOfEvent } from '../rules/rules'
import { eventWords, type Facts } from './story'
import { nameOf } from '../view'

/** What comes before the event that a deed is about, and what comes after it. */
const BEFORE = ['discard', 'give']
const AFTER = ['berry', 'draw']
const HEADS = ['camp', 'fulfil']

type Doing = { index: number; head: Facts | null; parts: Facts[] }

export function deedWords(events: Facts[], position: Position, printed: Printed): Deed[] {
  return doings(events).flatMap(({ index, head, parts }) => {
    const text = head && eventWords(head, position, printed)
    if (!text) return []
    return [
      {
        index,
        text: [text, ...partWords(parts, position)].join(' '),
        drawn: [drawnWords(head, position) ?? text, ...drawnParts(parts, position)].join(' '),
        pictures: picturesOf(head, parts),
        points: pointsOf(head, printed),
        rule: ruleOfEvent(head),
      },
    ]
  })
}

function doings(events: Facts[]): Doing[] {
  const found: Doing[] = []
  let open: Doing | null = null
  events.forEach((event, index) => {
    const kind = String(event['event'])
    if (BEFORE.includes(kind) && open && !open.head) open.parts.push(event)
    else if (AFTER.includes(kind) && open?.head) open.parts.push(event)
    else if (kind === 'camp' && open && !open.head) open.head = event
    else {
      const before = BEFORE.includes(kind)
      const doing: Doing = { index, head: before ? null : event, parts: before ? [event] : [] }
      found.push(doing)
      open = before || HEADS.includes(kind) ? doing : null
    }
  })
  return found
}

/** Fewer words, where the cards are drawn. */
function drawnWords(head: Facts, position: Position): string | null {
  if (head['event'] !== 'take cards') return null
  return t('dewan-event-take-drawn', { name: nameOf(position, Number(head['seat'])) })
}

/** What the pictures of the cards leave unsaid, the payment last, since they follow it. */
function drawnParts(parts: Facts[], position: Position): string[] {
  const of = (kind: string) => parts.filter((part) => part['event'] === kind)
  const receivers = [...new Set(of('give').map((part) => Number(part['to'])))]
  const names = list(receivers.map((receiver) => nameOf(position, receiver)))
  const unseen = of('draw').filter((part) => !part['card'])
  return [
    ...(of('berry').length ? [t('dewan-deed-berry')] : []),
    ...(unseen.length ? [t('dewan-deed-draws', { count: unseen.length })] : []),
    ...(names ? [t('dewan-deed-given-drawn', { names })] : []),
    ...(of('discard').length && !names ? [t('dewan-deed-paid-drawn')] : []),
  ]
}

/** "Paid: forest, water. To Ilya: desert. 1 berry." */
function partWords(parts: Facts[], position: Position): string[] {
  const of = (kind: string) => parts.filter((part) => part['event'] === kind)
  const names = (some: Facts[]) => list(some.map((part) => cardName(String(part['card']))))
  const lines: string[] = []
  const paid = of('discard')
  if (paid.length) lines.push(t('dewan-deed-paid', { cards: names(paid) }))
  const gifts = of('give')
  for (const receiver of new Set(gifts.map((part) => Number(part['to'])))) {
    const cards = names(gifts.filter((part) => part['to'] === receiver))
    lines.push(t('dewan-deed-given', { name: nameOf(position, receiver), cards }))
  }
  if (of('berry').length) lines.push(t('dewan-deed-berry'))
  const drawn = of('draw')
  if (drawn.length && drawn.every((part) => part['card']))
    lines.push(t('dewan-deed-drawn', { cards: names(drawn) }))
  else if (drawn.length) lines.push(t('dewan-deed-draws', { count: drawn.length }))
  return lines
}
