/** Why the server has not done what was asked, in words. */

import { ApiError } from '../api'
import { t } from '../i18n'

/** Reasons that have nothing to do with what was asked. */
const GENERAL = [
  'slow-down',
  'too-many',
  'busy',
  'bots-busy',
  'unavailable',
  'fault',
  'other-protocol',
]

/** The reason in words, where it is a general one. */
export function generalReason(reason: string): string | null {
  return GENERAL.includes(reason) ? t(`frame-refused-${reason}`) : null
}

/** Why something failed: a general reason, or what is said otherwise. */
export function whyNot(problem: unknown, otherwise: string): string {
  return (problem instanceof ApiError && generalReason(problem.reason)) || otherwise
}
