/** Each language calls itself by its own name, whatever is spoken now. */

import type { Language } from '../settings.svelte'

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  pl: 'Polski',
  ru: 'Русский',
}
