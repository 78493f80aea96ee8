/** A task of Bonfire in words, and how far the own city has come with it. */

import { taskWords } from '../bonfire/names'
import type { Printed } from '../bonfire/printed'
import { progressWords } from '../bonfire/progress'
import { viewOf } from '../bonfire/view'
import type { Position } from '../wire'
import { said } from './parts'

export function taskSaid(task: string, position: Position, printed: Printed): string {
  const progress = viewOf(position).decision.progress[task]
  return said(taskWords(task, printed), ...(progress ? progressWords(progress) : []))
}
