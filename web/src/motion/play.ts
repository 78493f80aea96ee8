/** One change of the board as motion: flights above the board, which shows the new position at once
 *  and holds back what is still on its way. */

import { type Box, type Found, Places } from './anchors'
import { changeFrames } from './changes'
import { type Copy, copyOf, drawn } from './copies'
import { countIn, Counts } from './counts'
import { type Change, type Drawing, endOf, type Flight, type Spot, type Travel } from './flights'
import { keyframes, type Point, wayOf } from './paths'
import { sounds } from './sounds'

const PIECE = 26 // pixels that a token is high on its way
const LARGEST = 1.8
const SMALLEST = 0.45
const ROLL = 5 // degrees that a ship leans
const APPEARED = 0.15 // the part of the way after which a thing is seen
const VANISHING = 0.75 // and that after which it fades
const PULSE = 180 // milliseconds that a number swells when something arrives
const SWOLLEN = 'scale(1.35)'

/** What was found of a flight before the board changed. */
interface Origin {
  found: Found | null
  copy: Copy | null
  /** Where something is paid to: after the change it may be gone, a card taken from its place. */
  goal: Found | null
}

function originOf(flight: Flight, places: Places): Origin {
  if (flight.kind !== 'travel') {
    const found = changeFrames(flight.kind).oldFrames.length > 0 ? places.find(flight.at) : null
    return { found, copy: found && copyOf(found.element), goal: null }
  }
  const found = places.find(flight.from)
  const copy = found && flight.picture === 'from' ? copyOf(found.element) : null
  return { found, copy, goal: flight.lands === 'vanishes' ? places.find(flight.to) : null }
}

/** The same, out of sight once it is over: nodes are removed together at the end, since every change of
 *  the page in between would cost a frame. */
function thenGone(frames: readonly Keyframe[]): Keyframe[] {
  const seen = frames.map((frame) => ({ opacity: 1, ...frame }))
  const last = { ...seen.at(-1)!, offset: 1 }
  return [...seen.slice(0, -1), last, { ...last, opacity: 0 }]
}

function seenAs(element: Element): { opacity: string } {
  return { opacity: getComputedStyle(element).opacity }
}

export class Play {
  /** Places of flights that were not on the page. */
  readonly missed: string[] = []
  flown = 0
  private readonly origins: Origin[]
  private readonly counts = new Counts()
  private readonly nodes: Element[] = []
  private readonly veiled: (HTMLElement | SVGElement)[] = [] // until it begins
  private readonly held = new Map<Element, number>() // until when
  private readonly arrivals = new Map<Element, number[]>() // at numbers, when
  private readonly end: number
  private readonly animations: Animation[] = []
  private readonly timers: number[] = []
  private over: (() => void) | null = null

  /** Looks at the board before it changes. */
  constructor(
    private readonly layer: HTMLElement,
    private readonly flights: readonly Flight[],
    private readonly pace: number,
  ) {
    const places = new Places()
    this.origins = flights.map((flight) => originOf(flight, places))
    this.end = endOf(flights)
  }

  /** What will arrive is not seen yet, though the board shows it already: something else is told before. */
  holdBack(): void {
    const places = new Places()
    for (const flight of this.flights) {
      const found =
        flight.kind === 'travel' && flight.lands === 'appears' && places.find(flight.to)?.element
      if (!found || !(found instanceof HTMLElement || found instanceof SVGElement)) continue
      found.style.visibility = 'hidden'
      this.veiled.push(found)
    }
  }

  private unveil(): void {
    for (const element of this.veiled.splice(0)) element.style.visibility = ''
  }

  /** Begins on the board as it is now; resolves when everything has landed. Everything is looked up before
   *  anything is put on the page: to look again after a change would lay out the page once more. */
  begin(): Promise<void> {
    this.unveil()
    const places = new Places()
    const beginnings = this.flights.map((flight, index) => {
      const origin = this.origins[index]!
      return flight.kind === 'travel'
        ? this.travel(flight, origin, places)
        : this.change(flight, origin, places)
    })
    const held = [...this.held].map(([element, until]) => ({ element, until, ...seenAs(element) }))
    for (const start of beginnings) start?.()
    for (const { element, until, opacity } of held) this.keepBack(element, until, opacity)
    this.arrivals.forEach((times, number) => this.pulse(number, times))
    this.counts.countUp(this.end / this.pace)
    return new Promise((resolve) => {
      this.over = resolve
      this.after(this.end, () => this.finish())
    })
  }

