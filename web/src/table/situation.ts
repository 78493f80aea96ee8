/** What the choice bar says: the question to answer, or whom everybody waits for. */

import { labelled, t } from '../i18n'
import type { Option, Position } from '../wire'
import { heldIn } from './bar/choices'
import { isLaid } from './laid'
import { isAway, seatName } from './seats/seats'
import type { Words } from './boards'

/** Why a table that was begun under older rules cannot go on. */
export function whyStopped({ stopped }: Pick<Position, 'stopped'>): string {
  return stopped ? t(`frame-stopped-${stopped.reason}`) : ''
}

export function situation(position: Position, words: Words): string {
  if (isLaid(position)) return t('frame-connecting')
  if (position.over) return t('frame-over')
  if (position.stopped) return t('frame-stopped')
  const asks = undoWords(position)
  if (asks && (position.permissions.answerUndo || position.choices.length === 0)) return asks
  const held = heldIn(position)
  if (held) return t('frame-held', { deed: buttonName(held, position, words) })
  if (position.permissions.confirm) return t('frame-confirm-question')
  const name = seatName(position.seats, position.toMove)
  if (position.choices.length > 0) {
    const question = words.question(position)
    return position.yours.length > 1 ? labelled(name, question) : question // several people at one screen
  }
  if (position.busy) return t('frame-bots-busy', { name })
  if (position.thinking) return t('frame-thinking', { name })
  return waitingFor(position, position.toMove)
}

/** What stands on the button of a choice: short, and told apart from all others. */
function buttonName(option: Option, position: Position, words: Words): string {
  const { short, drawn } = words.choiceWords(option, position)
  return drawn ?? short
}

function waitingFor(position: Position, seat: number): string {
  const message = isAway(position, seat) ? 'frame-waiting-away' : 'frame-waiting-for'
  return t(message, { name: seatName(position.seats, seat) })
}

/** Who asks for an undo, or whose answer is missing; nothing where nobody asks. */
export function undoWords(position: Position): string {
  const { permissions, seats, undoAsked } = position
  if (!undoAsked) return ''
  if (permissions.answerUndo)
    return t('frame-undo-asked', { name: seatName(seats, undoAsked.seat) })
  const [silent, another] = undoAsked.unanswered
  if (another === undefined && isAway(position, silent!))
    return t('frame-waiting-away', { name: seatName(seats, silent!) })
  return t('frame-undo-waits', {
    names: undoAsked.unanswered.map((seat) => seatName(seats, seat)).join(', '),
  })
}
