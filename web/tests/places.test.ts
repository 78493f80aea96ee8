import { describe, expect, it } from 'vitest'
import { cellsFrom, connected, symbolsAsLaid } from '../src/bonfire/city/fate'
import type { Printed } from '../src/bonfire/printed'
import { hops, voyage } from '../src/bonfire/flights/routes'
import { apart, scaleOf, thinned } from '../src/chart/scale'
import {
  neighbour,
  pointOf,
  shortestWay,
  sideBetween,
  STEPS,
  walk,
  zonesOf,
} from '../src/dewan/board/hex'
import type { Place, Space } from '../src/dewan/view'
import { cornerFor } from '../src/kit/floating'
import { placeFor } from '../src/lesson/placing'
import { keyframes, wayOf } from '../src/motion/paths'

describe('what floats over the table', () => {
  const room = new DOMRect(0, 0, 400, 300)
  const anchor = new DOMRect(180, 140, 40, 20)
  const size = { width: 100, height: 60 }

  it('stands beside what it is about, and never on it', () => {
    const { left, top } = cornerFor(size, anchor, [], room)
    const [right, bottom] = [left + size.width, top + size.height]
    expect(right <= 180 || left >= 220 || bottom <= 140 || top >= 160).toBe(true)
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
  })

  it('goes where it hides nothing that somebody decides on', () => {
    const above = new DOMRect(0, 0, 400, 130)
    const sides = [new DOMRect(0, 130, 172, 60), new DOMRect(228, 130, 172, 60)]
    const { top } = cornerFor(size, anchor, [above, ...sides], room)
    expect(top).toBeGreaterThanOrEqual(168)
  })
})

describe('the callout of a lesson', () => {
  const room = { width: 400, height: 300 }

  it('stands in the middle where it points at nothing', () => {
    expect(placeFor({ width: 100, height: 50 }, [], [], room)).toMatchObject({
      left: 150,
      top: 125,
      side: 'apart',
    })
  })

  it('points at its target from a side with room', () => {
    const place = placeFor({ width: 100, height: 50 }, [new DOMRect(150, 10, 40, 20)], [], room)
    expect(place.side).toBe('below')
    expect(place.top).toBeGreaterThan(30)
    expect(place.left + place.arrow).toBe(170)
  })
})

describe('the fate area', () => {
  it('has three cells for each tile, in its direction', () => {
    expect(cellsFrom([2, 3], 'right')).toEqual([
      [2, 3],
      [3, 3],
      [4, 3],
    ])
  })

  it('connects a tile with equal symbols that touch, and with theirs', () => {
    const symbols = new Map([
      ['0,0', 'ship'],
      ['1,0', 'path'],
      ['2,0', 'task'],
      ['2,1', 'task'],
      ['3,1', 'task'],
      ['4,1', 'ship'],
      ['0,5', 'ship'],
    ])
    const cells = connected({ cell: [0, 0], direction: 'right' }, symbols)
    expect(cells).toEqual(['0,0', '1,0', '2,0', '2,1', '3,1'])
  })

  it('shows the symbols of a tile the way round that it lies', () => {
    const printed = { fate: { tiles: [['ship', 'path', 'task']] } } as unknown as Printed
    expect(symbolsAsLaid(1, 'left', printed)).toEqual({
      symbols: ['task', 'path', 'ship'],
      upright: false,
    })
    expect(symbolsAsLaid(1, 'down', printed).upright).toBe(true)
  })
})

describe('ways across the sea', () => {
  const routes = [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
    ['a', 'd'],
  ] as const

  it('take as few routes as possible, each the way round that it is sailed', () => {
    expect(voyage(routes, 'a', 'c')).toHaveLength(2)
    expect(voyage(routes, 'd', 'a')).toEqual([{ route: 'a d', backwards: true }])
    expect(voyage(routes, 'dock', 'a')).toEqual([])
  })

  it('lead guardians over every path tile in between', () => {
    expect(hops([['start', 'path 3']])).toEqual(['start', 'path 1', 'path 2', 'path 3'])
  })
})

describe('the map', () => {
  const at = (...places: Place[]): Space[] =>
    places.map((place) => ({ at: place, ground: 'forest' }) as Space)

  it('has six neighbours around each space, which see it on the opposite side', () => {
    for (const side of STEPS.keys()) {
      const next = neighbour([2, -1], side)
      expect(sideBetween([2, -1], next)).toBe(side)
      expect(sideBetween(next, [2, -1])).toBe((side + 3) % 6)
      const [[x, y], [u, v]] = [pointOf([2, -1]), pointOf(next)]
      expect(Math.hypot(u - x, v - y)).toBeCloseTo(Math.sqrt(3) * 44, 0)
    }
  })

  it('leads around what is closed, both ends included', () => {
    const spaces = at([0, 0], [1, 0], [0, 1], [2, 0], [1, 1])
    expect(shortestWay([[0, 0]], [2, 0], spaces)).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ])
    spaces[1]!.ground = 'closed'
    expect(shortestWay([[0, 0]], [2, 0], spaces)).toHaveLength(4)
    expect(shortestWay([[0, 0]], [9, 9], spaces)).toEqual([])
  })

  it('keeps spaces without a zone apart', () => {
    const spaces = at([0, 0], [1, 0], [5, 5])
    spaces[0]!.zone = spaces[1]!.zone = [0, 0]
    expect(zonesOf(spaces).map((zone) => zone.spaces.length)).toEqual([2, 1])
  })

  it('is walked along level lines by the arrow keys', () => {
    const exists = () => true
    expect(walk([0, 0], 'ArrowUp', exists)).toEqual([0, -1])
    const right = walk([0, 0], 'ArrowRight', exists)!
    expect(walk(right, 'ArrowLeft', exists)).toEqual([0, 0])
    expect(walk([0, 0], 'x', exists)).toBeNull()
  })
})

describe('flights', () => {
  const nowhere = { find: () => null } as unknown as Parameters<typeof wayOf>[3]
  const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 })
  const travel = (path: string) => ({ path }) as unknown as Parameters<typeof wayOf>[0]

  it('begin and end where they should, whatever their path', () => {
    for (const path of ['arc', 'hop', 'line']) {
      const way = wayOf(travel(path), box(0, 0), box(100, 50), nowhere)
      expect(way[0]).toMatchObject({ x: 0, y: 0 })
      expect(way.at(-1)!.x).toBeCloseTo(100)
      expect(way.at(-1)!.y).toBeCloseTo(50)
    }
  })

  it('move as fast along the whole way', () => {
    const frames = keyframes([box(0, 0), box(30, 0), box(100, 0)], 1, 2)
    expect(frames.map(({ offset }) => offset)).toEqual([0, 0.3, 1])
    expect(frames.at(-1)!.transform).toContain('scale(2)')
  })
})

describe('charts', () => {
  it('have round marks around their values', () => {
    expect(scaleOf([3, 47], 5)).toEqual({ least: 0, most: 50, marks: [0, 10, 20, 30, 40, 50] })
    expect(scaleOf([5, 5], 5).most).toBeGreaterThan(5)
  })

  it('thin out labels, and hold them apart within the bounds', () => {
    const ticks = Array.from({ length: 20 }, (_, at) => ({ at, label: `${at}`, name: '' }))
    expect(thinned(ticks, 5).map(({ at }) => at)).toEqual([4, 9, 14, 19])
    expect(apart([10, 12, 95], 20, 100)).toEqual([10, 30, 95])
    expect(apart([90, 95], 20, 100)).toEqual([80, 100])
  })
})
