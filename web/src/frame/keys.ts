import { settings } from '../settings.svelte'

/** Whether a key belongs to an open dialog or to a field that is being filled in, or letters do nothing because
 * somebody has switched them off. */
export function isTaken(event: KeyboardEvent): boolean {
  if (!settings.keys && event.key.length === 1 && event.key !== '?') return true
  if (document.querySelector('dialog[open]')) return true
  const target = event.target
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName)
}

/** Whether Enter or Space is about to press something that has the focus. */
export function isPressing(event: KeyboardEvent): boolean {
  const target = event.target
  return target instanceof Element && target.closest('button, a, [role="button"]') !== null
}
