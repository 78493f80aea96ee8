/** How long ago something was: minutes, hours, a weekday, then a date. */

import { locale, t } from '../i18n'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The language as it writes dates: the day before the month, in English too. */
export function written(): string {
  return locale() === 'en' ? 'en-GB' : locale()
}

export function since(moment: string, now: number): string {
  const then = new Date(moment)
  const passed = now - then.getTime()
  if (passed < HOUR)
    return t('frame-minutes-ago', { count: Math.max(1, Math.round(passed / MINUTE)) })
  if (passed < DAY) return t('frame-hours-ago', { count: Math.round(passed / HOUR) })
  if (passed < 6 * DAY) return then.toLocaleDateString(locale(), { weekday: 'short' })
  return then.toLocaleDateString(written(), { day: 'numeric', month: 'short' })
}
