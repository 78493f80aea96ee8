/** Actions that are not open, and why, in words: the server tells the reasons. */

import type { ClosedWords } from '../../table/boards'
import { t } from '../../i18n'
import type { Closed } from '../../wire'
import { goodsWords, listed, resourceName, taskName } from './names'
import type { Printed } from '../printed'
import { ACTION_TOKENS } from '../pieces/signs'

/** What a reason is about; which of these depends on the reason. */
interface Facts {
  token: string
  needed: number
  reach: number
  resource: string
  offerings: string[]
  task: string
  have: number
  need: number
  seated: number
}
type Arguments = Record<string, string | number>

/** What a reason is about, where it is about something. */
const ABOUT: Readonly<Record<string, (facts: Facts, printed: Printed) => Arguments>> = {
  tokens: ({ token, needed, reach }) => ({ goods: goodsWords({ [token]: needed }), reach }),
  resources: ({ resource, offerings }) => ({
    resource: resourceName(resource),
    offerings: listed(offerings.map(resourceName)),
  }),
  unfulfilled: ({ task, have, need }, printed) => ({ task: taskName(task, printed), have, need }),
  'no-countdown': ({ seated, needed }) => ({ seated, needed }),
}

/** The reasons that numbers tell best: "needs 2", "1 of 4". */
const BRIEF: Readonly<Record<string, (facts: Facts) => string>> = {
  tokens: ({ needed }) => t('bonfire-closed-brief-price', { needed }),
  unfulfilled: ({ have, need }) => t('bonfire-closed-brief-part', { have, need }),
  'no-countdown': ({ seated, needed }) =>
    t('bonfire-closed-brief-part', { have: seated, need: needed }),
}

const SIGNS: Readonly<Record<string, string>> = {
  fate: 'sign-fate',
  fetch: 'token-guardian',
  light: 'fire-yellow',
}

export function closedWords({ action, reason, facts }: Closed, printed: Printed): ClosedWords {
  const kind = action === 'fetch guardian' ? 'fetch' : action.replace(' ', '-')
  const named =
    kind === 'fate' || kind === 'light' ? `bonfire-closed-action-${kind}` : `bonfire-choice-${kind}`
  const sign = ACTION_TOKENS[kind] ? `token-${ACTION_TOKENS[kind]}` : SIGNS[kind]
  const about = facts as unknown as Facts
  return {
    short: t(named),
    reason: t(`bonfire-closed-${reason}`, ABOUT[reason]?.(about, printed) ?? {}),
    brief: BRIEF[reason]?.(about),
    signs: sign ? [sign] : [],
  }
}
