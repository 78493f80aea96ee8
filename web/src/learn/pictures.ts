/** Which rules have a picture: a moment of a recorded game, and the part of the table to look at. */

import { AT_REST } from '../frame/laid'
import type { Position } from '../wire'
import type { Title } from './rule'

/** Left, top, width and height, as parts of the whole drawing. */
export type Crop = readonly [left: number, top: number, width: number, height: number]

export interface Picture {
  title: Title
  moment: string
  /** A component of the title's board. */
  part: string
  /** Which one, where the part has several; on a map, the space whose zone is outlined. */
  which?: string
  crop?: Crop
  /** Whether it stands beside few words and is small itself. */
  small?: boolean
  caption?: string
}

const WHOLE_CITY: Crop = [0.06, 0, 0.92, 1]
const FATE_AREA: Crop = [0.33, 0.44, 0.4, 0.45]

function bonfire(moment: string, part: string, crop?: Crop): Picture {
  return { title: 'bonfire', moment: `bonfire-${moment}`, part, crop }
}

function dewan(moment: string, part: string, crop?: Crop): Picture {
  return { title: 'dewan', moment: `dewan-${moment}`, part, crop }
}

const TABLE: Readonly<Record<string, Picture>> = {
  'B1.2': bonfire('turn', 'city', WHOLE_CITY),
  'B2.4': bonfire('opening', 'sea'),
  'B3.5': bonfire('opening', 'city', [0.18, 0.4, 0.82, 0.6]),
  'B4.1': bonfire('light', 'city', WHOLE_CITY),
  'B5.3': bonfire('lay', 'city', FATE_AREA),
  'B5.4': bonfire('end', 'city', FATE_AREA),
  'B6.2': bonfire('give', 'supply'),
  'B7.1': bonfire('path', 'paths'),
  'B8.2': bonfire('sail', 'sea'),
  'B9.3': bonfire('offering', 'supply'),
  'B10.1': bonfire('fetch', 'sea'),
  'B11.3': bonfire('guardians', 'city', WHOLE_CITY),
  'B12.2': bonfire('wheel', 'wheel'),
  'B12.4': bonfire('guardians', 'city', [0.08, 0, 0.9, 0.89]),
  'B13.1': bonfire('gnome', 'gnomes'),
  'B14.2': bonfire('council', 'wheel'),
  'B15.1': bonfire('council', 'council-tasks'),
  'B16.1': bonfire('end', 'countdown'),
  'B18.2': bonfire('walk', 'city', WHOLE_CITY),
  'B20.4': bonfire('end', 'city', WHOLE_CITY),
  'B21.2': bonfire('tom', 'tom'),
  'D1.2': { ...dewan('draft', 'map'), which: '3,0' },
  'D1.3': dewan('draft', 'map', [0.28, 0.3, 0.4, 0.36]),
  'D2.6': dewan('draft', 'stories'),
  'D3.1': dewan('either', 'turn', [0.1, 0, 0.8, 0.58]),
  'D4.1': dewan('cards', 'row'),
  'D5.1': dewan('turn', 'map'),
  'D5.2': dewan('route', 'map', [0.22, 0.43, 0.56, 0.44]),
  'D5.4': dewan('water', 'map', [0.2, 0.2, 0.56, 0.44]),
  'D6.2': dewan('turn', 'tribe'),
  'D6.3': dewan('end', 'tribe'),
  'D7.1': dewan('stories', 'tribe'),
  'D8.1': dewan('told', 'tribe'),
  'D9.5': dewan('end', 'map'),
  'D9.3': dewan('end', 'scores'),
  'D10.1': dewan('team', 'map'),
  'D10.2': dewan('team', 'scores'),
  'D11.1': dewan('pile', 'row'),
  'D12.1': dewan('volcano', 'map'),
  'D13.1': dewan('downpour', 'map'),
  'D14.1': dewan('lakes', 'map'),
}

const GNOMES = 33
const TOM_CARDS: Readonly<Record<string, string>> = {
  'B21.5': 'gnome',
  'B21.6': 'path',
  'B21.7': 'task_i',
  'B21.8': 'task_ii',
  'B21.9': 'guardian',
  'B21.10': 'great_bonfire',
}

/** The picture of a rule, if it has one. */
export function pictureOf(code: string): Picture | null {
  const [chapter, rest = ''] = code.split('.')
  const piece = (part: string, which: string): Picture => ({ ...bonfire('turn', part), which, small: true })
  if (chapter === 'B19' && Number(rest) <= GNOMES) return piece('gnome', rest)
  if (rest.startsWith('bonus-')) return piece('bonus', rest.slice('bonus-'.length))
  if (TOM_CARDS[code]) return piece('card', TOM_CARDS[code])
  if (chapter === 'B17' && !/^\d/.test(rest)) return { ...bonfire('turn', 'tasks'), which: rest }
  const picture = TABLE[code]
  return picture ? { ...picture, caption: `learn-picture-${code.toLowerCase().replace('.', '-')}` } : null
}

interface Kept {
  seats: string[]
  seat: number
  toMove: number
  scores: number[]
  choices: string[]
  view: Record<string, never>
}

const files = import.meta.glob<unknown>('./positions/*.json', { import: 'default' })

async function read<What>(name: string): Promise<What> {
  return (await files[`./positions/${name}.json`]!()) as What
}

/** The position of a picture, with nothing in it but what is drawn, and what its pieces show. */
export async function loadPicture(picture: Picture): Promise<{ position: Position; printed: unknown }> {
  const [kept, printed] = await Promise.all([read<Kept>(picture.moment), read(`${picture.title}-printed`)])
  const { choices, seats, ...rest } = kept
  const position = {
    ...rest,
    ...AT_REST,
    version: 0,
    table: '',
    title: picture.title,
    options: {},
    seats: seats.map((name) => ({ kind: 'here', name })),
    yours: [kept.seat],
    choices: choices.map((text, choice) => ({ choice, text, outcome: [], scores: [] })),
    over: kept.toMove < 0,
    origin: '',
  }
  return { position: position as unknown as Position, printed }
}
