/** Numbers, days and hours as people read them. */

import { written } from '../../kit/since'
import { locale, t } from '../../i18n'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A number with at most one decimal. */
export function rounded(number: number): string {
  return number.toLocaleString(locale(), { maximumFractionDigits: 1 }).replace('-', '−')
}

export function percent(share: number): string {
  return share.toLocaleString(locale(), { style: 'percent', maximumFractionDigits: 0 })
}

/** A day of deals, which are those of UTC: "Sunday 15". */
export function dayName(date: string, weekday: 'short' | 'long', withNumber = false): string {
  const day = withNumber ? ({ day: 'numeric', month: 'short' } as const) : {}
  const words = new Date(`${date}T12:00:00Z`).toLocaleDateString(written(), {
    weekday,
    timeZone: 'UTC',
    ...day,
  })
  return words.charAt(0).toLocaleUpperCase(locale()) + words.slice(1)
}

export function dayBefore(date: string, days = 1): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) - days * DAY).toISOString().slice(0, 10)
}

/** When a game was finished: today, yesterday, a weekday, a date. */
export function whenPlayed(moment: string): string {
  const then = new Date(moment)
  const days = Math.round((startOf(new Date()) - startOf(then)) / DAY)
  if (days <= 1) return t(days === 1 ? 'solo-yesterday' : 'solo-today')
  if (days < 7) return then.toLocaleDateString(locale(), { weekday: 'long' })
  return then.toLocaleDateString(written(), { day: 'numeric', month: 'short' })
}

function startOf(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime()
}

/** How long it is until a moment, in hours and minutes. */
export function until(moment: string, now: number): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(moment) - now) / MINUTE))
  return t('solo-until', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
