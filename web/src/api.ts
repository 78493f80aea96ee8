/** HTTP: opening and finding tables. Playing goes through the socket. */

import type {
  Companion,
  Course,
  Deal,
  Hints,
  Lesson,
  Link,
  Made,
  NewTable,
  Opened,
  PastPosition,
  PrintedGame,
  Provenance,
  Reach,
  Refused,
  Review,
  Reviewing,
  Series,
  Statistics,
  Summary,
  TitleInfo,
  WhatIf,
} from './wire'

export type GameEvent = Record<string, unknown>

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason = '', // a word of the protocol
    readonly detail = '',
  ) {
    super(`answered with ${status}`)
  }
}

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(`/api/${path}`, { credentials: 'same-origin', ...init })
  if (!response.ok) {
    const refused = (await response.json().catch(() => ({}))) as Partial<Refused>
    throw new ApiError(response.status, refused.reason, refused.detail)
  }
  return (response.status === 204 ? undefined : await response.json()) as Answer
}

function send<Answer>(path: string, body: unknown, method = 'POST'): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  return ask(path, { method, headers, body: JSON.stringify(body) })
}

export function titles(): Promise<TitleInfo[]> {
  return ask('titles')
}

/** Where the printed values of a title come from. */
export function provenanceOf(title: string): Promise<Provenance> {
  return ask(`titles/${encodeURIComponent(title)}/provenance`)
}

export function tables(): Promise<Summary[]> {
  return ask('tables')
}

export function tableOf(id: string): Promise<Summary> {
  return ask(`tables/${encodeURIComponent(id)}`)
}

export function openTable(plan: NewTable): Promise<Made> {
  return send('tables', plan)
}

/** Another link to a seat, or with -1 for looking on; the old one no longer works. */
export function renewLink(id: string, seat: number): Promise<Link> {
  return send(`tables/${encodeURIComponent(id)}/links`, { seat })
}

/** One more link to a seat of one's own, for another device. */
export function linkToSeat(id: string, seat: number): Promise<Link> {
  return send(`tables/${encodeURIComponent(id)}/seats/${seat}/link`, {})
}

/** At which address others find this server. */
export function reachOf(): Promise<Reach> {
  return ask('reach')
}

/** Lets others in who are in the same network. */
export function letIn(): Promise<Reach> {
  return send('reach', {})
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

/** The best choices of whoever has to choose; given up when the signal says so. */
export function hintsFor(id: string, signal: AbortSignal): Promise<Hints> {
  return ask(`tables/${encodeURIComponent(id)}/hint`, { method: 'POST', signal })
}

/** The finished game turn by turn, or how far that is. */
export function reviewOf(id: string): Promise<Review | Reviewing> {
  return ask(`tables/${encodeURIComponent(id)}/review`)
}

/** One's own handicap series. */
export function ownSeries(): Promise<Series> {
  return ask('series')
}

export function beginSeries(): Promise<Series> {
  return send('series', {})
}

/** Opens the next game of the series; one that is being played will not count any more. */
export function playSeries(name: string): Promise<Opened> {
  return send('series/games', { name })
}

/** Counts a printed game in the series; told again it stays one game. */
export function countPrinted(sheet: string, game: PrintedGame): Promise<Series> {
  return send(`series/printed/${encodeURIComponent(sheet)}`, game, 'PUT')
}

/** Takes a printed game out of the series. */
export function takeOutPrinted(sheet: string): Promise<Series> {
  return ask(`series/printed/${encodeURIComponent(sheet)}`, { method: 'DELETE' })
}

/** The deal of a day, today's where none is named. */
export function dealOf(date = ''): Promise<Deal> {
  return ask(`deal${dayOf(date)}`)
}

/** Opens today's deal, or goes on with it. */
export function playDeal(name: string): Promise<Opened> {
  return send('deal', { name })
}

/** Asks for the right to look at the best game of a deal. */
export function bestOfDeal(date: string): Promise<Opened> {
  return send(`deal/best${dayOf(date)}`, {})
}

/** Is called otherwise in the list of a deal. */
export function nameInDeal(date: string, name: string): Promise<Deal> {
  return send(`deal/name${dayOf(date)}`, { name })
}

function dayOf(date: string): string {
  return date && `?date=${encodeURIComponent(date)}`
}

/** One's own games of a title, with so many players (0 for any) and against some rival (any if none). */
export function statisticsOf(title: string, players: number, against: string): Promise<Statistics> {
  return ask(`statistics?${new URLSearchParams({ title, players: String(players), against })}`)
}

/** The game of a table so far, turn by turn. */
export function courseOf(id: string): Promise<Course> {
  return ask(`tables/${encodeURIComponent(id)}/course`)
}

/** Where a table stood after each of these numbers of choices, as a seat saw it. */
export function positionsOf(
  id: string,
  from: number,
  to: number,
  seat: number,
): Promise<PastPosition[]> {
  return ask(`tables/${encodeURIComponent(id)}/positions?from=${from}&to=${to}&seat=${seat}`)
}

/** A table of one's own that goes on from a position of another. */
export function whatIf(id: string, wish: WhatIf): Promise<Made> {
  return send(`tables/${encodeURIComponent(id)}/what-if`, wish)
}

/** One more link for looking on at a game that is over. */
export function shareLink(id: string): Promise<Link> {
  return ask(`tables/${encodeURIComponent(id)}/share`, { method: 'POST' })
}

/** A table to look at, from the text of a record. */
export function bringRecord(text: string): Promise<Made> {
  return ask('records', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: text })
}

/** Deletes a record that one has brought, for everybody. */
export function deleteRecord(id: string): Promise<void> {
  return ask(`records/${encodeURIComponent(id)}`, { method: 'DELETE' })
}

/** The lesson of a title. */
export function lessonOf(title: string): Promise<Lesson> {
  return ask(`lessons/${encodeURIComponent(title)}`)
}

/** What the companion beside the printed games needs; kept by the browser, so that it works without a server. */
export function companionOf(): Promise<Companion> {
  return ask('companion')
}
