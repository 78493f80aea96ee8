/** What the keys do at a table. */

import { isPressing, isTaken } from '../kit/keys'
import { takeBack } from './undo'
import type { Visit } from './visit.svelte'

export function pressedAtTable(event: KeyboardEvent, visit: Visit): void {
  if (!visit.position || isTaken(event)) return
  if (visit.since.at !== null) lookingBack(event, visit)
  else playing(event, visit)
}

function playing(event: KeyboardEvent, visit: Visit): void {
  const { hints, position, since, socket } = visit
  const key = event.key.toLowerCase()
  const hinted = hints.state === 'shown' ? hints.found[Number(key) - 1] : undefined
  if (key === 'enter' && position!.permissions.confirm && !isPressing(event))
    socket.ask({ t: 'confirm' })
  else if (key === 'z') takeBack(position!, socket, event.shiftKey)
  else if (key === 'h') void hints.toggle(position!)
  else if (hinted) visit.choose(hinted.line[0]!.choice)
  else if (key === 'l') visit.logOpen = !visit.logOpen
  else if (key === 'b') visit.spoken = !visit.spoken
  else if (key === 'p') void since.show(0, true)
  else if (key === 'escape' && window.innerWidth < 1280) visit.logOpen = false
}

/** Keys while somebody looks at what happened. */
function lookingBack(event: KeyboardEvent, { since }: Visit): void {
  const key = event.key.toLowerCase()
  if (key === 'escape' || key === 'p') since.close()
  else if (key === 'arrowleft') since.move(-1)
  else if (key === 'arrowright') since.move(1)
  else if (key === ' ' && !isPressing(event)) since.toggle()
}
