/** What Dewan says in words: its choices, its questions, what happened, and the scoring lines. */

import type { ChoiceWords, Words } from '../../table/boards'
import { t } from '../../i18n'
import type { Option, Position } from '../../wire'
import { faceOf } from '../art/cards'
import { lineSpots, lineWords } from './line'
import { closedWords } from './closed'
import { cardName, list, placeName, storyName, storyWorth, terrainName, amount } from './names'
import type { Printed } from '../printed'
import { routeWords } from '../board/routes'
import { placeOfRule, ruleOfChoice } from '../rules/rules'
import { scoring } from './scoring'
import { signsOf } from './signs'
import { lackOf } from '../tribe/stories'
import { deedWords } from './deeds'
import { outcomeWords } from './story'
import { keyOf, nameOf, ownSeat, sum, viewOf, type Place, type Space, type View } from '../view'
import { zoneKey } from '../board/hex'
import { type Args, choiceOf } from '../wired'

/** The words of a table whose pieces show this. */
export function wordsFor(printed: Printed): Words {
  return {
    choiceWords: (option, position) => choiceWords(option, position, printed),
    deedWords: (events, position) => deedWords(events, position, printed),
    outcomeWords: (option, position) => outcomeWords(option, position, printed),
    signs: signsOf,
    question: (position) => question(position, printed),
    onBoard: () => null,
    foremost: [],
    closedWords,
    scoring,
    lineWords: (steps, position) => lineWords(steps, position, printed),
    lineSpots,
    ruleOfChoice,
    placeOfRule,
  }
}

/** A choice: on its button, in more words, and what it costs. */
export function choiceWords(option: Option, position: Position, printed: Printed): ChoiceWords {
  const choice = choiceOf(option)
  const view = viewOf(position)
  switch (choice.kind) {
    case 'pair':
      return {
        short: t('dewan-choice-take', {
          cards: list(cardsAt(view, [choice.args.slot, choice.args.slot + 1])),
        }),
        drawn: t('dewan-choice-pair-drawn', { one: choice.args.slot, other: choice.args.slot + 1 }),
        ...afterTaking(view, 2),
      }
    case 'single':
      return {
        short: t('dewan-choice-take', { cards: list(cardsAt(view, [choice.args.slot])) }),
        drawn: t('dewan-choice-single-drawn', { slot: choice.args.slot }),
        ...afterTaking(view, 1),
      }
    case 'camp':
      return campWords(choice.args.at, position, printed)
    case 'lava':
    case 'flood':
      return markerWords(choice.kind, choice.args.at, view)
    case 'pay':
      return {
        short: t('dewan-choice-pay', { count: choice.args.cards }),
        long: [
          routeWords(view.decision.routes?.[0]?.route ?? [], view, position),
          t('dewan-choice-pay-long'),
        ].join(' '),
      }
    case 'more':
      return { short: t('dewan-choice-more'), long: t('dewan-choice-more-long') }
    case 'tuck-nothing':
      return { short: t('dewan-choice-tuck-nothing'), long: t('dewan-choice-tuck-nothing-long') }
    case 'keep':
      return { short: t('dewan-choice-keep'), long: t('dewan-choice-keep-long') }
    case 'unseen':
      return {
        short: t('dewan-choice-unseen'),
        long: t('dewan-choice-unseen-long', { count: view.stories.unseen.length }),
      }
    case 'story':
      return storyWords(choice.args.story, position, printed)
    case 'discard':
      return {
        short: t('dewan-choice-discard', { card: cardName(choice.args.card) }),
        long: payingWords(view),
      }
    case 'give':
      return {
        short: t('dewan-choice-give', {
          card: cardName(choice.args.card),
          name: nameOf(position, choice.args.seat),
        }),
        long: t('dewan-choice-give-long', { name: nameOf(position, choice.args.seat) }),
      }
    case 'trade':
      return {
        short: t('dewan-choice-trade', { card: cardName(choice.args.card) }),
        long: t('dewan-choice-trade-long'),
      }
    case 'tuck':
      return tuckWords(choice.args)
  }
}

function cardsAt(view: View, slots: number[]): string[] {
  return slots.map((slot) => cardName(view.row[slot - 1] ?? ''))
}

/** Whether refilling the row uses up the terrain pile. */
function afterTaking(view: View, taken: number): { long?: string } {
  const gaps = view.row.filter((card) => card === null).length + taken
  const pile = sum(view.pile)
  if (!view.reserve || pile === 0 || pile > gaps) return {}
  return { long: t('dewan-choice-take-event', { scenario: view.scenario }) }
}

