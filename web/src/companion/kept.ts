/** What the companion remembers in this browser. */

import * as kept from '../kept'

export function recall<Value>(name: string): Value | null {
  return kept.recall<Value>(`companion-${name}`)
}

export function remember(name: string, value: unknown): void {
  kept.remember(`companion-${name}`, value)
}
