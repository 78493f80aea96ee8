/** What the choice bar says: the question to answer, or whom everybody waits for. */

import { t } from '../i18n'
import type { Position } from '../wire'
import { isLaid } from './laid'
import { seatName } from './seats'
import type { Words } from './titles'

export function situation(position: Position, words: Words): string {
  if (isLaid(position)) return t('frame-connecting')
  if (position.over) return t('frame-over')
  if (position.powers.answerUndo) return t('frame-undo-asked')
  if (position.powers.confirm) return t('frame-confirm-question')
  const name = seatName(position.seats, position.toMove)
  if (position.choices.length > 0) {
    const question = words.question(position)
    return position.yours.length > 1 ? `${name}: ${question}` : question // several people at one screen
  }
  if (position.thinking) return t('frame-thinking', { name })
  return t('frame-waiting-for', { name })
}
