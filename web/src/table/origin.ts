/** Where a table comes from, as far as it leads back there. */

const WHAT_IF = 'what-if'

/** The address of the position that a what-if goes on from; null for other tables. */
export function forkedFrom(origin: string | undefined): string | null {
  const [kind, table, number] = (origin ?? '').split(' ')
  return kind === WHAT_IF && table && number ? `/table/${table}/at/${number}` : null
}

/** The address of the position in which an event had just happened; with the newest, the latest. */
export function positionOf(table: string, event: number): string {
  return `/table/${table}/at/0?event=${Math.max(event, 0)}`
}

const DAY = 24 * 60 * 60_000

/** Whether a table plays a deal whose day, one of UTC, is not over: nothing that would help others is told of it. */
export function isSecret(origin: string | undefined): boolean {
  const [kind, date] = (origin ?? '').split(' ')
  return kind === 'deal' && Date.now() < Date.parse(`${date}T00:00:00Z`) + DAY
}
