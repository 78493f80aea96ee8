/** What things are called, in the language of the catalogue. */

import { t } from '../../i18n'
import type { Position } from '../../wire'
import { countedIn, inOrder } from './goods'
import type { Printed } from '../printed'
import { isStartPath, isTom, pathFace, viewOf } from '../view'

/** A player's name. */
export function seatName(seat: number, position: Position): string {
  const city = viewOf(position).cities[seat]
  if (city && isTom(city)) return position.seats[seat]?.name || t('bonfire-tom')
  return position.seats[seat]?.name ?? ''
}

/** Several words as one list; not by Intl.ListFormat, which leaves Russian without commas. */
export function listed(words: string[]): string {
  return words.join(', ')
}

function countWords(goods: Record<string, number>): string {
  return listed(Object.entries(goods).map(([good, count]) => t(`bonfire-good-${good}`, { count })))
}

export function goodsWords(goods: Record<string, number>): string {
  return countWords(inOrder(goods))
}

export function pointsWords(count: number): string {
  return t('bonfire-points', { count })
}

export function tokenName(token: string): string {
  return t(`bonfire-token-${token}`)
}

export function resourceName(resource: string): string {
  return t(`bonfire-resource-${resource}`)
}

export function islandName(island: string): string {
  return t(`bonfire-island-${island}`)
}

export function guardianName(guardian: string): string {
  return t(`bonfire-guardian-${guardian}`)
}

export function portalName(shape: string): string {
  return t(`bonfire-portal-${shape}`)
}

/** A path tile by its crystal and its resource. */
export function pathName(path: string): string {
  if (!pathFace(path).crystal) return t('bonfire-path-start')
  return t(isStartPath(path) ? 'bonfire-path-start-crystal' : 'bonfire-path', pathWords(path))
}

/** What a path tile shows, each in a word. */
export function pathWords(path: string): { crystal: string; resource: string } {
  const { crystal, resource } = pathFace(path)
  return {
    crystal: crystal ? t(`bonfire-crystal-${crystal}`) : '',
    resource: resourceName(resource),
  }
}

/** A fate tile by its three symbols. */
export function fateName(number: number, printed: Printed): string {
  const tile = printed.fate.tiles[number - 1] ?? []
  return tile.map((symbol) => t(`bonfire-symbol-${symbol}`)).join(' · ')
}

/** What a task asks for. */
export function taskName(task: string, printed: Printed): string {
  const { kind, shows } = printed.tasks[task]!
  if (kind === '5_tokens') return countWords(countedIn(shows))
  const [first, second] = shows
  if (!first) return t(`bonfire-task-${kind}`)
  if (!second) return t(`bonfire-task-${kind}-${first}`)
  const name =
    kind === 'two_guardians' ? guardianName : (token: string) => t(`bonfire-symbol-${token}`)
  return t(`bonfire-task-${kind}`, { first: name(first), second: name(second) })
}

/** A task with its colour and its points. */
export function taskWords(task: string, printed: Printed): string {
  const { colour, points } = printed.tasks[task]!
  return t('bonfire-task', { colour, points, asks: taskName(task, printed) })
}

export function gnomeName(gnome: number): string {
  return t('bonfire-gnome-called', { number: gnome, name: t(`bonfire-gnome-name-${gnome}`) })
}

/** What a gnome does, for whoever has it. */
export function gnomeEffect(gnome: number): string {
  return t(`bonfire-gnome-${gnome}`)
}

export function bonusName(space: number): string {
  return t(`bonfire-bonus-${space}`)
}

export function councilTaskName(task: string): string {
  return t(`bonfire-council-task-${task}`)
}

/** A place by its number, with what its seat is worth: that is the number that the board shows. */
export function placeNumber(place: number, printed: Printed): string {
  return t('bonfire-place-number', { place, points: printed.seat_points[place - 1]! })
}

/** Where a guardian stands: `start`, `path 3`, `bonfire 2`. */
export function locationName(where: string, printed: Printed): string {
  const [kind, number] = where.split(' ')
  if (!number) return t('bonfire-location-start')
  const place = placeNumber(Number(number), printed)
  return kind === 'path'
    ? t('bonfire-location-path', { place })
    : t('bonfire-location-bonfire', { place })
}
