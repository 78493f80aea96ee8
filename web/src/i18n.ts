/** The words of the catalogues in `locales/`, in the language of the settings. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { SvelteMap } from 'svelte/reactivity'
import { type Language, settings } from './settings.svelte'

export { LANGUAGES, type Language } from './settings.svelte'

const catalogues = import.meta.glob<string>('../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
})
const bundles = new SvelteMap<Language, FluentBundle>()

async function load(language: Language): Promise<void> {
  if (bundles.has(language)) return
  const paths = Object.keys(catalogues).filter((path) => path.includes(`/${language}/`))
  const texts = await Promise.all(paths.map((path) => catalogues[path]!()))
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text))
  bundles.set(language, bundle)
}

/** Loads the language of the settings, and English for whatever it lacks. */
export async function loadWords(): Promise<void> {
  await Promise.all([load('en'), load(settings.language)])
  document.documentElement.lang = settings.language
}

export function locale(): Language {
  return settings.language
}

export async function setLocale(language: Language): Promise<void> {
  await load(language)
  settings.speak(language)
  document.documentElement.lang = language
}

/** The message with this id; the id itself when no catalogue has it, so that a gap shows. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  for (const language of [settings.language, 'en'] as const) {
    const bundle = bundles.get(language)
    const pattern = bundle?.getMessage(id)?.value
    if (bundle && pattern) return bundle.formatPattern(pattern, args, [])
  }
  return id
}
