/** Opening a table and going to it. */

import { openTable } from '../api'
import { t } from '../i18n'
import { pageAt } from '../pages'
import { route } from '../route.svelte'
import { settings } from '../settings.svelte'
import type { OpenedTable, NewTable, TitleInfo } from '../wire'
import { keepLinks } from './links'
import { whyNot } from '../kit/refusal'
import { loadTitle } from './boards'
import { toasts } from '../kit/toasts.svelte'

const FRIENDLY = 'ember'
const FIRST_GAME = 'first-game'

/** The level that a first opponent plays at: the friendly one where there is one. */
export function friendlyLevel(title: TitleInfo): string {
  const names = title.levels.map((level) => level.name)
  return names.find((name) => name === FRIENDLY) ?? names[0] ?? ''
}

/** What a person is called who has said nothing. */
export function ownName(): string {
  return settings.name || t('frame-guest')
}

/** One click: a game of two against a bot; the first one as the rules have it for beginners, where they do. */
export function againstBot(title: TitleInfo, first = false): NewTable {
  const bot = friendlyLevel(title)
  const forBeginners = first && FIRST_GAME in title.options
  return {
    title: title.name,
    seats: [
      { kind: 'here', name: ownName(), level: '' },
      { kind: 'bot', name: t(`frame-level-${bot}`), level: bot },
    ],
    options: forBeginners ? { [FIRST_GAME]: 'yes' } : {},
    edition: '',
  }
}

/** Brings what a table of this title is shown with, so that it is there when it is needed. What fails now is told then. */
export function bringTable(title: string): void {
  for (const part of [pageAt('/table/new').loading, loadTitle(title)]) part.catch(() => {})
}

export async function openAndGo(plan: NewTable): Promise<void> {
  bringTable(plan.title)
  try {
    const made = await openTable(plan)
    keepLinks(made)
    tellSeating(plan, made)
    route.go(`/table/${made.id}`)
  } catch (problem) {
    toasts.add('refused', whyNot(problem, t('frame-open-failed')))
  }
}

function tellSeating({ seating, seats }: NewTable, { seated }: OpenedTable): void {
  if (seating === 'listed' || seats.length < 2) return
  const first = seats[seated.indexOf(0)]?.name ?? ''
  toasts.add('news', t('frame-seats-drawn', { name: first }))
}
