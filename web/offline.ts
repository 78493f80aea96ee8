/** Writes the service worker when everything else is built: only then the names of the files are known. */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin, Rollup } from 'vite'

const WORKER = new URL('./src/offline/worker.js', import.meta.url)
const ICONS = new URL('./public/icons/', import.meta.url)
const MANIFEST = new URL('./public/manifest.webmanifest', import.meta.url)
/** What can be seen without a connection, with all that it is made of. */
const PARTS = [
  'companion/Companion.svelte',
  'pages/home/Home.svelte',
  'frame/PageMenu.svelte',
  'learn/RulePopover.svelte',
]
const AREAS = ['frame', 'companion', 'solo', 'learn', 'game', 'rules']
const CATALOGUE = /^virtual:words\/([a-z]+)\/(?:\w+\/)?([a-z-]+)$/

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const needed = new Set<string>()
      for (const chunk of chunks) {
        const isPart = PARTS.some((part) => chunk.facadeModuleId?.endsWith(`/src/${part}`))
        if (chunk.isEntry || isPart) addWhole(chunk, bundle, needed)
      }
      const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'))
      const icons = readdirSync(ICONS).map((name) => `icons/${name}`)
      const files = [...new Set([...needed, ...fonts, ...icons, 'manifest.webmanifest'])].toSorted()
      const words = wordsOf(chunks)
      const told = JSON.stringify([files, words])
      const source = readFileSync(WORKER, 'utf-8')
      const manifest = readFileSync(MANIFEST, 'utf-8')
      const build = createHash('sha256').update(
        told + Object.keys(bundle).toSorted() + source + manifest,
      )
      const head = [
        `const BUILD = '${build.digest('hex').slice(0, 12)}'`,
        `const FILES = ${JSON.stringify(files.map(addressOf))}`,
        `const WORDS = ${JSON.stringify(words)}`,
      ]
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: `${head.join('\n')}\n\n${source}`,
      })
    },
  }
}

/** A chunk with its styles and pictures, and the same of all that it imports at once. */
function addWhole(
  chunk: Rollup.OutputChunk,
  bundle: Rollup.OutputBundle,
  needed: Set<string>,
): void {
  if (needed.has(chunk.fileName)) return
  needed.add(chunk.fileName)
  for (const name of chunk.viteMetadata?.importedCss ?? []) needed.add(name)
  for (const name of chunk.viteMetadata?.importedAssets ?? []) needed.add(name)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk') addWhole(imported, bundle, needed)
  }
}

/** The catalogues that these parts speak from, by language. */
function wordsOf(chunks: Rollup.OutputChunk[]): Record<string, string[]> {
  const words: Record<string, string[]> = {}
  for (const { facadeModuleId, fileName } of chunks) {
    const [, language, area] = CATALOGUE.exec(facadeModuleId ?? '') ?? []
    if (language && AREAS.includes(area!)) (words[language] ??= []).push(addressOf(fileName))
  }
  return words
}

function addressOf(name: string): string {
  return `/${name}`
}
