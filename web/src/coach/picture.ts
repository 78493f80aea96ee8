/** The result of a game as a picture: who won, where the points came from, and how they grew. */

import { apart, type Curve, dashOf, heightOn, scaleOf } from '../chart/scale'
import { emblem } from '../kit/emblems'
import { type Result, resultOf, type Side } from '../table/end/result'
import type { Scoring } from '../table/end/scoring'
import { scoredOf, totalOf } from '../table/seats/seats'
import { written } from '../kit/since'
import { locale, t } from '../i18n'
import type { Course, Position } from '../wire'
import { pointsOverTurns } from './course'
import { panel, placed, seatShape, standalone, text, widthOf } from './drawing'
import { fontRules } from './fonts'

export interface Picture {
  svg: string
  width: number
  height: number
}

const WIDTH = 1200
const EDGE = 48
const TOP = 190 // of the panels
const HEAD = 70 // of the table, with the names
const ROW = 50
const TOTAL = 76
const NARROW = 150 // a column with no room for a shape beside the name
const LINES = 5 // steps of its scale at most
const GAP = 20

/** Everything that the picture shows. */
export interface Shown {
  position: Position
  scoring: Scoring
  course: Course | null
  day: string
}

/** The result as everybody reads it, whoever shares it. */
export function resultForAll(position: Position, scoring: Scoring): Result {
  return resultOf({ ...position, yours: [] }, scoring)
}

/** What was played: the title, and its scenario if it has one. */
export function gameName({ title, options }: Position): string {
  const { scenario } = options
  const name = t(`frame-title-${title}`)
  return scenario ? `${name} · ${t(`frame-option-scenario-${scenario}`)}` : name
}

