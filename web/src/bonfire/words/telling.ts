/** What readers and keys find of the things on the board. What can be chosen can be reached before the next
 *  picture; names, which are many words, are told when the browser has time, but for the one that is being read. */

import { whenIdle } from '../../idle'

const SLICE = 3 // milliseconds of naming at a time

function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** What is written on a thing for the eye, which belongs to its name; drawings have words of their own. */
function written(element: Element): string[] {
  if (element instanceof SVGElement) return []
  const words = [...element.childNodes].flatMap((node) => {
    if (node instanceof Text) return [node.data.trim()]
    return node instanceof Element && node.getAttribute('aria-hidden') !== 'true'
      ? written(node)
      : []
  })
  return words.filter(Boolean)
}

/** What nobody can choose is a picture, or has others within it. */
function closedRole(element: Element): string {
  return element.querySelector('[data-thing]') ? 'group' : 'img'
}

/** Tells of all things below an element, also of those that come later. */
export function tellOf(
  root: Element,
  isOpen: (thing: string) => boolean,
  label: (thing: string, written: string[]) => string,
): () => void {
  let stop = (): void => {}

  function name(elements: Element[]): void {
    stop = whenIdle(() => {
      const end = performance.now() + SLICE
      while (elements.length && performance.now() < end) {
        const element = elements.shift()!
        const thing = element.getAttribute('data-thing')
        if (!thing) continue
        set(element, 'role', isOpen(thing) ? 'button' : closedRole(element))
        set(element, 'aria-label', label(thing, written(element)))
      }
      if (elements.length) name(elements)
    })
  }

  function tell(): void {
    stop()
    const first: Element[] = []
    const later: Element[] = []
    for (const element of root.querySelectorAll('.thing[data-thing]')) {
      const thing = element.getAttribute('data-thing')!
      if (isOpen(thing)) {
        set(element, 'tabindex', '0')
        if (element === document.activeElement)
          set(element, 'aria-label', label(thing, written(element)))
        else first.push(element)
        if (element.hasAttribute('aria-label')) set(element, 'role', 'button') // never one without a name
      } else {
        element.removeAttribute('tabindex')
        if (element.hasAttribute('role')) set(element, 'role', closedRole(element))
        later.push(element)
      }
    }
    name([...first, ...later])
  }

  tell()
  const observer = new MutationObserver(tell)
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['data-thing'] })
  return () => {
    stop()
    observer.disconnect()
  }
}
