/** A visit at a table: the line to it, what has been shown of it, and what lies open beside the board. */

import { printedOf, tableOf } from '../api'
import { Hints } from '../coach/hints.svelte'
import { t } from '../i18n'
import { Since } from '../motion/since.svelte'
import { Stage } from '../motion/stage.svelte'
import { route } from '../route.svelte'
import { settings } from '../settings.svelte'
import { TableSocket } from '../socket.svelte'
import type { Position, Refused, Summary } from '../wire'
import { Log } from './log/log.svelte'
import { isMissing } from './seats/seats'
import { toasts } from '../kit/toasts.svelte'

export class Visit {
  readonly log: Log
  readonly socket: TableSocket
  readonly hints: Hints
  readonly stage: Stage
  readonly since: Since

  /** What is played there and by whom, which is known before the line is open. */
  summary = $state.raw<Summary | null>(null)
  hovered = $state<number | null>(null) // in the choice bar
  pointed = $state<number | null>(null) // on the board
  logOpen = $state(window.matchMedia('(min-width: 1600px)').matches)
  spoken = $state(false) // the board in words
  menuOpen = $state(false)
  linksOpen = $state(false)
  welcome = $state(route.query.has('welcome')) // came by the link of a seat, for the first time
  endOpen = $state(true)
  private holder = $state<number | null>(null) // who holds the device
  private readonly early: Promise<unknown> // what the pieces show, asked for before it is known what is played

  constructor(readonly id: string) {
    this.log = new Log(id)
    this.socket = new TableSocket(
      id,
      (answer) => this.refused(answer),
      (now, before) => this.arrived(now, before),
    )
    this.hints = new Hints(id)
    this.stage = new Stage((passed) => void this.log.take(passed))
    this.since = new Since(id, this.stage)
    this.early = printedOf(id).catch(() => null)
    tableOf(id).then(
      (summary) => (this.summary = summary),
      () => {}, // the line will tell what is wrong
    )
  }

  /** What the pieces show; without an answer so far, asked for once more. */
  async printed(): Promise<unknown> {
    return (await this.early) ?? printedOf(this.id)
  }

  /** The position that is shown, which may be a moment behind the latest one. */
  get position(): Position | null {
    return this.stage.shown
  }

  /** Whether the device must be passed on before anything hidden is shown. */
  isCovered({ yours, over, seat }: Position): boolean {
    return yours.length > 1 && !over && this.holder !== seat
  }

  /** Whoever is to choose has the device. */
  take(seat: number): void {
    this.holder = seat
  }

  /** Whether the end is told in place of the board. */
  get ended(): boolean {
    const { busy, captions } = this.stage
    return (
      this.position?.over === true &&
      this.endOpen &&
      !busy &&
      !captions.shown &&
      this.since.at === null
    )
  }

  choose(choice: number): void {
    if (this.socket.connection === 'connected') this.socket.ask({ t: 'choose', choice })
    else toasts.add('refused', t('frame-not-connected'))
  }

  /** Somebody who came by a link says what they are called. */
  sit(name: string): void {
    if (!this.position) return
    settings.callMe(name)
    this.socket.send({ t: 'name', seat: this.position.seat, name })
  }

  seated(): void {
    this.welcome = false
    route.forgetQuery()
  }

  private arrived(now: Position, before: Position | null): void {
    this.hovered = null
    this.pointed = null
    if (now.version !== before?.version) this.hints.hide()
    now.seats.forEach((seat, number) => {
      const was = before?.seats[number]
      if (was && isMissing(was) && seat.present)
        toasts.add('news', t('frame-came', { name: seat.name }))
    })
    const missing = now.seats.some(isMissing)
    if (before === null) this.linksOpen = now.permissions.renew === true && missing
    else if (!missing && before.seats.some(isMissing)) this.linksOpen = false
    if (now.yours.length < 2) this.holder = now.seat
    this.since.take(now, before)
    this.stage.take(now, before)
  }

  private refused({ reason }: Refused): void {
    toasts.add('refused', t(`frame-refused-${reason}`))
  }
}
