/** What this browser remembers, whatever happens to the connection. */

export function recall<Value>(name: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(`fireside-${name}`) ?? 'null') as Value | null
  } catch {
    return null
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(`fireside-${name}`, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing knows it until the page is loaded anew.
  }
}
