/** What is drawn in the log beside a deed: the thing that it is about, then what it cost and brought. */

import type { Picture } from '../../table/boards'
import { goodPiece, goodsOf } from './goods'
import type { Printed } from '../printed'
import { pathPieces } from '../pieces/signs'
import { guardianPiece } from '../view'
import type { EventName, Happened, Happening } from '../wired'

type Drawing<Name extends EventName> = (event: Happened[Name], printed: Printed) => string[]

const cells: Drawing<'open' | 'lay'> = ({ tile }) => tile.map((symbol) => `cell-${symbol}`)
const guardian: Drawing<'guardian' | 'move'> = ({ guardian, seat }) => [
  guardianPiece(guardian, seat),
]

const DRAWING: { readonly [Name in EventName]?: Drawing<Name> } = {
  open: cells,
  lay: cells,
  path: ({ tile }) => pathPieces(tile),
  sail: ({ seat }) => [`ship-${seat}`],
  'take task': ({ task }, printed) => [`fire-${printed.tasks[task]!.colour}`],
  light: ({ task }, printed) => [`fire-${printed.tasks[task]!.colour}`],
  guardian,
  move: guardian,
  portal: ({ portal }) => [`portal-${portal}`],
  recruit: ({ gnome }) => [`gnome-${gnome}`],
  fulfil: ({ council_task: task }) => [`picture-council-${task}`],
  'council novice': ({ council_task: task }) => [`picture-council-${task}`],
  "Tom's card": ({ card }) => [`tom-${card}`],
}

function drawn<Name extends EventName>(event: Happened[Name], printed: Printed): string[] {
  return DRAWING[event.event as Name]?.(event, printed) ?? []
}

function goodsPictures(
  events: readonly Happening[],
  kind: 'gain' | 'pay' | 'discard',
  sign: 1 | -1,
): Picture[] {
  const goods = Object.entries(goodsOf(events, kind))
  return goods.map(([good, count]) => ({ sign: goodPiece(good), count: sign * count }))
}

/** The pictures of a deed. A bonfire that Tom lights at once is the task that he took. */
export function picturesOf(
  events: readonly Happening[],
  head: EventName | null,
  printed: Printed,
): Picture[] {
  const things = events.flatMap((event) => {
    const again = head === 'take task' && event.event === 'light'
    return again ? [] : drawn(event, printed)
  })
  return [
    ...things.map((sign) => ({ sign })),
    ...goodsPictures(events, 'pay', -1),
    ...goodsPictures(events, 'discard', -1),
    ...goodsPictures(events, 'gain', 1),
  ]
}
