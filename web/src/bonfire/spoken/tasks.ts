/** A task of Bonfire in words, and how far the own city has come with it. */

import { taskWords } from '../words/names'
import type { Printed } from '../printed'
import { progressWords } from '../city/progress'
import { viewOf } from '../view'
import type { Position } from '../../wire'
import { said } from '../../spoken/parts'

export function taskSaid(task: string, position: Position, printed: Printed): string {
  const progress = viewOf(position).decision.progress[task]
  return said(taskWords(task, printed), ...(progress ? progressWords(progress) : []))
}
