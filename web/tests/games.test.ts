import { beforeAll, describe, expect, it } from 'vitest'
import { pointsIn, sumOf } from '../src/companion/adding'
import { rowName } from '../src/companion/rows'
import { resultWords, textOf } from '../src/companion/sharing'
import type { FilledSheet } from '../src/companion/sheets.svelte'
import { shuffled } from '../src/bonfire/tom/chance'
import { needWords } from '../src/i18n'
import { binsOf, movingAverage } from '../src/pages/solo/counting'
import {
  distanceTo,
  endOfLastTurn,
  numberAt,
  numberOfEvent,
  placeOf,
  roundsOf,
  turnBack,
  turnOn,
} from '../src/replay/course'
import { forkedFrom, isSecret, positionOf } from '../src/table/origin'
import { partnersOf, winningSides } from '../src/table/seats/sides'
import { branchesOf } from '../src/plain/tree'
import type { Course, Position, Seat, Sheet } from '../src/wire'

describe('a score sheet', () => {
  const sheet = {
    title: 'dewan',
    scenario: 'base',
    teams: false,
    tieBreak: 'cards',
    rows: [
      { source: 'stories', each: 1, mostOf: '', rule: '' },
      { source: 'fire', each: 1, mostOf: '', rule: '' },
      { source: 'most fire', each: 4, mostOf: 'fire', rule: '' },
    ],
  } as unknown as Sheet
  const filled = (stories: (number | null)[], fire: (number | null)[], ties: number[] = []) =>
    ({
      title: 'dewan',
      scenario: 'base',
      names: ['Ann', 'Bob'],
      values: { stories, fire },
      ties,
    }) as unknown as FilledSheet

  beforeAll(() => needWords('frame', 'companion', 'dewan/game'))

  it('gives a row that follows from another to whoever has most, all of them on a tie', () => {
    expect(pointsIn(sheet.rows[2]!, filled([1, 1], [3, 2]))).toEqual([4, 0])
    expect(pointsIn(sheet.rows[2]!, filled([1, 1], [3, 3]))).toEqual([4, 4])
    expect(pointsIn(sheet.rows[2]!, filled([1, 1], [0, 0]))).toEqual([0, 0])
  })

  it('names nobody before everything is filled in', () => {
    const open = filled([9, null], [1, 2])
    expect(sumOf(sheet, open)).toMatchObject({ winners: [], open: 1 })
    expect(resultWords(sheet, open)).toBe('1 field is still empty.')
  })

  it('asks for what breaks a tie', () => {
    expect(sumOf(sheet, filled([6, 3], [1, 1]))).toMatchObject({ totals: [11, 8], winners: [0] })
    const tie = filled([7, 2], [1, 2])
    expect(sumOf(sheet, tie)).toMatchObject({ totals: [8, 8], tied: [0, 1], open: 2, winners: [] })
    expect(sumOf(sheet, filled([7, 2], [1, 2], [2, 5])).winners).toEqual([1])
  })

  it('can be sent to friends as text', () => {
    expect(rowName(sheet, 'most fire')).toBe('Most fire')
    const text = textOf(sheet, filled([6, 3], [1, 1])).split('\n')
    expect(text[1]).toBe('Ann : Bob')
    expect(text[2]).toMatch(/: 6 : 3$/)
    expect(text.at(-1)).toBe('Ann wins by 3 points.')
  })
})

