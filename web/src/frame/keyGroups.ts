/** The keys that do something, by page. */

import { NAMES, TITLES } from '../titles'

/** The keys to be pressed, the message that says what they do, and the title that it is about. */
type Key = [keys: string[], words: string, title?: string]

export interface KeyGroup {
  heading: string
  keys: Key[]
}

const HOME: KeyGroup = {
  heading: 'keys-home',
  keys: NAMES.map((name) => [[TITLES[name]!.letter], 'keys-play', name]),
}

const TABLE: KeyGroup = {
  heading: 'keys-table',
  keys: [
    [['Tab'], 'keys-next-thing'],
    [['←', '→'], 'keys-next-choice'],
    [['Enter'], 'keys-confirm'],
    [['Z'], 'keys-undo'],
    [['⇧', 'Z'], 'keys-undo-turn'],
    [['H'], 'keys-hint'],
    [['1', '2', '3'], 'keys-choose-hint'],
    [['L'], 'keys-log'],
    [['B'], 'keys-words'],
    [['P'], 'keys-since'],
    [['/'], 'keys-rules'],
  ],
}

const BOARD: KeyGroup = {
  heading: 'keys-board',
  keys: [
    [['↑', '↓', '←', '→'], 'keys-walk'],
    [['R'], 'keys-turn-tile'],
    [['Enter', 'Space'], 'keys-choose'],
  ],
}

const SINCE: KeyGroup = {
  heading: 'keys-looking-back',
  keys: [
    [['←', '→'], 'keys-step'],
    [['Space'], 'keys-run'],
    [['P'], 'keys-close'],
  ],
}

const LESSON: KeyGroup = {
  heading: 'keys-lesson',
  keys: [
    [['Enter'], 'keys-lesson-on'],
    [['Z'], 'keys-lesson-back'],
    [['B'], 'keys-words'],
  ],
}

const REPLAY: KeyGroup = {
  heading: 'keys-replay',
  keys: [
    [['←', '→'], 'keys-step'],
    [['⇧', '←', '→'], 'keys-step-turn'],
    [['Home', 'End'], 'keys-first-last'],
    [['Space'], 'keys-run'],
    [['B'], 'keys-words'],
    [['L'], 'keys-since'],
    [['W'], 'keys-what-if'],
    [['S'], 'keys-share'],
  ],
}

const EVERYWHERE: KeyGroup = {
  heading: 'keys-everywhere',
  keys: [
    [['G'], 'keys-go-on'],
    [['T'], 'keys-theme'],
    [['M'], 'keys-sound'],
    [['Esc'], 'keys-close'],
    [['?'], 'keys-show'],
  ],
}

/** The keys of the page at an address, and those that work everywhere. */
export function keyGroups(path: string): KeyGroup[] {
  if (path === '/') return [HOME, EVERYWHERE]
  if (/^\/table\/[^/]+$/.test(path)) return [TABLE, BOARD, SINCE, EVERYWHERE]
  if (/^\/table\/[^/]+\/at\//.test(path)) return [REPLAY, EVERYWHERE]
  if (path.startsWith('/learn/lesson/')) return [LESSON, BOARD, EVERYWHERE]
  return [EVERYWHERE]
}
