/** Dewan beside its printed game. */

import type { CompanionPart } from '../companion/part'
import { HAND_ICON, sourceIcon } from './art/icons'
import './board/dewan.css'

const BOX = '-10 -10 20 20'

export const companion: CompanionPart = {
  picture: (source, tieBreak) => ({
    art: source === tieBreak ? HAND_ICON : sourceIcon(source, 0),
    box: BOX,
  }),
}