describe('looking back', () => {
  const course = {
    length: 10,
    turns: [
      { first: 0, seat: 0, round: 0 },
      { first: 2, seat: 0, round: 1 },
      { first: 6, seat: 1, round: 1 },
      { first: 8, seat: 0, round: 2 },
    ],
    told: [0, 1, 3, 3, 4, 6, 7, 8, 9, 12, 13],
  } as unknown as Course

  it('finds the turn of a position, and the position of a distance', () => {
    expect(placeOf(course, 0)).toEqual({ turn: -1, step: 0, steps: 0 })
    expect(placeOf(course, 4)).toEqual({ turn: 1, step: 2, steps: 4 })
    for (let number = 1; number <= course.length; number += 1) {
      expect(numberAt(course, distanceTo(course, number))).toBe(number)
    }
  })

  it('goes from turn to turn', () => {
    expect([turnBack(course, 4), turnBack(course, 0), turnOn(course, 4)]).toEqual([2, 0, 6])
    expect(turnOn(course, 10)).toBe(10)
    expect(endOfLastTurn(course, 0, 9)).toBe(6)
    expect(endOfLastTurn(course, 1, 7)).toBeNull()
    expect(roundsOf(course)).toEqual([
      { round: 1, turn: 1 },
      { round: 2, turn: 3 },
    ])
  })

  it('finds the position in which an event was told', () => {
    expect([0, 2, 99].map((event) => numberOfEvent(course, event))).toEqual([1, 2, 10])
  })
})

describe('where a table comes from', () => {
  it('leads back to the position that a what-if goes on from', () => {
    expect(forkedFrom({ kind: 'what-if', table: 'abc', number: 17 })).toBe('/table/abc/at/17')
    expect([forkedFrom({ kind: 'plain' }), forkedFrom({ kind: 'series' })]).toEqual([null, null])
    expect(positionOf('abc', -1)).toBe('/table/abc/at/0?event=0')
  })

  it('keeps the deal of a day secret until that day is over', () => {
    const deal = (date: string) => ({ kind: 'deal' as const, date, title: 'bonfire' })
    expect(isSecret(deal(new Date().toISOString().slice(0, 10)))).toBe(true)
    expect(isSecret(deal('2020-01-01'))).toBe(false)
  })
})

describe('who wins together', () => {
  const seats = [0, 1, 2, 3].map(() => ({ kind: 'here', name: 'x' })) as unknown as Seat[]
  const teams = [
    [0, 2],
    [1, 3],
  ]

  it('is a team where there are teams', () => {
    expect(partnersOf({ seats, teams }, 2)).toEqual([0])
    expect(partnersOf({ seats }, 2)).toEqual([])
    expect(winningSides({ seats, teams, winners: [1, 3] })).toEqual([[1, 3]])
  })
})

describe('results counted', () => {
  it('fall into stretches, at least so many', () => {
    expect(binsOf({ 12: 1, 19: 2, 31: 1 }, 10, 3)).toEqual([
      { from: 10, count: 3 },
      { from: 20, count: 0 },
      { from: 30, count: 1 },
    ])
    expect(binsOf({ 5: 1 }, 10, 3)).toHaveLength(3)
    expect(binsOf({}, 10, 3)).toEqual([])
  })

  it('have a moving average', () => {
    expect(movingAverage([2, 4, 6, 8], 2)).toEqual([2, 3, 5, 7])
  })
})

describe('a shuffled deck', () => {
  it('has every card once', () => {
    const cards = Array.from({ length: 32 }, (_, card) => card)
    const deck = shuffled(cards)
    expect(deck.toSorted((one, other) => one - other)).toEqual(cards)
    expect(deck).not.toEqual(cards)
  })
})

describe('a title without a board of its own', () => {
  const seats = ['Ann', 'Bob'].map((name) => ({ kind: 'here', name })) as unknown as Seat[]
  const view = {
    title: 'candles',
    bag: 12,
    burning: [1, 4, 2],
    hands: [[1, 2, 4], 3],
    in_play: { wind: 'north', gone: [] },
  } as unknown as Position['view']

  it('is shown as a tree: by seat, or in a line', () => {
    expect(branchesOf({ view, seats })).toEqual([
      { name: 'Bag', value: '12', parts: [] },
      { name: 'Burning', value: '1, 4, 2', parts: [] },
      {
        name: 'Hands',
        value: '',
        parts: [
          { name: 'Ann', value: '1, 2, 4', parts: [] },
          { name: 'Bob', value: '3', parts: [] },
        ],
      },
      {
        name: 'In play',
        value: '',
        parts: [
          { name: 'Wind', value: 'north', parts: [] },
          { name: 'Gone', value: '–', parts: [] },
        ],
      },
    ])
  })
})
