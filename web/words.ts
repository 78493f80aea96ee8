/** The catalogues as the client loads them: a file for each area and language.
 *
 * They lie in the Python package, which reads them too: in `words/` what belongs to no title, in `words/` of a title's
 * folder what is the title's. What only the terminal says stays out. What a page says of all titles is one file with what it says itself. */

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PACKAGE = fileURLToPath(new URL('../src/fireside/', import.meta.url))
const FILE = /^(?:(\w+)\/)?words\/(\w+)\/(?!terminal\.)([\w-]+)\.ftl$/
const ALL = 'virtual:words'
/** Pages that speak of all titles. */
const TOGETHER = new Set(['frame', 'solo', 'companion', 'about'])
/** What is loaded with another area of the same title. */
const WITH: Readonly<Record<string, string>> = { spoken: 'game', learn: 'rules' }

/** The files of each area, `en/solo` or `en/TITLE/rules`. */
export function areas(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const path of readdirSync(PACKAGE, { recursive: true, encoding: 'utf-8' }).toSorted()) {
    const [, title, language, name] = FILE.exec(path.replaceAll('\\', '/')) ?? []
    if (!language) continue
    const own = title && !TOGETHER.has(name!)
    const area = own ? `${language}/${title}/${WITH[name!] ?? name}` : `${language}/${name}`
    found.set(area, [...(found.get(area) ?? []), PACKAGE + path])
  }
  return found
}

/** `virtual:words` loads an area by its name. */
export function words(): Plugin {
  const files = areas()
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(ALL) ? id : undefined),
    load(id) {
      if (!id.startsWith(ALL)) return
      if (id === ALL) {
        const entries = [...files.keys()].map((area) => `'${area}': () => import('${ALL}/${area}')`)
        return `export default { ${entries.join(', ')} }`
      }
      const texts = files.get(id.slice(ALL.length + 1))!.map((file) => {
        this.addWatchFile(file)
        return readFileSync(file, 'utf-8')
      })
      return `export default ${JSON.stringify(texts.join('\n').replace(/^#.*\n/gm, ''))}`
    },
  }
}
