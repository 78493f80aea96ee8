/** Which rules have a picture: a moment of a recorded game, and the part of the table to look at. */

import type { Crop, Picture, RulePictures } from '../../learn/pictures'
import type { Sign, Terrain } from '../art/shapes'
import { chip, sign } from '../art/signs'

function at(moment: string, part: string, crop?: Crop): Picture {
  return { moment, part, crop }
}

const TABLE: Readonly<Record<string, Picture>> = {
  'D1.2': { ...at('draft', 'map'), which: '3,0' },
  'D1.3': at('draft', 'map', [0.28, 0.3, 0.4, 0.36]),
  'D2.6': at('draft', 'stories'),
  'D3.1': at('either', 'turn', [0.1, 0, 0.8, 0.58]),
  'D4.1': at('cards', 'row'),
  'D5.1': at('turn', 'map'),
  'D5.2': at('route', 'map', [0.22, 0.43, 0.56, 0.44]),
  'D5.4': at('water', 'map', [0.2, 0.2, 0.56, 0.44]),
  'D6.2': at('turn', 'tribe'),
  'D6.3': at('end', 'tribe'),
  'D7.1': at('stories', 'tribe'),
  'D8.1': at('told', 'tribe'),
  'D9.5': at('end', 'map'),
  'D9.3': at('end', 'scores'),
  'D10.1': at('team', 'map'),
  'D10.2': at('team', 'scores'),
  'D11.1': at('pile', 'row'),
  'D12.1': at('volcano', 'map'),
  'D13.1': at('downpour', 'map'),
  'D14.1': at('lakes', 'map'),
}

/** The picture of a rule, if it has one. */
function pictureOf(code: string): Picture | null {
  return TABLE[code] ?? null
}

/** `terrain-desert`, `symbol-berry`. */
function signOf(name: string): { art: string; box: string } | null {
  const [kind, what = ''] = name.split('-')
  const box = '-11 -11 22 22'
  if (kind === 'terrain') return { art: chip(what as Terrain, 0, 0, 11), box }
  return kind === 'symbol' ? { art: sign(what as Sign), box } : null
}

export const rulePictures: RulePictures = {
  pictureOf,
  drawing: async () => (await import('./RulePicture.svelte')).default,
  sign: signOf,
}
