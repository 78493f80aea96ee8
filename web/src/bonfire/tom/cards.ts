/** What Tom's cards say. */

import { hasWords, t } from '../../i18n'
import type { CompanionTom, TomCard } from '../../wire'
import type { Extra } from './tom.svelte'

const NAMED = /^(.+?)\s*:\s*(.+)$/s // the catalogue says name and deed in one

export function cardName(card: TomCard): string {
  const words = t(`bonfire-tom-card-${card.name}`)
  return NAMED.exec(words)?.[1] ?? words
}

export function cardAbout(card: TomCard): string {
  const words = NAMED.exec(t(`bonfire-tom-card-${card.name}`))?.[2] ?? ''
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

/** Something to do with a card; what may happen then is counted by a touch. */
export interface Step {
  text: string
  asks: boolean // for the resource of the gnome
  extras: { extra: Extra; text: string }[]
}

/** What to do, one thing after the other. */
export function stepsOf(card: TomCard, facts: CompanionTom): Step[] {
  const steps: Step[] = card.gnome
    ? [{ text: t('companion-step-gnome'), asks: true, extras: [] }]
    : []
  for (let number = 1; hasWords(idOf(card, number)); number++) {
    steps.push({ text: t(idOf(card, number), { limit: card.limit }), asks: false, extras: [] })
  }
  const last = steps.at(-1)!
  const args = { limit: card.limit, points: facts.instead }
  if (hasWords(`companion-novice-${card.name}`)) {
    last.extras.push({ extra: 'novice', text: t(`companion-novice-${card.name}`) })
  }
  last.extras.push({ extra: 'instead', text: t(`companion-instead-${card.goal}`, args) })
  const council = { extra: 'council' as const, text: t('companion-council-novice') }
  return [...steps, { text: t('companion-step-council'), asks: false, extras: [council] }]
}

function idOf(card: TomCard, number: number): string {
  return `companion-step-${card.name}-${number}`
}
