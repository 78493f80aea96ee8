/** Panning and zooming of the map within its frame, from whole to 2.5 times, or to what a finger needs. */

import { type Box, type Point, RADIUS } from './hex'

const MOST = 2.5
const FINGER = 50 // pixels of a space that is met with ease
const SLACK = 6 // pixels that a finger may slip within a tap

export class Camera {
  scale = $state(1)
  x = $state(0)
  y = $state(0)
  /** A drag is under way, so that its end is no click. */
  dragged = false
  private readonly fingers = new Map<number, Point>()
  private readonly box: () => Box
  private readonly toMap: (x: number, y: number) => Point
  private began: Point = [0, 0]

  constructor(box: () => Box, toMap: (x: number, y: number) => Point) {
    this.box = box
    this.toMap = toMap
  }

  get transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.scale})`
  }

  /** Whether a point of the map is within the frame. */
  shows([x, y]: Point): boolean {
    const box = this.box()
    const [across, down] = [this.x + x * this.scale - box.x, this.y + y * this.scale - box.y]
    return across > 0 && across < box.width && down > 0 && down < box.height
  }

  whole(): void {
    this.scale = 1
    this.x = 0
    this.y = 0
  }

  /** As near as a finger needs it, with this point in the middle as far as that can be. */
  near([x, y]: Point): void {
    const { x: left, y: top, width, height } = this.box()
    const scale = this.most()
    this.move(left + width / 2 - x * scale, top + height / 2 - y * scale, scale)
  }

  /** Nearer or farther around the middle of the map. */
  step(factor: number): void {
    const { x, y, width, height } = this.box()
    this.zoom(factor, [x + width / 2, y + height / 2])
  }

  zoom(factor: number, [x, y]: Point): void {
    const scale = Math.min(this.most(), Math.max(1, this.scale * factor))
    const ratio = scale / this.scale
    this.move(x - (x - this.x) * ratio, y - (y - this.y) * ratio, scale)
  }

  private most(): number {
    const [left] = this.toMap(0, 0)
    const [right] = this.toMap(FINGER, 0)
    return Math.max(MOST, (right - left) / (Math.sqrt(3) * RADIUS))
  }

  private move(x: number, y: number, scale: number): void {
    const box = this.box()
    const within = (value: number, start: number, size: number) =>
      Math.min(start * (1 - scale), Math.max((start + size) * (1 - scale), value))
    this.scale = scale
    this.x = within(x, box.x, box.width)
    this.y = within(y, box.y, box.height)
  }

  /** Nearer or farther; a map that is whole leaves the way out to the page, which may have more to scroll to. */
  wheel(event: WheelEvent): void {
    if (this.scale === 1 && event.deltaY > 0) return
    event.preventDefault()
    this.zoom(Math.exp(-event.deltaY / 400), this.toMap(event.clientX, event.clientY))
  }

  down(event: PointerEvent): void {
    if (!this.fingers.size) this.dragged = false
    this.began = [event.clientX, event.clientY]
    this.fingers.set(event.pointerId, this.began)
  }

  drag(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId)
    if (!before) return
    const now: Point = [event.clientX, event.clientY]
    if (Math.hypot(now[0] - this.began[0], now[1] - this.began[1]) > SLACK) this.dragged = true
    if (!this.dragged) return
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) this.pinch(other, before, now)
    else this.pan(before, now)
    this.fingers.set(event.pointerId, now)
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId)
  }

  private pan(before: Point, now: Point): void {
    const from = this.toMap(...before)
    const to = this.toMap(...now)
    this.move(this.x + to[0] - from[0], this.y + to[1] - from[1], this.scale)
  }

  private pinch(other: Point, before: Point, now: Point): void {
    const apart = (one: Point) => Math.max(1, Math.hypot(one[0] - other[0], one[1] - other[1]))
    const middle = this.toMap((now[0] + other[0]) / 2, (now[1] + other[1]) / 2)
    this.zoom(apart(now) / apart(before), middle)
  }
}
