/** What the companion remembers in this browser, whatever happens to the connection. */

export function recall<Value>(name: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(`fireside-companion-${name}`) ?? 'null') as Value | null
  } catch {
    return null
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(`fireside-companion-${name}`, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing still counts.
  }
}
