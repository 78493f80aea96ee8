/** Taking back, by button or key: freely while nothing has come to light, else with the consent of the others. */

import { t } from '../i18n'
import type { Answering } from '../socket.svelte'
import type { Position } from '../wire'
import { toasts } from '../kit/toasts.svelte'

/** Whether somebody else would have to agree. */
export function asksSomebody({ seats, yours }: Position): boolean {
  return seats.some(
    ({ kind }, seat) => (kind === 'here' || kind === 'link') && !yours.includes(seat),
  )
}

export function takeBack(position: Position, socket: Answering, turn: boolean): void {
  const { permissions } = position
  if (permissions.undo) socket.ask({ t: 'undo', turn })
  else if (permissions.askUndo) {
    socket.ask({ t: 'askUndo' })
    if (asksSomebody(position)) toasts.add('news', t('frame-undo-sent'))
  }
}
