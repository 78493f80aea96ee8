/** A score sheet as text, for friends. */

import { labelled, t } from '../i18n'
import type { Sheet } from '../wire'
import { pointsIn, sumOf } from './adding'
import { rowName, sheetName, tieName } from './rows'
import type { FilledSheet } from './sheets.svelte'

/** Who has won, in a sentence, or how much is still to be filled in. */
export function resultWords(sheet: Sheet, filled: FilledSheet): string {
  const { totals, winners, tied, open } = sumOf(sheet, filled)
  if (open > 0) return t('companion-open-fields', { count: open })
  const names = winners.map((side) => filled.names[side]).join(' & ')
  if (sheet.scenario === 'solo') {
    const points = Math.abs(totals[0]! - totals[1]!)
    if (points === 0) return t('companion-result-draw')
    return t(winners[0] === 0 ? 'companion-result-you' : 'companion-result-tom', { points })
  }
  if (winners.length > 1) return t('companion-result-shared', { names })
  if (tied.length) return t('companion-result-tie', { name: names, what: tieName(sheet) })
  const others = totals.filter((_, side) => side !== winners[0])
  return t('companion-result-win', {
    name: names,
    points: totals[winners[0]!]! - Math.max(...others),
  })
}

export function textOf(sheet: Sheet, filled: FilledSheet): string {
  const { totals } = sumOf(sheet, filled)
  const row = (name: string, values: (number | null)[]) =>
    labelled(name, values.map((value) => value ?? 0).join(' : '))
  return [
    sheetName(sheet),
    filled.names.join(' : '),
    ...sheet.rows.map((each) => row(rowName(sheet, each.source), pointsIn(each, filled))),
    row(t('frame-end-total'), totals),
    resultWords(sheet, filled),
  ].join('\n')
}
