/** What the rows of a score sheet are called, how they count, and their pictures. */

import { hasWords, t } from '../i18n'
import { TITLES } from '../titles'
import type { Sheet, SheetRow } from '../wire'
import { partOf, type Picture } from './part'

const UNEQUAL = ['council tasks', 'lakes'] // a council task may bring 7 (B20.5), a water zone 6 or 3 (D14.6)
const MOST_THINGS = 10 // more of a kind are hardly meant

export function rowName({ title, teams }: Sheet, source: string): string {
  const key = source.replaceAll(' ', '-')
  if (source === 'head start') return t('companion-head-start')
  const { sources } = TITLES[title]!
  const ofTeams = `${sources}-team-${key}`
  return capital(t(teams && hasWords(ofTeams) ? ofTeams : `${sources}-${key}`))
}

/** In a few words how a row counts. */
export function rowAbout({ title }: Sheet, { source, each, mostOf }: SheetRow): string {
  const key = source.replaceAll(' ', '-')
  if (hasWords(`companion-about-${key}`)) return t(`companion-about-${key}`)
  return mostOf
    ? t(`${TITLES[title]!.sources}-about-${key}`)
    : t('companion-each', { points: each })
}

/** Whether things that bring so many points each cannot make this sum. */
export function isOdd({ source, each }: SheetRow, points: number | null): boolean {
  return points !== null && points % each !== 0 && !UNEQUAL.includes(source)
}

/** The points that were meant where the number of things stands; null where it cannot be that. */
export function meantBy({ each }: SheetRow, points: number): number | null {
  return points <= MOST_THINGS ? points * each : null
}

/** In a sentence or two what is to be counted. */
export function rowHelp({ title, teams }: Sheet, { source, each }: SheetRow): string {
  const key = `${teams ? 'team' : title}-${source.replaceAll(' ', '-')}`
  const id = hasWords(`companion-help-${key}`) ? key : `${title}-${source.replaceAll(' ', '-')}`
  return t(`companion-help-${id}`, { points: each })
}

export function tieName({ title, tieBreak }: Sheet): string {
  return capital(t(`${TITLES[title]!.sources}-${tieBreak}`))
}

export function tieHelp({ teams, tieBreak }: Sheet): string {
  return t(teams ? 'companion-help-tie-team' : `companion-help-tie-${tieBreak}`)
}

export function pictureOf({ title, tieBreak }: Sheet, source: string): Picture | undefined {
  return partOf(title)?.picture(source, tieBreak)
}

/** What a sheet is for: its title, and the scenario where there are several. */
export function sheetName({ title, scenario }: { title: string; scenario: string }): string {
  const name = t(`frame-title-${title}`)
  if (!scenario) return name
  const kind =
    scenario === 'solo' ? t('companion-with-tom') : t(`frame-option-scenario-${scenario}`)
  return t('companion-sheet-name', { title: name, kind })
}

function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}
