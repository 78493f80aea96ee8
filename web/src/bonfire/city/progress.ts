/** How far the own city has come with a task, as the server tells it: in words, and as marks on the table. */

import { t } from '../../i18n'
import type { Position } from '../../wire'
import { goodsWords, guardianName, listed } from '../words/names'
import { type City, ownCity, type Progress, viewOf } from '../view'

export type Mark = 'there' | 'missing'

/** The progress of the task that a thing is: on an island, in the own city, or the council's. */
export function progressOf(thing: string, position: Position): Progress | null {
  const { progress, council_progress } = viewOf(position).decision
  const colon = thing.indexOf(':')
  const [kind, name] = [thing.slice(0, colon), thing.slice(colon + 1)]
  if (kind === 'council-task') return council_progress[name] ?? null
  const task =
    kind === 'place'
      ? ownCity(position).places[Number(name) - 1]?.task
      : kind === 'task'
        ? name
        : null
  return (task && progress[task]) || null
}

/** What the server calls "portal 7" is the thing gap:7; a guardian who is not in the city is on her island. */
function thingOf(named: string, city: City): string {
  const space = named.indexOf(' ')
  const [kind, name] = [named.slice(0, space), named.slice(space + 1)]
  if (kind === 'portal') return `gap:${name}`
  if (kind === 'guardian' && !(name in city.guardians)) return `island:${name}`
  return `${kind}:${name}`
}

export function marksOf({ there, missing }: Progress, city: City): Map<string, Mark> {
  return new Map<string, Mark>([
    ...there.map((named): [string, Mark] => [thingOf(named, city), 'there']),
    ...missing.map((named): [string, Mark] => [thingOf(named, city), 'missing']),
  ])
}

function lackWords(named: string, count: number): string {
  const [kind, name] = named.split(' ')
  if (!name) return goodsWords({ [named]: count })
  if (kind === 'guardian') return guardianName(name)
  if (kind === 'bonfire') return t('bonfire-lack-bonfire', { colour: name })
  return `${t(`bonfire-symbol-${name}`)} × ${count}`
}

export function progressWords({ have, need, lacks }: Progress): string[] {
  if (have >= need) return [t('bonfire-progress-done')]
  const what = Object.entries(lacks).map(([named, count]) => lackWords(named, count))
  const missing = what.length ? [t('bonfire-lacks', { what: listed(what) })] : []
  return need > 1 || !what.length ? [t('bonfire-progress', { have, need }), ...missing] : missing
}
