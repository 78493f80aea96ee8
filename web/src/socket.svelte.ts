/** The line to one table: the latest position, kept alive and taken up again when it breaks. */

import { PROTOCOL, reloads } from './protocol'
import type { ClientMessage, Position, Refused, ServerMessage } from './wire'

export type Connection = 'connecting' | 'connected' | 'lost'

const HEARTBEAT = 10_000
const SILENCE = 25_000
const ANSWER = 8_000 // what was asked for is answered at once, even when bots think
const FIRST_WAIT = 500
const LONGEST_WAIT = 10_000
const PASSING = ['slow-down', 'unavailable'] // why one is not let in now, and may be in a moment

type Versioned = Extract<ClientMessage, { version: number }>
type WithoutVersion<Message> = Message extends unknown ? Omit<Message, 'version'> : never

/** What the choice bar asks for, of a table or of whatever stands for one. */
export type Answering = Pick<TableSocket, 'busy' | 'ask'>

export class TableSocket {
  position = $state.raw<Position | null>(null)
  connection = $state<Connection>('connecting')
  gone = $state('') // why the table is not ours to see
  busy = $state(false) // something was asked for and not yet answered

  private socket: WebSocket | null = null
  private heard = 0
  private wait = FIRST_WAIT
  private retry = 0
  private heartbeat = 0
  private patience = 0
  private closed = false
  private welcome = false // whether this connection has shown the table

  constructor(
    private readonly id: string,
    private readonly refused: (answer: Refused) => void,
    private readonly arrived: (position: Position, before: Position | null) => void,
  ) {}

  /** Connects; what it returns hangs up. */
  open(): () => void {
    const atOnce = () => this.again(0)
    const drop = () => this.drop()
    window.addEventListener('online', atOnce)
    window.addEventListener('offline', drop)
    this.heartbeat = window.setInterval(() => this.beat(), HEARTBEAT)
    this.connect()
    return () => {
      this.closed = true
      window.removeEventListener('online', atOnce)
      window.removeEventListener('offline', drop)
      window.clearInterval(this.heartbeat)
      window.clearTimeout(this.retry)
      window.clearTimeout(this.patience)
      this.socket?.close()
    }
  }

  /** Asks for something in the position that is shown. */
  ask(message: WithoutVersion<Versioned>): void {
    if (!this.position || this.busy) return
    this.busy = this.send({ ...message, version: this.position.version })
    if (this.busy) this.patience = window.setTimeout(() => this.drop(), ANSWER)
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const table = `${location.host}/ws/${encodeURIComponent(this.id)}`
    const socket = new WebSocket(`${scheme}://${table}?protocol=${PROTOCOL}`)
    this.socket = socket
    this.heard = Date.now()
    this.welcome = false
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ServerMessage)
    socket.onclose = () => {
      if (this.socket === socket) this.broken()
    }
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now()
    if (message.t === 'pong') return
    this.answered()
    if (message.t === 'refused') {
      if (reloads(message.reason)) return
      if (!this.welcome && PASSING.includes(message.reason)) return
      if (!this.welcome || message.reason === 'renewed') this.gone = message.reason
      else this.refused(message)
      return
    }
    this.connection = 'connected'
    this.welcome = true
    this.wait = FIRST_WAIT
    const before = this.position
    this.position = message
    this.arrived(message, before)
  }

  private answered(): void {
    this.busy = false
    window.clearTimeout(this.patience)
  }

  private beat(): void {
    if (Date.now() - this.heard > SILENCE) this.drop()
    else this.send({ t: 'ping' })
  }

  /** Gives a line up that nothing comes through: the browser would wait for the other end to hang up, too. */
  private drop(): void {
    const { socket } = this
    if (!socket) return
    this.broken()
    socket.close()
  }

  private broken(): void {
    this.socket = null
    this.answered()
    if (this.closed || this.gone) return
    this.connection = 'lost'
    this.again(this.wait * (0.75 + Math.random() / 2))
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  private again(milliseconds: number): void {
    if (this.closed || this.gone || this.socket) return
    window.clearTimeout(this.retry)
    this.retry = window.setTimeout(() => {
      if (!this.socket) this.connect()
    }, milliseconds)
  }
}
