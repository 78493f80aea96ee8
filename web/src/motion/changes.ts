/** How things change where they lie. */

import type { Change } from './flights'

interface Shapes {
  easing: string
  /** The thing as it is after the change. */
  frames?: Keyframe[]
  /** The thing as it was before, where it is turned over or burns down. */
  oldFrames: Keyframe[]
  /** The class of a light over the place. */
  light?: 'flash' | 'glow'
  lightFrames: Keyframe[]
}

const FLASHING: Keyframe[] = [{ opacity: 0 }, { opacity: 0.85, offset: 0.35 }, { opacity: 0 }]
const GLOWING: Keyframe[] = [
  { opacity: 0, transform: 'scale(.5)' },
  { opacity: 0, transform: 'scale(.5)', offset: 0.45 },
  { opacity: 1, transform: 'scale(1.6)', offset: 0.7 },
  { opacity: 0, transform: 'scale(2.2)' },
]

const SHAPES: Record<Change['kind'], Partial<Shapes>> = {
  flash: { light: 'flash', lightFrames: FLASHING },
  settle: {
    frames: [{ transform: 'translateY(-4px) scale(1.12)' }, { transform: 'none' }],
  },
  flip: {
    light: 'glow',
    lightFrames: GLOWING,
    oldFrames: [
      { transform: 'scaleX(1)', opacity: 1 },
      { transform: 'scaleX(0)', opacity: 1, offset: 0.45 },
      { transform: 'scaleX(0)', opacity: 0 },
    ],
    frames: [
      { transform: 'scale(0, .8)' },
      { transform: 'scale(0, .8)', offset: 0.45 },
      { transform: 'scale(1.16)', offset: 0.8 },
      { transform: 'none' },
    ],
    easing: 'ease-in-out',
  },
  slide: {
    frames: [
      { transform: 'translateX(44px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
  },
  drop: {
    frames: [
      { transform: 'translateY(-12px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    easing: 'ease-in',
  },
  fill: {
    frames: [{ opacity: 0 }, { opacity: 1, offset: 0.6 }, { opacity: 1 }],
  },
  burn: {
    oldFrames: [
      { transform: 'translateY(0) scaleY(1)', opacity: 1 },
      { transform: 'translateY(24%) scaleY(.52)', opacity: 1, offset: 0.6 },
      { transform: 'translateY(40%) scaleY(.2)', opacity: 0 },
    ],
  },
}

export function changeFrames(kind: Change['kind']): Shapes {
  return { easing: 'ease-out', oldFrames: [], lightFrames: [], ...SHAPES[kind] }
}
