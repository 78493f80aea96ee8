import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { offline } from './offline'

const server = process.env.FIRESIDE_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  base: '/',
  plugins: [svelte(), offline()],
  build: { outDir: process.env.FIRESIDE_CLIENT_OUT ?? 'dist', emptyOutDir: true },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/seat': server, '/watch': server, '/ws': { target: server, ws: true } },
  },
})
