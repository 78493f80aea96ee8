/** What is being paid for: in words, and as a thing on the table. */

import { t } from '../../i18n'
import { fieldShows } from './choices'
import { gnomeName, goodsWords, guardianName, islandName, listed, placeNumber } from './names'
import type { Printed } from '../printed'
import type { Payment } from '../view'

function boughtWords({ for: what, name }: Payment, printed: Printed): string {
  const text = String(name)
  if (what === 'voyage') return t('bonfire-payment-voyage', { island: islandName(text) })
  if (what === 'task') return t('bonfire-payment-task', { island: islandName(text) })
  if (what === 'guardian') return t('bonfire-payment-guardian', { guardian: guardianName(text) })
  if (what === 'path')
    return t('bonfire-payment-path', { place: placeNumber(Number(name), printed) })
  if (what === 'gnome') return t('bonfire-payment-gnome', { gnome: gnomeName(Number(name)) })
  if (what === 'procession') {
    return t('bonfire-payment-procession', {
      steps: t('bonfire-choice-steps', { steps: Number(name) }),
    })
  }
  return t('bonfire-payment-great-bonfire', { field: fieldShows(Number(name), printed) })
}

/** What is paid for, with the part of its price that is due. */
export function paymentWords(payment: Payment, printed: Printed): string {
  const { any, ...resources } = payment.resources ?? {}
  const price = listed(
    [
      goodsWords({ ...payment.tokens, ...resources }),
      any ? t('bonfire-good-any', { count: any }) : '',
    ].filter(Boolean),
  )
  const bought = boughtWords(payment, printed)
  return price ? `${bought} (${price})` : bought
}

/** The thing that is paid for. */
export function boughtThing({ for: what, name }: Payment): string | null {
  if (what === 'voyage' || what === 'task' || what === 'guardian') return `island:${name}`
  if (what === 'great bonfire') return `field:${name}`
  return what === 'procession' ? null : `${what}:${name}`
}
