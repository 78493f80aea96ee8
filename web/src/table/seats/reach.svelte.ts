/** How far links reach: a page of this very machine has an address that leads nowhere from another one. */

import { letIn, reachOf } from '../../api'
import type { Reach } from '../../wire'

const HERE = /^(localhost|127\.[\d.]+|\[::1\])$/

class Reached {
  private found = $state.raw<Reach | null>(null)

  /** Whether a link with this page's own address works on this machine alone. */
  get isHere(): boolean {
    return HERE.test(location.hostname)
  }

  /** Whether others can open what is handed out, as far as is known. */
  get others(): boolean {
    return !this.isHere || Boolean(this.found?.address)
  }

  /** Whether they have to be in the same network. */
  get inNetwork(): boolean {
    return this.isHere && Boolean(this.found?.address && this.found.inNetwork)
  }

  get mayOpen(): boolean {
    return this.found?.mayOpen ?? false
  }

  async look(): Promise<void> {
    if (this.isHere) this.found ??= await reachOf()
  }

  async open(): Promise<void> {
    this.found = await letIn()
  }

  /** A link as others can open it, where there is a way. */
  forOthers(link: string): string {
    const { origin, pathname, search } = new URL(link, location.origin)
    const base = origin === location.origin && this.isHere ? this.found?.address : ''
    return (base || origin) + pathname + search
  }
}

export const reach = new Reached()
