/** What is drawn in the log beside a deed: the thing that it is about, then what it cost and brought. */

import type { Picture } from '../../table/boards'
import { goodPiece, goodsOf, type Happening } from './goods'
import type { Printed } from '../printed'
import { pathPieces } from '../pieces/signs'
import { guardianPiece } from '../view'

type Drawing = (event: Happening, printed: Printed) => string[]

const cells: Drawing = ({ tile }) => (tile as string[]).map((symbol) => `cell-${symbol}`)
const guardian: Drawing = ({ guardian, seat }) => [
  guardianPiece(String(guardian), Number(seat) - 1),
]

const DRAWING: Readonly<Record<string, Drawing>> = {
  open: cells,
  lay: cells,
  path: ({ tile }) => pathPieces(String(tile)),
  sail: ({ seat }) => [`ship-${Number(seat) - 1}`],
  'take task': ({ task }, printed) => [`fire-${printed.tasks[String(task)]!.colour}`],
  light: ({ task }, printed) => [`fire-${printed.tasks[String(task)]!.colour}`],
  guardian,
  move: guardian,
  portal: ({ portal }) => [`portal-${portal}`],
  recruit: ({ gnome }) => [`gnome-${gnome}`],
  fulfil: ({ council_task: task }) => [`picture-council-${task}`],
  'council novice': ({ council_task: task }) => [`picture-council-${task}`],
  "Tom's card": ({ card }) => [`tom-${card}`],
}

function goodsPictures(events: readonly Happening[], kind: string, sign: 1 | -1): Picture[] {
  const goods = Object.entries(goodsOf(events, kind))
  return goods.map(([good, count]) => ({ sign: goodPiece(good), count: sign * count }))
}

/** The pictures of a deed. A bonfire that Tom lights at once is the task that he took. */
export function picturesOf(
  events: readonly Happening[],
  head: string | null,
  printed: Printed,
): Picture[] {
  const things = events.flatMap((event) => {
    const again = head === 'take task' && event.event === 'light'
    return again ? [] : (DRAWING[String(event.event)]?.(event, printed) ?? [])
  })
  return [
    ...things.map((sign) => ({ sign })),
    ...goodsPictures(events, 'pay', -1),
    ...goodsPictures(events, 'discard', -1),
    ...goodsPictures(events, 'gain', 1),
  ]
}
