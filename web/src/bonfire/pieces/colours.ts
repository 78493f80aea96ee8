/** Tokens in the colours of a table's edition. A colour that tokens.css does not know leaves a kind as it is drawn
 *  elsewhere; its sign tells it apart. */

import type { Printed } from '../printed'

const SHADES = ['', '-ink', '-light'] as const

/** Colours the page for a table; what it gives back ends that. */
export function wear({ token_colours: colours }: Printed): () => void {
  const root = document.documentElement
  const known = getComputedStyle(root)
  const worn = Object.entries(colours).flatMap(([token, colour]) =>
    known.getPropertyValue(`--token-${colour}`)
      ? SHADES.map(
          (shade) =>
            [`--${token.replaceAll('_', '-')}${shade}`, `var(--token-${colour}${shade})`] as const,
        )
      : [],
  )
  for (const [name, value] of worn) root.style.setProperty(name, value)
  return () => {
    for (const [name] of worn) root.style.removeProperty(name)
  }
}
