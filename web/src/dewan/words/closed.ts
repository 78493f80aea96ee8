/** Actions that are not open, and why, in words: the server tells the reasons. */

import type { ClosedWords } from '../../table/boards'
import { t } from '../../i18n'
import type { Closed, Position } from '../../wire'
import { alternatives, placeName, terrainName } from './names'
import { keyOf, viewOf, type Place } from '../view'

/** Which cards the nearest target lacks. */
interface Lack {
  missing: number
  cards: string[]
  at: Place
}

const NAMES: Readonly<Record<string, string>> = {
  'take cards': 'dewan-closed-action-take',
  camp: 'dewan-closed-action-camp',
  'story unseen': 'dewan-choice-unseen',
}

export function closedWords(closed: Closed, position: Position): ClosedWords {
  const { action, reason, facts } = closed
  const lack = reason === 'cards' ? (facts as unknown as Lack) : null
  return {
    short: t(NAMES[action]!),
    reason: t(`dewan-closed-${reason}`, lack ? lackingArgs(lack, position) : {}),
    brief: lack ? t('dewan-closed-brief', { missing: lack.missing }) : undefined,
    signs: lack ? groundOf(lack.at, position) : [],
  }
}

/** How many cards the nearest target lacks; of a single one, which would do. */
function lackingArgs(
  { missing, cards, at }: Lack,
  position: Position,
): Record<string, string | number> {
  const either = missing === 1 ? alternatives(cards.map(terrainName)) : ''
  return { missing, cards: either, place: placeName(at, viewOf(position)) }
}

function groundOf(at: Place, position: Position): string[] {
  const space = viewOf(position).spaces.find((each) => keyOf(each.at) === keyOf(at))
  return space ? [`ground ${space.ground}`] : []
}
