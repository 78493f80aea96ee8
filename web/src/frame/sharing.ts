/** Handing a text to friends. */

import { t } from '../i18n'
import { toasts } from './toasts.svelte'

/** Hands a text, and an address with it, to whatever the device shares with, or copies them; whether they were
 * copied. */
export async function shareText(text: string, url?: string): Promise<boolean> {
  if (await handOver(url ? { text, url } : { text })) return false
  try {
    await navigator.clipboard.writeText(url ? `${text}\n${url}` : text)
    return true
  } catch {
    toasts.add('refused', t('frame-share-failed'))
    return false
  }
}

/** Hands something to a telephone or tablet; whether it has taken it, or the person has thought better of it. */
export async function handOver(data: ShareData): Promise<boolean> {
  if (!window.matchMedia('(pointer: coarse)').matches || !('share' in navigator)) return false
  try {
    await navigator.share(data)
    return true
  } catch (problem) {
    return problem instanceof DOMException && problem.name === 'AbortError'
  }
}
