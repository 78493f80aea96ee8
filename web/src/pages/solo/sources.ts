/** What the sources of points are called, in the words of their title. */

import { locale, t } from '../../i18n'
import { TITLES } from '../../titles'

/** A source by its name. The words of the title must be there. */
export function sourceName(title: string, source: string): string {
  const { sources } = TITLES[title] ?? {}
  const words = sources ? t(`${sources}-${source.replaceAll(' ', '-')}`) : source
  return words.charAt(0).toLocaleUpperCase(locale()) + words.slice(1)
}
