/** Short messages over the page: the newest on top, each for a few seconds. */

export type ToastKind = 'refused' | 'news' | 'points'

/** What a toast may say besides: what it is about, and the number of a rule. */
export interface ToastDetails {
  heading?: string
  rule?: string
}

export interface Toast extends ToastDetails {
  number: number
  kind: ToastKind
  text: string
}

const SECONDS: Record<ToastKind, number> = { refused: 6, news: 4, points: 4 }

class Toasts {
  shown = $state<Toast[]>([])
  private count = 0

  add(kind: ToastKind, text: string, details: ToastDetails = {}): void {
    const toast = { number: ++this.count, kind, text, ...details }
    const others = this.shown.filter(
      (other) => other.text !== text || other.heading !== details.heading,
    )
    this.shown = [toast, ...others].slice(0, 3)
    window.setTimeout(() => this.drop(toast.number), SECONDS[kind] * 1000)
  }

  drop(number: number): void {
    this.shown = this.shown.filter((toast) => toast.number !== number)
  }
}

export const toasts = new Toasts()
