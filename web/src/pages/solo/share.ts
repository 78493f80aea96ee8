/** The result of a deal as text, for friends. */

import { reach } from '../../table/seats/reach.svelte'
import { shareText } from '../../kit/sharing'
import { t } from '../../i18n'
import type { Deal } from '../../wire'
import { dayName } from './numbers'

/** Hands the result on, or copies it; whether it was copied. */
export async function shareDeal(deal: Deal): Promise<boolean> {
  const { points, tom, place } = deal.yours!
  const day = dayName(deal.date, 'long', true)
  const text = t('solo-share-text', { day, points, tom, place, count: deal.played })
  await reach.look().catch(() => undefined) // then only the page's own address is known
  return shareText(text, reach.forOthers(`/solo?tab=deal&date=${deal.date}`))
}
