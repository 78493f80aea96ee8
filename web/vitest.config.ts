import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { words } from './words.ts'

export default defineConfig({
  plugins: [svelte(), words()],
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/browser.ts'] },
})
