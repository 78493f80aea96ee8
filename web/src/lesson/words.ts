/** Texts of a lesson in parts: what stands between asterisks is to be stressed. */

export interface Part {
  text: string
  strong: boolean
}

export function partsOf(text: string): Part[] {
  return text.split('*').map((part, number) => ({ text: part, strong: number % 2 === 1 }))
}

/** The text as it is read out. */
export function plain(text: string): string {
  return text.replaceAll('*', '')
}
