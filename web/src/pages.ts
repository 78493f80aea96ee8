/** The pages by their addresses. Each is loaded when it is first seen, and its words with it. */

import type { Component } from 'svelte'
import { needWords } from './i18n'
import { NAMES } from './titles'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page has properties of its own, from its address
type AnyPage = Component<any>

interface Page {
  address: RegExp
  load: () => Promise<{ default: AnyPage }>
  areas?: string[]
}

/** A page and what its address says: the named groups of the pattern, as its properties. */
export interface Found {
  loading: Promise<AnyPage>
  properties: Record<string, string>
}

const PAGES: Page[] = [
  { address: /^\/$/, load: () => import('./pages/home/Home.svelte') },
  { address: /^\/new$/, load: () => import('./pages/new/New.svelte') },
  {
    address: /^\/table\/(?<id>[^/]+)$/,
    load: () => import('./table/Table.svelte'),
    areas: ['coach', 'motion', 'spoken'],
  },
  {
    address: /^\/table\/(?<id>[^/]+)\/at\/(?<number>\d+)$/,
    load: () => import('./replay/Replay.svelte'),
    areas: ['replay', 'spoken'],
  },
  {
    address: /^\/table\/(?<id>[^/]+)\/review$/,
    load: () => import('./coach/Review.svelte'),
    areas: ['coach'],
  },
  {
    address: /^\/records$/,
    load: () => import('./pages/records/Records.svelte'),
    areas: ['replay'],
  },
  { address: /^\/learn$/, load: () => import('./pages/learn/Learn.svelte'), areas: ['learn'] },
  {
    address: /^\/learn\/lesson\/(?<title>[a-z]+)$/,
    load: () => import('./lesson/Lesson.svelte'),
    areas: ['lesson', 'spoken'],
  },
  {
    address: /^\/learn\/rules\/(?<title>[a-z]+)$/,
    load: () => import('./pages/learn/Rules.svelte'),
    areas: ['learn'],
  },
  {
    address: /^\/about$/,
    load: () => import('./pages/about/About.svelte'),
    areas: ['about'],
  },
  { address: /^\/solo$/, load: () => import('./pages/solo/Solo.svelte'), areas: ['solo'] },
  {
    address: /^\/companion$/,
    load: () => import('./companion/Companion.svelte'),
    areas: ['companion', 'solo', ...NAMES.map((name) => `${name}/game`)],
  },
]

/** The page at an address; the start page where there is none. */
export function pageAt(path: string): Found {
  for (const page of PAGES) {
    const match = page.address.exec(path)
    if (match) return { loading: loaded(page), properties: { ...match.groups } }
  }
  return { loading: loaded(PAGES[0]!), properties: {} }
}

const begun = new Map<Page, Promise<AnyPage>>()

/** Loads a page once, so that a change within its address changes its properties alone. */
function loaded(page: Page): Promise<AnyPage> {
  const loading = begun.get(page) ?? load(page)
  begun.set(page, loading)
  loading.catch(() => begun.delete(page))
  return loading
}

async function load(page: Page): Promise<AnyPage> {
  const [found] = await Promise.all([page.load(), needWords(...(page.areas ?? []))])
  return found.default
}
