/** Where printed values come from: the parts of an edition by the mark that they have. */

import { hasWords, t } from '../../i18n'
import type { Provenance } from '../../wire'

/** A section, and what of it has the mark; nothing more where all of it has. */
export interface Row {
  section: string
  words: string
}

/** A mark, and everything that has it. */
export interface Source {
  mark: string
  rows: Row[]
  count: number // kinds of values
}

/** The sources of a title's values, the surest first; those without a value are left out. */
export function sourcesOf({ title, marks, parts }: Provenance): Source[] {
  return marks.flatMap((mark) => {
    const own = parts.filter((part) => part.mark === mark)
    if (own.length === 0) return []
    const rows = own.map(({ section, keys, pieces, outOf }) => ({
      section: t(`about-section-${title}-${dashed(section)}`),
      words: [
        ...keys.map((key) => keyWords(section, key)),
        ...(pieces > 0 ? [t('about-pieces', { count: pieces, all: outOf })] : []),
      ].join(', '),
    }))
    return [
      {
        mark: mark.toLowerCase(),
        rows,
        count: own.reduce((sum, { keys }) => sum + Math.max(1, keys.length), 0),
      },
    ]
  })
}

function keyWords(section: string, key: string): string {
  const own = `about-key-${dashed(section)}-${dashed(key)}`
  return t(hasWords(own) ? own : `about-key-${dashed(key)}`)
}

function dashed(name: string): string {
  return name.replaceAll('_', '-')
}