export function dayOf(when: string): string {
  return new Date(when).toLocaleDateString(written(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
}

export async function drawResult(shown: Shown): Promise<Picture> {
  const { position, scoring, course } = shown
  const result = resultForAll(position, scoring)
  const tableHeight = HEAD + scoring.lines.length * ROW + TOTAL
  const height = TOP + tableHeight + 84
  const chartWidth = scoring.sides.length > 3 ? 320 : 430 // four names need the room
  const tableWidth = WIDTH - 2 * EDGE - (course ? chartWidth + GAP : 0)
  const inside = [
    background(height),
    header(shown, result),
    panel(EDGE, TOP, tableWidth, tableHeight),
    table(shown, tableWidth),
    course ? chart(course, scoring, chartWidth, tableHeight) : '',
    footer(height, shown.day),
  ].join('')
  return { svg: standalone(inside, WIDTH, height, await fontRules(inside)), width: WIDTH, height }
}

function background(height: number): string {
  const glow =
    '<radialGradient id="glow" cx=".3" cy="0" r=".8"><stop stop-color="var(--ember)" stop-opacity=".28"/><stop offset="1" stop-color="var(--ember)" stop-opacity="0"/></radialGradient>'
  const whole = `width="${WIDTH}" height="${height}"`
  return `<defs>${glow}</defs><rect ${whole} fill="var(--bg)"/><rect ${whole} fill="url(#glow)"/>`
}

function header({ position }: Shown, { heading, ranking, tie }: Result): string {
  const drawn = emblem(position.title)
  const shapes = position.winners.map((seat, place) => seatShape(seat, 172 + place * 38, 88, 32))
  const left = 172 + position.winners.length * 38 + (position.winners.length ? 8 : 0)
  return [
    placed(drawn.drawing, drawn.box, EDGE, 42, 104),
    text(gameName(position), 172, 70, { size: 25, weight: 600, fill: 'var(--ember-ink)' }),
    ...shapes,
    text(heading, left, 118, { size: 48, weight: 600, title: true }, WIDTH - EDGE - left),
    tie
      ? text(tie, 172, 154, { size: 21, fill: 'var(--muted)' }, WIDTH - EDGE - 172)
      : places(ranking, 172, 154),
  ].join('')
}

/** Everybody with shape, whole name and points in one line, as large as there is room. */
function places(ranking: Side[], left: number, y: number): string {
  const told = ranking.map(({ seats, name, points }) => ({ seats, words: `${name} ${points}` }))
  const lineOf = (size: number) => {
    const letters = { size, fill: 'var(--muted)' }
    let x = left
    const drawn = told.map(({ seats, words }) => {
      const shapes = seats.map((seat, place) =>
        seatShape(seat, x + place * size, y - size * 0.78, size * 0.85),
      )
      const start = x + seats.length * size + size * 0.25
      x = start + widthOf(words, letters) + size * 1.4
      return shapes.join('') + text(words, start, y, letters)
    })
    return { drawn: drawn.join(''), width: x - size * 1.4 - left }
  }
  const size = 21
  const room = WIDTH - EDGE - left
  return lineOf(Math.min(size, (size * room) / lineOf(size).width)).drawn
}

function table({ position, scoring }: Shown, width: number): string {
  const { sides, lines } = scoring
  const names = Math.min(330, width * (sides.length > 3 ? 0.34 : 0.44))
  const column = (width - names - 24) / sides.length
  const right = (side: number): number => EDGE + names + (side + 1) * column
  const bottom = TOP + HEAD + lines.length * ROW
  const columns = sides.map((seats, side) => {
    const first = seats[0]!
    const won = position.winners.includes(first)
    const points = Object.values(scoredOf(position, first)?.scoring ?? {})
    const total = {
      size: 38,
      weight: 600,
      title: true,
      anchor: 'end',
      fill: won ? 'var(--ember-ink)' : 'var(--ink)',
    } as const
    return [
      won
        ? `<rect x="${right(side) - column + 14}" y="${TOP + 10}" width="${column}" height="${HEAD + lines.length * ROW + TOTAL - 20}" rx="14" fill="var(--glow)" fill-opacity=".13" stroke="var(--lit-cell)" stroke-opacity=".8" stroke-width="1.5"/>`
        : '',
      nameplate(position, seats, right(side), column),
      ...lines.map((_, number) =>
        value(points[number] ?? 0, right(side), TOP + HEAD + number * ROW + 33),
      ),
      text(String(totalOf(position, first)), right(side), bottom + 54, total),
    ].join('')
  })
  const rows = lines.map(({ name, art, box }, number) => {
    const y = TOP + HEAD + number * ROW
    const capital = name.charAt(0).toLocaleUpperCase(locale()) + name.slice(1)
    const words = text(capital, EDGE + 70, y + 33, { size: 20, weight: 600 }, names - 64)
    return `<path d="M${EDGE + 20} ${y}H${EDGE + width - 20}" stroke="var(--line)"/>${placed(art, box, EDGE + 24, y + 10, 30)}${words}`
  })
  const line = `<path d="M${EDGE + 20} ${bottom}H${EDGE + width - 20}" stroke="var(--ember)" stroke-width="2.5"/>`
  const total = text(t('frame-end-total'), EDGE + 26, bottom + 50, {
    size: 26,
    weight: 600,
    title: true,
  })
  return [...columns, ...rows, line, total].join('')
}

function nameplate(position: Position, seats: number[], right: number, column: number): string {
  if (column < NARROW) return stacked(position, seats[0]!, right, column)
  return seats
    .map((seat, place) => {
      const y = TOP + (seats.length > 1 ? 30 + place * 26 : 46)
      const size = seats.length > 1 ? 19 : 22
      const letters = { size, weight: 600, title: true, anchor: 'end' } as const
      const name = position.seats[seat]?.name ?? ''
      const widest = column - 40
      const left = right - Math.min(widest, widthOf(name, letters)) - size * 1.2
      return (
        seatShape(seat, left, y - size * 0.78, size * 0.85) + text(name, right, y, letters, widest)
      )
    })
    .join('')
}

/** The shape above the name, so that the name has the whole column. */
function stacked(position: Position, seat: number, right: number, column: number): string {
  const letters = { size: 19, weight: 600, anchor: 'end' } as const
  const name = text(position.seats[seat]?.name ?? '', right, TOP + 56, letters, column - 20)
  return seatShape(seat, right - 19, TOP + 16, 19) + name
}

function value(points: number, x: number, y: number): string {
  const fill = points ? 'var(--ink)' : 'var(--muted)'
  return text(points ? String(points) : '–', x, y, {
    size: 23,
    weight: points ? 700 : 400,
    fill,
    anchor: 'end',
  })
}

function chart(course: Course, { sides }: Scoring, width: number, height: number): string {
  const curves = pointsOverTurns(course, sides)
  const scale = scaleOf([0, ...curves.flatMap(({ values }) => values)], LINES)
  const edge = WIDTH - EDGE - width
  const left = edge + 58
  const right = WIDTH - EDGE - 84
  const top = TOP + 74
  const bottom = TOP + height - 34
  const steps = Math.max(1, curves[0]!.values.length - 1)
  const x = (step: number): number => left + ((right - left) * step) / steps
  const y = (points: number): number => heightOn(scale, points, top, bottom)
  const drawn = ({ seats, values }: Curve, number: number): string =>
    `<path d="M${values.map((points, step) => `${x(step).toFixed(1)} ${y(points).toFixed(1)}`).join('L')}" fill="none" stroke="var(--seat-${seats[0]}-ink)" stroke-width="3.2" stroke-linejoin="round" stroke-dasharray="${dashOf(number)}"/>`
  const ends = apart(
    curves.map(({ values }) => y(values.at(-1)!)),
    28,
    bottom,
  )
  return [
    panel(edge, TOP, width, height),
    text(
      t('coach-over-turns'),
      edge + 26,
      TOP + 46,
      { size: 22, weight: 600, title: true },
      width - 50,
    ),
    ...scale.marks.map(
      (points) =>
        `<path d="M${left} ${y(points)}H${right}" stroke="var(--line)"/>${text(String(points), left - 10, y(points) + 5, { size: 16, fill: 'var(--muted)', anchor: 'end' })}`,
    ),
    ...curves.map(drawn),
    ...curves.map(({ seats, values }, number) => {
      const shapes = seats.map((seat, place) =>
        seatShape(seat, right + 8 + place * 17, ends[number]! - 8, 15),
      )
      const label = text(String(values.at(-1)), right + 12 + seats.length * 17, ends[number]! + 6, {
        size: 18,
        weight: 700,
        fill: `var(--seat-${seats[0]}-ink)`,
      })
      return shapes.join('') + label
    }),
  ].join('')
}

function footer(height: number, day: string): string {
  const { box, drawing } = emblem('fireside')
  return [
    placed(drawing, box, EDGE, height - 60, 34),
    text(t('frame-fireside'), EDGE + 44, height - 35, { size: 24, weight: 600, title: true }),
    text(day, WIDTH - EDGE, height - 35, { size: 20, fill: 'var(--muted)', anchor: 'end' }),
  ].join('')
}
