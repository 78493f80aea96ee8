/** Where points come from, as the view names it, and what that is called. */

import { t } from '../../i18n'
import type { View } from '../view'

/** The keys of the scoring lines, as the view names them. */
export function sourcesOf(view: View): string[] {
  return Object.keys(view.tribes[0]?.scoring ?? {})
}

export function sourceName(source: string, view: View): string {
  if (view.scenario === 'team' && (source === 'pairs' || source === 'groups'))
    return t(`dewan-score-team-${source}`)
  return t(`dewan-score-${source.replace(' ', '-')}`)
}
