/** Bonfire beside its printed game. */

import type { CompanionPart } from '../companion/part'
import { sourcePicture } from './words/scoring'
import TomPart from './tom/TomPart.svelte'

export const companion: CompanionPart = { picture: sourcePicture, Automaton: TomPart }
