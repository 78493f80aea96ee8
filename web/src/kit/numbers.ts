/** Numbers as people write them. */

import { locale } from '../i18n'

/** "+3" or "−3". */
export function signed(number: number): string {
  return `${number < 0 ? '−' : '+'}${Math.abs(number)}`
}

/** "−3", with a real minus. */
export function withMinus(number: number): string {
  return String(number).replace('-', '−')
}

/** "3.0": points that are expected. */
export function withTenth(number: number): string {
  return number.toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
