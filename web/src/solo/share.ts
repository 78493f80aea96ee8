/** The result of a deal as text, for friends. */

import { t } from '../i18n'
import type { Deal } from '../wire'
import { dayName } from './numbers'

/** Hands the result to whatever the device shares with, or copies it; whether it was copied. */
export async function shareDeal(deal: Deal): Promise<boolean> {
  const { points, tom, place } = deal.yours!
  const day = dayName(deal.date, 'long', true)
  const text = t('solo-share-text', { day, points, tom, place, count: deal.played })
  const url = `${location.origin}/solo?tab=deal&date=${deal.date}`
  const touch = window.matchMedia('(pointer: coarse)').matches
  try {
    if (touch && navigator.share) {
      await navigator.share({ text, url })
      return false
    }
    await navigator.clipboard.writeText(`${text}\n${url}`)
    return true
  } catch {
    return false
  }
}
