/** A tribe of Dewan in words: its hand as far as it is known, its camps, stories and points. */

import { cardName, placeName, storyName, storyWorth, terrainName } from '../words/names'
import { placesWith, type Printed } from '../printed'
import { sourceName } from '../words/sources'
import { lackOf } from '../tribe/stories'
import { lackWords } from '../words/story'
import { fireOf, keyOf, nameOf, ownSeat, spread, sum, type Tribe, type View, viewOf } from '../view'
import { partnersOf } from '../../table/seats/sides'
import { labelled, t } from '../../i18n'
import type { Position } from '../../wire'
import { type Part, said } from '../../spoken/parts'

export function tribePart(seat: number, position: Position, printed: Printed): Part {
  const view = viewOf(position)
  const tribe = view.tribes[seat]!
  const yours = seat === ownSeat(position) && position.seat >= 0
  const parts = [
    { heading: t('dewan-hand'), lines: hand(tribe) },
    { heading: t('spoken-camps'), lines: camps(tribe, view) },
    { heading: t('dewan-stories'), lines: stories(tribe, printed) },
    { heading: t('spoken-tribe-places'), lines: places(tribe, printed) },
    { heading: t('dewan-score-heading'), lines: points(tribe, view) },
  ]
  return {
    heading: yours ? t('dewan-tribe-yours') : t('dewan-tribe-of', { name: nameOf(position, seat) }),
    lines: [...partnerSaid(seat, position), counts(tribe, view)],
    parts: parts.filter(({ lines }) => lines.length > 0),
  }
}

/** Who plays with whom. */
function partnerSaid(seat: number, position: Position): string[] {
  const name = nameOf(position, seat)
  return partnersOf(position, seat).map((partner) =>
    said(t('frame-seat-partner', { name, partner: nameOf(position, partner) })),
  )
}

function counts(tribe: Tribe, view: View): string {
  return said(
    t('dewan-count-cards', { count: tribe.cards }),
    t('dewan-count-berries', { count: tribe.berries }),
    view.scenario !== 'team' && t('dewan-count-fire', { count: fireOf(tribe) }),
    view.scenario === 'lake-villages' && t('dewan-count-fish', { count: tribe.fish }),
  )
}

/** The cards that may be known, and how many others there are. */
function hand(tribe: Tribe): string[] {
  const known = spread(tribe.hand ?? tribe.known_cards).map((card) => said(cardName(card)))
  const hidden = tribe.hand ? 0 : sum(tribe.hidden_cards)
  return hidden ? [...known, said(t('spoken-hidden-cards', { count: hidden }))] : known
}

function camps({ camps: placed }: Tribe, view: View): string[] {
  return placed.map((place) => {
    const ground = view.spaces.find(({ at }) => keyOf(at) === keyOf(place))?.ground ?? 'centre'
    const what =
      ground === 'centre' || ground === 'closed' ? t('dewan-space-centre') : terrainName(ground)
    return said(t('dewan-space', { what, place: placeName(place, view) }))
  })
}

function stories({ stories: owned, has }: Tribe, printed: Printed): string[] {
  return owned.map(({ story, fulfilled }) => {
    const missing = lackOf(story, has)
    const lack = missing.length
      ? t('dewan-story-missing', { lack: lackWords(missing) })
      : t('dewan-story-ready')
    return said(
      t('dewan-story-tile', { story: storyName(story), worth: storyWorth(story, printed) }),
      fulfilled ? t('dewan-story-fulfilled') : lack,
    )
  })
}

/** The places of the tribe board whose camp has still to leave, and the cards tucked under the others. */
function places({ camps: placed, tucked }: Tribe, printed: Printed): string[] {
  const under = placesWith('tuck', printed)
  return printed.places.map((effect, index) => {
    const card = tucked[under.indexOf(index + 1)]
    return said(
      labelled(
        t('dewan-place-camp', { camp: index + 1 }),
        t(index + 1 < placed.length ? 'spoken-placed' : 'spoken-to-come'),
      ),
      t(`dewan-effect-${effect}`),
      card && t('dewan-place-tucked', { card: cardName(card.card) }),
    )
  })
}

function points({ scoring }: Tribe, view: View): string[] {
  return Object.entries(scoring).map(([source, count]) =>
    said(t('dewan-score-part', { source: sourceName(source, view), points: count })),
  )
}
