/** HTTP: opening and finding tables. Playing goes through the socket.
 *
 *  Which calls there are, what each takes and what it answers with is the server's own table (`paths` in `wire.d.ts`). */

import { PROTOCOL, reloads } from './protocol'
import type { NewTable, paths, PrintedGame, Refused, WhatIf } from './wire'

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason = '', // a word of the protocol
    readonly detail = '',
  ) {
    super(`answered with ${status}`)
  }
}

type Method = 'get' | 'post' | 'put' | 'delete'
type PathOf<M extends Method> = {
  [Path in keyof paths]: paths[Path][M] extends { responses: unknown } ? Path : never
}[keyof paths]
type Known<Part> = [Part] extends [never] ? unknown : Part extends undefined ? unknown : Part
/** What a call's address names, in its path and after the question mark. */
type Named<Call> = Call extends { parameters: { path?: infer Path; query?: infer Query } }
  ? Known<Path> & Known<Query>
  : never
type Sent<Call> = Call extends { requestBody: { content: Record<string, infer Body> } }
  ? Body
  : undefined
type Content<Answer> = Answer extends { content: Record<string, infer Told> } ? Told : void
type Answer<Call> = Call extends { responses: infer Answers }
  ? Content<Answers[Exclude<keyof Answers, 'default'>]>
  : never

async function call<M extends Method, Path extends PathOf<M>>(
  method: M,
  path: Path,
  named: Named<paths[Path][M]>,
  body?: Sent<paths[Path][M]>,
  signal?: AbortSignal,
): Promise<Answer<paths[Path][M]>> {
  const type = typeof body === 'string' ? 'text/plain' : 'application/json'
  const response = await fetch(addressOf(path, named as object), {
    method: method.toUpperCase(),
    credentials: 'same-origin',
    signal,
    headers: { 'fireside-protocol': String(PROTOCOL), 'content-type': type },
    body: typeof body === 'object' ? JSON.stringify(body) : body,
  })
  if (!response.ok) {
    const refused = (await response.json().catch(() => ({}))) as Partial<Refused>
    if (reloads(refused.reason)) return new Promise(() => {}) // nobody waits for it any more
    throw new ApiError(response.status, refused.reason, refused.detail)
  }
  return (response.status === 204 ? undefined : await response.json()) as Answer<paths[Path][M]>
}

/** A path with what it names; the rest stands after the question mark. */
function addressOf(path: string, named: object): string {
  const given = new Map(Object.entries(named).filter(([, value]) => value !== undefined))
  const whole = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(given.get(name)))
    given.delete(name)
    return value
  })
  const query = new URLSearchParams([...given].map(([name, value]) => [name, String(value)]))
  return given.size ? `${whole}?${query}` : whole
}

export const titles = () => call('get', '/api/titles', {})
export const provenanceOf = (title: string) =>
  call('get', '/api/titles/{title}/provenance', { title })
export const lessonOf = (title: string) => call('get', '/api/lessons/{title}', { title })
/** Kept by the browser, so that it works without a server. */
export const companionOf = () => call('get', '/api/companion', {})

export const tables = () => call('get', '/api/tables', {})
export const openTable = (plan: NewTable) => call('post', '/api/tables', {}, plan)
export const tableOf = (id: string) => call('get', '/api/tables/{id}', { id })
export const logOf = (id: string, seat: number) => call('get', '/api/tables/{id}/log', { id, seat })
/** What the pieces of a table show; each title knows its own. */
export const printedOf = <Printed>(id: string) =>
  call('get', '/api/tables/{id}/printed', { id }) as Promise<Printed>
export const recordAddress = (id: string) => addressOf('/api/tables/{id}/record', { id })
/** The best choices of whoever has to choose; given up when the signal says so. */
export const hintsFor = (id: string, signal: AbortSignal) =>
  call('post', '/api/tables/{id}/hint', { id }, undefined, signal)
/** The finished game turn by turn, or how far that is. */
export const reviewOf = (id: string) => call('get', '/api/tables/{id}/review', { id })

/** Another link to a seat, or with -1 for looking on; the old one no longer works. */
export const renewLink = (id: string, seat: number) =>
  call('post', '/api/tables/{id}/links', { id }, { seat })
/** One more link to a seat of one's own, for another device. */
export const linkToSeat = (id: string, seat: number) =>
  call('post', '/api/tables/{id}/seats/{seat}/link', { id, seat })
/** One more link for looking on at a game that is over. */
export const shareLink = (id: string) => call('post', '/api/tables/{id}/share', { id })
export const reachOf = () => call('get', '/api/reach', {})
/** Lets others in who are in the same network. */
export const letIn = () => call('post', '/api/reach', {})

export const courseOf = (id: string) => call('get', '/api/tables/{id}/course', { id })
/** Where a table stood after each of these numbers of choices, as a seat saw it. */
export const positionsOf = (id: string, from: number, to: number, seat: number) =>
  call('get', '/api/tables/{id}/positions', { id, from, to, seat })
/** A table of one's own that goes on from a position of another. */
export const whatIf = (id: string, wish: WhatIf) =>
  call('post', '/api/tables/{id}/what-if', { id }, wish)
/** A table to look at, from the text of a record. */
export const bringRecord = (text: string) => call('post', '/api/records', {}, text)
/** Deletes a record that one has brought, for everybody. */
export const deleteRecord = (id: string) => call('delete', '/api/records/{id}', { id })

export const ownSeries = () => call('get', '/api/series', {})
export const beginSeries = () => call('post', '/api/series', {})
/** Opens the next game of the series; one that is being played will not count any more. */
export const playSeries = (name: string) => call('post', '/api/series/games', {}, { name })
/** Counts a printed game in the series; told again it stays one game. */
export const countPrinted = (sheet: string, game: PrintedGame) =>
  call('put', '/api/series/printed/{sheet}', { sheet }, game)
export const takeOutPrinted = (sheet: string) =>
  call('delete', '/api/series/printed/{sheet}', { sheet })

/** The deal of a day, today's where none is named. */
export const dealOf = (date = '') => call('get', '/api/deal', date ? { date } : {})
/** Opens today's deal, or goes on with it. */
export const playDeal = (name: string) => call('post', '/api/deal', {}, { name })
/** Asks for the right to look at the best game of a deal. */
export const bestOfDeal = (date: string) => call('post', '/api/deal/best', { date }, {})
/** Is called otherwise in the list of a deal. */
export const nameInDeal = (date: string, name: string) =>
  call('post', '/api/deal/name', { date }, { name })
/** One's own games of a title, with so many players (0 for any) and against some rival (any if none). */
export const statisticsOf = (title: string, players: number, against: string) =>
  call('get', '/api/statistics', { title, players, against })