function spaceAt(view: View, place: Place): Space | undefined {
  return view.spaces.find((space) => keyOf(space.at) === keyOf(place))
}

/** A space's zone and its berries. */
export function zoneWords(view: View, place: Place): string {
  const space = spaceAt(view, place)
  if (!space?.zone) return ''
  const zone = view.spaces.filter((other) => zoneKey(other) === zoneKey(space))
  const berries = sum(zone.map((other) => other.berries))
  const args = { terrain: terrainName(space.ground), spaces: zone.length, berries }
  return t(berries ? 'dewan-zone-berries' : 'dewan-zone', args)
}

function campName(view: View, place: Place): string {
  return t(`dewan-choice-camp-${spaceAt(view, place)?.ground ?? 'forest'}`, {
    place: placeName(place, view),
  })
}

/** The camp that is being paid for. */
function targetName(view: View): string {
  return view.decision.target ? campName(view, view.decision.target) : ''
}

function campWords(place: Place, position: Position, printed: Printed): ChoiceWords {
  const view = viewOf(position)
  const tribe = view.tribes[position.toMove]!
  const tucks = printed.places[tribe.camps.length - 1] === 'tuck'
  const found = view.decision.costs?.find(({ at }) => keyOf(at) === keyOf(place))
  return {
    short: campName(view, place),
    long: [found ? routeWords(found.route, view, position) : '', zoneWords(view, place)].join(' '),
    ...(found ? { cost: t('dewan-cards', { count: found.cards }) } : {}),
    ...(found && tucks && tribe.hand && found.cards >= sum(Object.values(tribe.hand))
      ? { note: t('dewan-choice-camp-no-tuck') }
      : {}),
  }
}

function markerWords(kind: 'lava' | 'flood', place: Place, view: View): ChoiceWords {
  const args = {
    place: placeName(place, view),
    terrain: terrainName(spaceAt(view, place)?.ground ?? 'forest'),
  }
  return {
    short: t(kind === 'lava' ? 'dewan-choice-lava' : 'dewan-choice-flood', args),
    long: zoneWords(view, place),
  }
}

function storyWords(story: string, position: Position, printed: Printed): ChoiceWords {
  const { stories, tribes } = viewOf(position)
  const missing = lackOf(story, tribes[ownSeat(position)]?.has ?? {})
  const lack = list(missing.map(([name, count]) => amount(name, count)))
  const worth = storyWorth(story, printed)
  return {
    short: t('dewan-choice-story', { story: storyName(story), worth }),
    drawn: t('dewan-choice-story-drawn', { slot: stories.open.indexOf(story) + 1, worth }),
    long: missing.length ? t('dewan-lacking', { lack }) : t('dewan-lacking-nothing'),
  }
}

function tuckWords({ card, terrain }: Args<'tuck'>): ChoiceWords {
  if (faceOf(card).terrains.length === 1)
    return { short: t('dewan-choice-tuck', { card: cardName(card) }) }
  return {
    short: t('dewan-choice-tuck-as', { card: cardName(card), terrain: terrainName(terrain) }),
  }
}

function payingWords({ decision }: View): string {
  const left = (decision.size ?? 0) - (decision.paid?.length ?? 0) - 1
  return left > 0 ? t('dewan-choice-pay-on', { count: left }) : t('dewan-choice-pay-last')
}

/** What is to be decided. */
function question(position: Position, printed: Printed): string {
  const view = viewOf(position)
  const { phase, size, paid } = view.decision
  if (position.over || position.toMove < 0) return t('dewan-question-over')
  if (!position.choices.length)
    return t('dewan-question-wait', { name: nameOf(position, position.toMove) })
  const tribe = view.tribes[position.toMove]!
  switch (phase) {
    case 'draft a story':
      return t('dewan-question-draft')
    case 'turn': {
      const camp = tribe.camps.length
      if (!view.decision.costs?.length || camp > printed.places.length)
        return t('dewan-question-take')
      return t(`dewan-question-turn-${printed.places[camp - 1]!}`, { camp })
    }
    case 'choose cost':
      return t('dewan-question-cost', { camp: targetName(view) })
    case 'pay cards':
      return t('dewan-question-pay', {
        camp: targetName(view),
        size: size ?? 0,
        left: (size ?? 0) - (paid?.length ?? 0),
      })
    case 'choose a story':
      return t('dewan-question-story')
    case 'tuck a card':
      return t('dewan-question-tuck', { place: tribe.camps.length - 1 })
    case 'place lava':
      return t('dewan-question-lava')
    case 'place water':
      return t('dewan-question-water')
    case 'fish':
      return t('dewan-question-fish')
    default:
      return t('dewan-question-over')
  }
}
