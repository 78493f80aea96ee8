/** The typefaces of a picture, within it: what is drawn outside the page has no others. */

import sansCyrillic from '@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-wght-normal.woff2?url'
import sansExtended from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url'
import sansLatin from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import titleCyrillic from '@fontsource-variable/vollkorn/files/vollkorn-cyrillic-wght-normal.woff2?url'
import titleExtended from '@fontsource-variable/vollkorn/files/vollkorn-latin-ext-wght-normal.woff2?url'
import titleLatin from '@fontsource-variable/vollkorn/files/vollkorn-latin-wght-normal.woff2?url'

export const SANS = "'Source Sans 3', sans-serif"
export const TITLE = "'Vollkorn', serif"

interface Face {
  family: string
  url: string
  needed: RegExp
  range: string
}

const LATIN = { needed: /./, range: 'U+0000-00FF, U+2000-206F, U+2212' }
const EXTENDED = { needed: /[\u0100-\u02ba]/, range: 'U+0100-02BA' }
const CYRILLIC = { needed: /[\u0400-\u045f]/, range: 'U+0400-045F' }
const FACES: Face[] = [
  { family: 'Source Sans 3', url: sansLatin, ...LATIN },
  { family: 'Source Sans 3', url: sansExtended, ...EXTENDED },
  { family: 'Source Sans 3', url: sansCyrillic, ...CYRILLIC },
  { family: 'Vollkorn', url: titleLatin, ...LATIN },
  { family: 'Vollkorn', url: titleExtended, ...EXTENDED },
  { family: 'Vollkorn', url: titleCyrillic, ...CYRILLIC },
]

function asData(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('unread'))
    reader.readAsDataURL(blob)
  })
}

async function rule({ family, url, range }: Face): Promise<string> {
  const data = await asData(await (await fetch(url)).blob())
  return `@font-face{font-family:'${family}';font-weight:200 900;src:url(${data}) format('woff2');unicode-range:${range}}`
}

/** The rules for all that a text needs. */
export async function fontRules(text: string): Promise<string> {
  const rules = FACES.filter(({ needed }) => needed.test(text)).map(rule)
  return (await Promise.all(rules)).join('')
}
