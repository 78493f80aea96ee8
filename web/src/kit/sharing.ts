/** Handing a text to friends. */

import { t } from '../i18n'
import { toasts } from './toasts.svelte'

/** Hands a text, and an address with it, to whatever the device shares with, or copies them; whether they were
 * copied. */
export async function shareText(text: string, url?: string): Promise<boolean> {
  if (await handOver(url ? { text, url } : { text })) return false
  const copied = await copyText(url ? `${text}\n${url}` : text)
  if (!copied) toasts.add('refused', t('frame-share-failed'))
  return copied
}

/** Copies a text; whether that could be done. A page that came over the network without encryption may not write
 *  into the clipboard itself, and asks the browser to copy what is selected. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'unseen'
  const room = before?.closest('dialog') ?? document.body // what is outside of an open dialog cannot be selected
  room.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return copied
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
