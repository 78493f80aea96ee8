/** Rivals of one's own games: the levels of bots, Tom, people. */

import { t } from '../../i18n'

export function rivalName(rival: string): string {
  if (rival === 'tom') return t('frame-tom')
  return rival === 'person' ? t('solo-people') : t(`frame-level-${rival}`)
}
