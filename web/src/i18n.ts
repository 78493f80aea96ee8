/** The words of the catalogues, in the language of the settings.
 *
 * A catalogue is an area of the client, `solo`, or what a title says there, `TITLE/rules`. `frame` is there from the
 * start; whatever else a page says is loaded with it: `await needWords('solo')`. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import catalogues from 'virtual:words'
import { SvelteMap } from 'svelte/reactivity'
import { type Language, settings } from './settings.svelte'

export { LANGUAGES, type Language } from './settings.svelte'

const needed = new Set(['frame'])
const bundles = new SvelteMap<string, FluentBundle>() // by language and area
const contents = new Map<string, string[]>() // the messages of an area, in their order

/** Loads an area in a language. */
async function load(language: Language, area: string): Promise<void> {
  const name = `${language}/${area}`
  if (bundles.has(name)) return
  const { default: text } = await catalogues[name]!()
  const bundle = new FluentBundle(language, { useIsolating: false })
  const resource = new FluentResource(text)
  bundle.addResource(resource)
  contents.set(
    area,
    resource.body.map(({ id }) => id),
  )
  bundles.set(name, bundle)
}

async function loadAll(language: Language): Promise<void> {
  await Promise.all([...needed].map((area) => load(language, area)))
  const { documentElement: page } = document
  if (page.lang !== language) page.lang = language // said again, the whole page would be styled again
}

/** Loads what the first page says. */
export function loadWords(): Promise<void> {
  return loadAll(settings.language)
}

/** Loads what these areas say, now and in every language that is switched to. */
export async function needWords(...areas: string[]): Promise<void> {
  await Promise.all(areas.map((area) => load(settings.language, area))) // what cannot be had is not needed
  for (const area of areas) needed.add(area)
  await loadAll(settings.language)
}

export function locale(): Language {
  return settings.language
}

export async function setLocale(language: Language): Promise<void> {
  await loadAll(language)
  settings.speak(language)
}

/** What the client has no words for, because only the server knows it: a title, a bot. */
const UNKNOWN = /^frame-(?:title|level)-(\w)(\w*)$/

/** The message with this id; the id itself when no catalogue has it, so that a gap shows. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  for (const area of needed) {
    const bundle = bundles.get(`${settings.language}/${area}`)
    const pattern = bundle?.getMessage(id)?.value
    if (bundle && pattern) return bundle.formatPattern(pattern, args, [])
  }
  return id.replace(UNKNOWN, (_, first: string, rest: string) => first.toUpperCase() + rest)
}

/** A name and what is said of it, with the colon as the language sets it. */
export function labelled(label: string, what: string | number): string {
  return t('frame-labelled', { label, what: String(what) })
}

/** Whether a catalogue that has been loaded holds this message. */
export function hasWords(id: string): boolean {
  return [...needed].some((area) => bundles.get(`${settings.language}/${area}`)?.hasMessage(id))
}

/** The messages of an area that has been loaded, in the order of its catalogue. */
export function idsOf(area: string): string[] {
  return contents.get(area) ?? []
}
