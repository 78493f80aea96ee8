/** Which rules have a picture: a moment of a recorded game, and the part of the table to look at. */

import type { Crop, Picture, RulePictures } from '../../learn/pictures'
import { pieceOf } from '../pieces/art'

const WHOLE_CITY: Crop = [0.06, 0, 0.92, 1]
const FATE_AREA: Crop = [0.33, 0.44, 0.4, 0.45]

function at(moment: string, part: string, crop?: Crop): Picture {
  return { moment, part, crop }
}

const TABLE: Readonly<Record<string, Picture>> = {
  'B1.2': at('turn', 'city', WHOLE_CITY),
  'B2.4': at('opening', 'sea'),
  'B3.5': at('opening', 'city', [0.18, 0.4, 0.82, 0.6]),
  'B4.1': at('light', 'city', WHOLE_CITY),
  'B5.3': at('lay', 'city', FATE_AREA),
  'B5.4': at('end', 'city', FATE_AREA),
  'B6.2': at('give', 'supply'),
  'B7.1': at('path', 'paths'),
  'B8.2': at('sail', 'sea'),
  'B9.3': at('offering', 'supply'),
  'B10.1': at('fetch', 'sea'),
  'B11.3': at('guardians', 'city', WHOLE_CITY),
  'B12.2': at('wheel', 'wheel'),
  'B12.4': at('gap', 'city', [0.08, 0, 0.9, 0.89]),
  'B13.1': at('gnome', 'gnomes'),
  'B14.2': at('council', 'wheel'),
  'B15.1': at('council', 'council-tasks'),
  'B16.1': at('end', 'countdown'),
  'B18.2': at('walk', 'city', WHOLE_CITY),
  'B20.4': at('end', 'city', WHOLE_CITY),
  'B21.2': at('tom', 'tom'),
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

/** The picture of a rule, if it has one. Single pieces stand beside few words. */
function pictureOf(code: string): Picture | null {
  const [chapter, rest = ''] = code.split('.')
  const piece = (part: string, which: string): Picture => ({
    ...at('turn', part),
    which,
    small: true,
  })
  if (chapter === 'B19' && Number(rest) <= GNOMES) return piece('gnome', rest)
  if (rest.startsWith('bonus-')) return piece('bonus', rest.slice('bonus-'.length))
  if (TOM_CARDS[code]) return piece('card', TOM_CARDS[code])
  if (chapter === 'B17' && !/^\d/.test(rest))
    return { ...at('turn', 'tasks'), which: rest, untold: true }
  return TABLE[code] ?? null
}

function sign(name: string): { art: string; box: string } | null {
  const { art, width, height } = pieceOf(name)
  return art ? { art, box: `0 0 ${width} ${height}` } : null
}

export const rulePictures: RulePictures = {
  pictureOf,
  drawing: async () => (await import('./RulePicture.svelte')).default,
  sign,
}
