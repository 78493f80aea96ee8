/** What the sources of points are called, in the words of their title. */

import { locale, t } from '../i18n'

const PREFIXES: Record<string, string> = { bonfire: 'bonfire-scoring', dewan: 'dewan-score' }

/** A source by its name. The words of the title must be there. */
export function sourceName(title: string, source: string): string {
  const words = t(`${PREFIXES[title]}-${source.replaceAll(' ', '-')}`)
  return words.charAt(0).toLocaleUpperCase(locale()) + words.slice(1)
}
