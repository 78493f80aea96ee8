/** A link to a position that a friend can open. */

import { shareLink } from '../api'
import { linksOf, renewed } from '../table/links'
import { reach } from '../table/seats/reach.svelte'
import { copyText, handOver } from '../kit/sharing'
import { toasts } from '../kit/toasts.svelte'
import { t } from '../i18n'
import type { Course } from '../wire'

/** The link for looking on, as far as there is one; anybody may have another when the game is over. */
async function watchLink(course: Course): Promise<string> {
  const known = linksOf(course.table)
  if (known.watch) return known.watch
  if (!course.over && course.origin.kind !== 'record') return ''
  return renewed(course.table, known, await shareLink(course.table)).watch
}

export async function share(course: Course, number: number): Promise<void> {
  try {
    const watch = await watchLink(course)
    await reach.look()
    const url = reach.forOthers(watch ? `${watch}?at=${number}` : location.href)
    if (await handOver({ url })) return
    if (!(await copyText(url))) throw new Error('it could not be copied')
    toasts.add('news', watch ? t('replay-shared') : t('replay-shared-with-seats'))
  } catch {
    toasts.add('refused', t('replay-share-failed'))
  }
}
