/** What is said when somebody clicks what cannot be chosen now. */

import { seatName } from '../table/seats/seats'
import type { ToastDetails } from '../kit/toasts.svelte'
import { toasts } from '../kit/toasts.svelte'
import { needWords, t } from '../i18n'
import type { Closed, Position } from '../wire'

const SHAKE: Keyframe[] = [
  { translate: '0' },
  { translate: '-2px' },
  { translate: '2px' },
  { translate: '0' },
]
const SHAKE_TIME = 180

export interface Clicked {
  /** What it is called. */
  name: string
  rule: string
  /** The action that it would begin, and why that is not open, in words. */
  action: string
  reasonOf: (closed: Closed) => { short: string; reason: string }
  /** What is being decided instead; nothing where an action is still to be chosen. */
  question: string
  /** Why it is not chosen in a turn, where that can be said; nothing where it is lit at other times. */
  why: string
}

/** Says why, with the rule, and lets the thing shake once. */
export async function refuse(
  clicked: Clicked | null,
  position: Position,
  element: Element,
): Promise<void> {
  if (!clicked || position.yours.length === 0 || position.over) return
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!calm) element.animate(SHAKE, SHAKE_TIME)
  await needWords('learn')
  const closed = position.closed.find(({ action }) => action === clicked.action)
  const told = closed && clicked.reasonOf(closed)
  const details: ToastDetails = {
    heading: t('learn-refused', { thing: told?.short ?? clicked.name }),
    rule: closed?.rule ?? clicked.rule,
  }
  toasts.add('refused', told?.reason ?? instead(clicked, position), details)
}

/** What happens instead: somebody else's turn, another question, or whatever is lit. */
function instead({ question, why }: Clicked, position: Position): string {
  if (position.choices.length === 0) {
    const name = seatName(position.seats, position.toMove)
    return position.permissions.confirm
      ? t('learn-refused-confirm')
      : t('learn-refused-turn', { name })
  }
  return question ? t('learn-refused-asked', { question }) : why || t('learn-refused-lit')
}
