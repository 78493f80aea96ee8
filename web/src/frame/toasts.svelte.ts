/** Short messages over the page: the newest on top, each for a few seconds. */

export type ToastKind = 'refused' | 'news' | 'points'

export interface Toast {
  number: number
  kind: ToastKind
  text: string
}

const SECONDS: Record<ToastKind, number> = { refused: 6, news: 4, points: 4 }

class Toasts {
  shown = $state<Toast[]>([])
  private count = 0

  add(kind: ToastKind, text: string): void {
    const toast = { number: ++this.count, kind, text }
    this.shown = [toast, ...this.shown.filter((other) => other.text !== text)].slice(0, 3)
    window.setTimeout(() => this.drop(toast.number), SECONDS[kind] * 1000)
  }

  drop(number: number): void {
    this.shown = this.shown.filter((toast) => toast.number !== number)
  }
}

export const toasts = new Toasts()