  /** Everything is where it belongs, now. */
  finish(): void {
    this.unveil()
    for (const timer of this.timers.splice(0)) window.clearTimeout(timer)
    for (const animation of this.animations.splice(0)) animation.cancel()
    for (const node of this.nodes.splice(0)) node.remove()
    this.counts.restore()
    this.over?.()
    this.over = null
  }

  private after(milliseconds: number, then: () => void): void {
    this.timers.push(window.setTimeout(then, milliseconds / this.pace))
  }

  private animate(
    element: Element,
    frames: Keyframe[],
    start: number,
    duration: number,
    easing = 'linear',
  ): void {
    const timing = {
      delay: start / this.pace,
      duration: duration / this.pace,
      easing,
      fill: 'both' as const,
    }
    this.animations.push(element.animate(frames, timing))
  }

  /** Keeps a part of the board out of sight until something has landed there. */
  private hold(element: Element, until: number): void {
    this.held.set(element, Math.max(until, this.held.get(element) ?? 0))
  }

  private keepBack(element: Element, until: number, opacity: string): void {
    const offset = until / this.end
    const seen = [{ opacity: 0 }, { opacity: 0, offset }, { opacity, offset }, { opacity }]
    this.animations.push(element.animate(seen, { duration: this.end / this.pace }))
  }

  /** Lets a number swell at these moments. */
  private pulse(number: Element, times: readonly number[]): void {
    const swelling = times
      .toSorted((one, other) => one - other)
      .flatMap((time, index, all) => {
        const rest = Math.min(time + PULSE * this.pace, all[index + 1] ?? this.end)
        return [
          { transform: 'none', offset: time / this.end },
          { transform: SWOLLEN, offset: time / this.end },
          { transform: 'none', offset: rest / this.end },
        ]
      })
    const frames = [{ transform: 'none', offset: 0 }, ...swelling]
    this.animations.push(number.animate(frames, { duration: this.end / this.pace }))
  }

  private miss(spot: Spot): null {
    this.missed.push(spot[0] ?? '')
    return null
  }

  private travel(travel: Travel, origin: Origin, places: Places): (() => void) | null {
    const from = origin.found ?? places.find(travel.from)
    const to = origin.goal ?? places.find(travel.to)
    if (!from) return this.miss(travel.from)
    if (!to) return this.miss(travel.to)
    const moves = from.box.x !== to.box.x || from.box.y !== to.box.y // not where one tab stands for both its places
    if (from.element === to.element && (travel.lands !== 'appears' || !moves)) return null
    const { start, duration, lands, sound } = travel
    const copy = this.pictureOf(travel, origin, from, to)
    const way = wayOf(travel, from.box, to.box, places)
    this.flown += 1
    if (lands === 'appears') this.hold(to.element, start + duration)
    if (sound) this.after(start + (lands === 'appears' ? 0 : duration), () => sounds.play(sound))
    return () => {
      if (lands === 'counts') this.countLanding(travel, to)
      this.fly(travel, copy, way, this.scales(travel, copy, from.box, to.box))
    }
  }

  private pictureOf(
    { picture, lands, lies }: Travel,
    origin: Origin,
    from: Found,
    to: Found,
  ): Copy {
    if (picture === 'from') return origin.copy ?? copyOf(to.element)
    if (picture === 'to') return copyOf(to.element)
    return drawn(picture, lands === 'appears' ? to.box.height : lies ? from.box.height : PIECE)
  }

