import { existsSync, readdirSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { offline } from './offline.ts'
import { words } from './words.ts'

const server = process.env.FIRESIDE_SERVER ?? 'http://127.0.0.1:8000'

// Left to themselves, shared parts become a hundred small files, and a table waits for most of them. What
// many pages share is one file, and parts below these sizes join their neighbours. The figures are in
// benchmarks/README.md.
const EVERYWHERE = 6 // pages and other beginnings that share a module
const PART = 4_000 // bytes
const TITLE_PART = 20_000
const titles = readdirSync('src').filter((name) => existsSync(`src/${name}/title.ts`))
const title = (name: string) => ({
  name,
  test: new RegExp(`/src/${name}/`),
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: TITLE_PART,
  priority: 2,
})
/** The name of a part without all who share it. */
const plain = (name = 'part') => name.split(/[~.]/)[0]
const groups = [
  { name: 'everywhere', minShareCount: EVERYWHERE, priority: 3 },
  ...titles.map(title),
  {
    name: 'shared',
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: PART,
    priority: 1,
  },
]

export default defineConfig({
  base: '/',
  plugins: [svelte(), words(), offline()],
  build: {
    outDir: process.env.FIRESIDE_CLIENT_OUT ?? 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        chunkFileNames: ({ name }) => `assets/${plain(name)}-[hash].js`,
        assetFileNames: ({ names: [name] }) => `assets/${plain(name)}-[hash][extname]`,
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': server,
      '/seat': server,
      '/watch': server,
      '/ws': { target: server, ws: true },
    },
  },
})
