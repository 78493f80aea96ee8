/** Pictures of rules: moments of recorded games, drawn with the pieces of the titles' boards. */

import type { Component } from 'svelte'
import { AT_REST } from '../table/laid'
import { type AnyPrinted, TITLES, titleOfRule } from '../titles'
import type { Position, Step } from '../wire'

/** Left, top, width and height, as parts of the whole drawing. */
export type Crop = readonly [left: number, top: number, width: number, height: number]

export interface Picture {
  moment: string
  /** A component of the title's board. */
  part: string
  /** Which one, where the part has several; on a map, the space whose zone is outlined. */
  which?: string
  crop?: Crop
  /** Whether it stands beside few words and is small itself. */
  small?: boolean
  /** Whether nothing is said below it. */
  untold?: boolean
}

export type Drawing = Component<{ picture: Picture; position: Position; printed: AnyPrinted }>

/** What a title says of the pictures of its rules, and brings what draws them. */
export interface RulePictures {
  pictureOf(code: string): Picture | null
  drawing(): Promise<Drawing>
  /** A piece within the sentence of a rule, by the name that stands there. */
  sign(name: string): { art: string; box: string } | null
}

/** A picture of a title's rule, and what is said below it. */
export interface OfRule extends Picture {
  title: string
  caption?: string
}

const known = new Map<string, RulePictures>() // by title

/** Brings what some titles say of their pictures. */
export async function needPictures(...titles: string[]): Promise<void> {
  await Promise.all(
    titles.map(async (title) => known.set(title, await TITLES[title]!.rulePictures())),
  )
}

/** A piece within a sentence, of the title that knows it. */
export function signOf(name: string): { art: string; box: string } | undefined {
  for (const pictures of known.values()) {
    const sign = pictures.sign(name)
    if (sign) return sign
  }
  return undefined
}

/** The picture of a rule, if it has one. */
export function pictureOf(code: string): OfRule | null {
  const title = titleOfRule(code)
  const picture = known.get(title)?.pictureOf(code)
  if (!picture) return null
  const told = !picture.small && !picture.untold
  return {
    ...picture,
    title,
    caption: told ? `learn-picture-${code.toLowerCase().replace('.', '-')}` : undefined,
  }
}

interface Kept {
  seats: string[]
  seat: number
  toMove: number
  scores: number[]
  choices: Step[]
  view: Position['view']
}

const files = import.meta.glob<unknown>('./positions/*.json', { import: 'default' })

async function read<What>(name: string): Promise<What> {
  return (await files[`./positions/${name}.json`]!()) as What
}

/** The position of a picture, with nothing in it but what is drawn, and what its pieces show. */
export async function loadPicture(
  picture: OfRule,
): Promise<{ Drawing: Drawing; position: Position; printed: unknown }> {
  const { title, moment } = picture
  const [Drawing, kept, printed] = await Promise.all([
    known.get(title)!.drawing(),
    read<Kept>(`${title}-${moment}`),
    read(`${title}-printed`),
  ])
  const { choices, seats, ...rest } = kept
  const position: Position = {
    ...rest,
    ...AT_REST,
    version: 0,
    table: '',
    title: picture.title,
    options: {},
    seats: seats.map((name) => ({ kind: 'here', name, level: '', present: true })),
    yours: [kept.seat],
    choices: choices.map((step) => ({ ...step, outcome: [], scores: [], changes: {} })),
    over: kept.toMove < 0,
    origin: { kind: 'plain' },
  }
  return { Drawing, position, printed }
}
