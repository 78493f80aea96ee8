/** What ESLint looks for: mistakes that types alone do not show, and who may import whom. */

import boundaries from 'eslint-plugin-boundaries'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'

const AROUND = 'chart,coach,frame,learn,lesson,motion,offline,plain,replay,spoken,table'
const file = (type, pattern) => ({ type, pattern, mode: 'full' })

/** The rooms. A title is any other folder: nobody imports it but by `import.meta.glob`. */
const elements = [
  file('app', 'src/{App.svelte,main.ts}'),
  file('map', 'src/pages.ts'),
  file('door', 'src/titles.ts'),
  file('base', 'src/*.ts'),
  { type: 'kit', pattern: 'src/kit' },
  { type: 'around', pattern: `src/{${AROUND}}`, capture: ['room'] },
  { type: 'page', pattern: 'src/{pages,companion}', capture: ['room'] },
  { type: 'title', pattern: 'src/*', capture: ['title'] },
]

/** Who may import whom. */
const below = ['base', 'door', 'kit', 'map', 'around']
const imports = [
  { from: 'app', allow: ['app', ...below, 'page'] },
  { from: 'map', allow: [...below, 'page'] },
  { from: 'door', allow: ['base'] },
  { from: 'door', importKind: 'type', allow: ['kit', 'around'] },
  { from: 'base', allow: ['base', 'door'] },
  { from: 'kit', allow: ['base', 'door', 'kit'] },
  { from: 'around', allow: below },
  { from: 'page', allow: [...below, 'page'] },
  {
    from: 'title',
    allow: [...below, ['page', { room: 'companion' }], ['title', { title: '${from.title}' }]],
  },
]

export default defineConfig(
  {
    ignores: ['dist', 'node_modules', 'src/wire.d.ts', 'src/offline/worker.js', 'eslint.config.js'],
  },
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.ts'] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-base-to-string': 'off', // what an event says is unknown until it is declared
      '@typescript-eslint/restrict-template-expressions': 'off', // points are written into paths as they are
      '@typescript-eslint/unbound-method': 'off', // parts of titles are plain functions
      'svelte/no-at-html-tags': 'off', // our own drawings; nothing that somebody typed
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check knows which are used
      'svelte/prefer-svelte-reactivity': 'off', // sets and dates within a function need not react
      'svelte/require-each-key': 'off', // rows that never change their places
    },
  },
  { files: ['*.ts'], extends: [ts.configs.disableTypeChecked] }, // they run in Node, whose types are not here
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ['**/*.svelte'],
    // Seen from ESLint, properties of components are `any`; svelte-check knows better.
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['src/**'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'boundaries/dependency-nodes': ['import', 'dynamic-import'],
      'import/resolver': { node: { extensions: ['.ts', '.svelte.ts', '.js'] } },
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/element-types': ['error', { default: 'disallow', rules: imports }],
    },
  },
)
