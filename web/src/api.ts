/** HTTP: opening and finding tables. Playing goes through the socket. */

import type { Link, Made, NewTable, Summary, TitleInfo } from './wire'

export type GameEvent = Record<string, unknown>

export class ApiError extends Error {
  constructor(readonly status: number) {
    super(`answered with ${status}`)
  }
}

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(`/api/${path}`, { credentials: 'same-origin', ...init })
  if (!response.ok) throw new ApiError(response.status)
  return (await response.json()) as Answer
}

function send<Answer>(path: string, body: unknown): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  return ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

export function titles(): Promise<TitleInfo[]> {
  return ask('titles')
}

export function tables(): Promise<Summary[]> {
  return ask('tables')
}

export function openTable(plan: NewTable): Promise<Made> {
  return send('tables', plan)
}

/** Another link to a seat, or with -1 for looking on; the old one no longer works. */
export function renewLink(id: string, seat: number): Promise<Link> {
  return send(`tables/${encodeURIComponent(id)}/links`, { seat })
}

/** All events of a table, as a seat has heard them. */
export function logOf(id: string, seat: number): Promise<GameEvent[]> {
  return ask(`tables/${encodeURIComponent(id)}/log?seat=${seat}`)
}

/** What the pieces of a table show; each title knows its own. */
export function printedOf<Printed>(id: string): Promise<Printed> {
  return ask(`tables/${encodeURIComponent(id)}/printed`)
}

export function recordAddress(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}/record`
}
