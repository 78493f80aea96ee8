/** HTTP: opening and finding tables. Playing goes through the socket. */

import type { Made, NewTable, Summary, TitleInfo } from './wire'

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

export function titles(): Promise<TitleInfo[]> {
  return ask('titles')
}

export function tables(): Promise<Summary[]> {
  return ask('tables')
}

export function openTable(plan: NewTable): Promise<Made> {
  const headers = { 'content-type': 'application/json' }
  return ask('tables', { method: 'POST', headers, body: JSON.stringify(plan) })
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
