import { settings } from '../settings.svelte'

/** Whether a key belongs to the browser or to a field that is being filled in, or letters do nothing because somebody
 * has switched them off. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  if (!settings.keys && event.key.length === 1 && event.key !== '?') return true
  const target = event.target
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName)
}

/** Whether a key is not for the page: somebody types, or a dialog is open. */
export function isTaken(event: KeyboardEvent): boolean {
  return isTyping(event) || document.querySelector('dialog[open]') !== null
}

/** Whether Enter or Space is about to press something that has the focus. */
export function isPressing(event: KeyboardEvent): boolean {
  const target = event.target
  return target instanceof Element && target.closest('button, a, [role="button"]') !== null
}
