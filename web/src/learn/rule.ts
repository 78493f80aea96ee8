/** The rules by their numbers: `B12.4`, `D5.2`, a council bonus as `B18.bonus-3`, a chapter as `B12`. */

import { hasWords, idsOf, needWords, t } from '../i18n'
import { NAMES, titleOfRule } from '../titles'
import { needPictures } from './pictures'
import { plainOf, type Told, toldOf } from './markup'

export interface Rule {
  code: string
  heading: string
  told: Told
  /** All that it says, in words alone: for searching. */
  plain: string
}

export interface Chapter {
  code: string
  heading: string
  rules: string[]
}

const HEADING = /^\*\*(.+?)\.\*\*\s*/
const GNOMES = 'B19'
const LAST_GNOME = 33

/** Loads the rules of some titles with their pictures, and what is said around them. */
export async function needRules(...titles: string[]): Promise<void> {
  await Promise.all([
    needPictures(...titles),
    needWords('learn', ...titles.flatMap((title) => [areaOf(title), `${title}/game`])),
  ])
}

export function isTitle(name: string): boolean {
  return NAMES.includes(name)
}

/** The catalogue of a title's rules. */
function areaOf(title: string): string {
  return `${title}/rules`
}

export function chapterOf(code: string): string {
  return code.split('.')[0]!
}

export function isChapter(code: string): boolean {
  return !code.includes('.')
}

export function addressOf(code: string): string {
  return `/learn/rules/${titleOfRule(code)}#${code}`
}

function idOf(code: string): string {
  return `rule-${code.toLowerCase().replace('.', '-')}`
}

/** The number that a message of the rules has: the other way round. */
function codeOf(id: string): string {
  const [, chapter, rest] = /^rule-([a-z]\d+)-(.+)$/.exec(id) ?? ['', '', '']
  return `${chapter.toUpperCase()}.${rest}`
}

export function headingOf(code: string): string {
  return isChapter(code) ? t(`rules-${code.toLowerCase()}`) : ruleOf(code).heading
}

export function isRule(code: string): boolean {
  return hasWords(isChapter(code) ? `rules-${code.toLowerCase()}` : idOf(code))
}

/** What a number is called among people: most are called by it, gnomes and bonuses by their own. */
export function nameOf(code: string): string {
  const [chapter, rest = ''] = code.split('.')
  if (rest.startsWith('bonus-'))
    return t('learn-bonus', { number: Number(rest.slice('bonus-'.length)) })
  if (chapter === GNOMES && Number(rest) <= LAST_GNOME)
    return t('learn-gnome', { number: Number(rest) })
  return code
}

/** What stands on the small badge of a rule. */
export function badgeOf(code: string): string {
  const rest = code.split('.')[1] ?? ''
  return /^\d/.test(rest) || isChapter(code) ? code : chapterOf(code)
}

export function ruleOf(code: string): Rule {
  const text = t(idOf(code))
  const told = toldOf(text.replace(HEADING, ''))
  const heading = HEADING.exec(text)?.[1] ?? code
  return { code, heading, told, plain: plainOf(told, nameOf) }
}

/** The chapters of a title whose rules are loaded, in their order. */
export function chaptersOf(title: string): Chapter[] {
  const ids = idsOf(areaOf(title))
  const codes = ids.filter((id) => id.startsWith('rule-')).map(codeOf)
  const chapters = ids
    .filter((id) => id.startsWith('rules-'))
    .map((id) => id.slice('rules-'.length).toUpperCase())
  return chapters.map((code) => ({
    code,
    heading: headingOf(code),
    rules: codes.filter((rule) => chapterOf(rule) === code),
  }))
}