  private fly(
    travel: Travel,
    copy: Copy,
    way: readonly Point[],
    [first, last]: readonly [number, number],
  ): void {
    const { start, duration, easing = 'ease-out', lies, lands, settles = 0 } = travel
    const node = this.put(copy)
    const roll = travel.sound === 'ship' ? ROLL : 0
    this.animate(node, keyframes(way, first, last, roll), start, duration - settles, easing)
    if (settles)
      this.animate(
        copy.node,
        changeFrames('settle').frames!,
        start + duration - settles,
        settles,
        'ease-out',
      )
    const seen = [
      { opacity: lies ? 1 : 0, offset: 0 },
      { opacity: 1, offset: APPEARED },
      { opacity: 1, offset: VANISHING },
      { opacity: lands === 'vanishes' ? 0 : 1, offset: 1 },
    ]
    this.animate(node, thenGone(seen), start, duration)
    if (travel.back) this.turnOver(node, travel.back, start, duration)
  }

  /** How big a thing is at its start and at its goal, where these are about as big as it. */
  private scales(
    { lands, picture, lies }: Travel,
    copy: Copy,
    from: Box,
    to: Box,
  ): [number, number] {
    const like = (box: Box): number => {
      const scale = Math.min(box.width / copy.width, box.height / copy.height)
      return Math.min(LARGEST, Math.max(SMALLEST, scale))
    }
    const first = lies || picture === 'to' ? like(from) : 1
    if (lands === 'appears') return [first, picture === 'to' ? 1 : like(to)]
    return [first, lies ? Math.min(1, like(to)) : 1]
  }

  /** A node on the layer whose middle is moved about. */
  private put({ node: picture, width, height }: Copy): HTMLElement {
    const node = document.createElement('div')
    node.className = 'flying'
    node.style.cssText = `left:${-width / 2}px;top:${-height / 2}px;width:${width}px;height:${height}px`
    node.append(picture)
    this.layer.append(node)
    this.nodes.push(node)
    return node
  }

  /** Shows the other side until halfway. */
  private turnOver(node: HTMLElement, back: Drawing, start: number, duration: number): void {
    const face = node.firstElementChild
    if (!face) return
    const other = drawn(back, parseFloat(node.style.height)).node
    other.style.position = 'absolute'
    other.style.inset = '0'
    node.append(other)
    const turning = [
      { transform: 'scaleX(1)' },
      { transform: 'scaleX(0)' },
      { transform: 'scaleX(1)' },
    ]
    const sides = [
      [face, 0, 1],
      [other, 1, 0],
    ] as const
    for (const [side, first, last] of sides) {
      this.animate(side, turning, start, duration)
      const seen = [
        { opacity: first, offset: 0 },
        { opacity: first, offset: 0.5 },
        { opacity: last, offset: 0.5 },
        { opacity: last, offset: 1 },
      ]
      this.animate(side, seen, start, duration)
    }
  }

  private countLanding({ start, duration, count = 1 }: Travel, to: Found): void {
    const number = countIn(to.element)
    if (!number) return
    this.counts.hold(number, count)
    this.after(start + duration, () => this.counts.add(number, count))
    this.arrivals.set(number, [...(this.arrivals.get(number) ?? []), start + duration])
  }

  private change(change: Change, origin: Origin, places: Places): (() => void) | null {
    const found = places.find(change.at)
    if (!found) return this.miss(change.at)
    this.flown += 1
    const { start, duration } = change
    if (change.sound) this.after(start, () => sounds.play(change.sound!))
    const { x, y, width, height } = found.box
    const put = (copy: Copy): HTMLElement => {
      const node = this.put(copy)
      node.style.left = `${x - copy.width / 2}px`
      node.style.top = `${y - copy.height / 2}px`
      return node
    }
    const shapes = changeFrames(change.kind)
    const copy = !shapes.frames
      ? null
      : change.picture
        ? drawn(change.picture, height)
        : copyOf(found.element)
    if (copy && !change.picture) this.hold(found.element, start + duration)
    return () => {
      if (shapes.light)
        this.animate(
          put(this.light(shapes.light, width, height)),
          thenGone(shapes.lightFrames),
          start,
          duration,
          'ease-out',
        )
      if (origin.copy)
        this.animate(put(origin.copy), thenGone(shapes.oldFrames), start, duration, 'ease-in-out')
      if (copy && shapes.frames)
        this.animate(put(copy), thenGone(shapes.frames), start, duration, shapes.easing)
    }
  }

  private light(className: string, width: number, height: number): Copy {
    const node = document.createElement('div')
    node.className = className
    return { node, width, height }
  }
}
