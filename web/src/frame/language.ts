/** Choosing the language. */

import { type Language, setLocale, t } from '../i18n'
import { LANGUAGE_NAMES } from './languageNames'
import { toasts } from '../kit/toasts.svelte'

/** Speaks another language from now on; where its words cannot be had, says why not. */
export async function switchLanguage(language: Language): Promise<void> {
  try {
    await setLocale(language)
  } catch {
    toasts.add('refused', t('frame-language-offline', { language: LANGUAGE_NAMES[language] }))
  }
}
