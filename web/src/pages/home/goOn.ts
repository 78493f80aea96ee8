/** The tables that can be gone on with, those that wait for their own player first. */

import { tables } from '../../api'
import { t } from '../../i18n'
import { route } from '../../route.svelte'
import type { Summary } from '../../wire'
import { toasts } from '../../kit/toasts.svelte'

export function waitsForMe(table: Summary): boolean {
  return !isEnded(table) && table.yours.includes(table.toMove)
}

/** Whether nobody can choose anything there any more. */
export function isEnded(table: Summary): boolean {
  return table.over || table.stopped
}

/** The running tables with a seat of one's own. */
export function runningFirst(all: Summary[]): Summary[] {
  const running = all.filter((table) => !isEnded(table) && table.yours.length > 0)
  return running.toSorted((one, other) => Number(waitsForMe(other)) - Number(waitsForMe(one)))
}

/** Goes to the first table that waits, or else to the first that runs. */
export async function goOn(): Promise<void> {
  try {
    const [first] = runningFirst(await tables())
    if (first) route.go(`/table/${first.id}`)
    else toasts.add('news', t('frame-go-on-none'))
  } catch {
    toasts.add('refused', t('frame-offline'))
  }
}
