/** A handful of quiet sounds, made by the browser itself. Nothing is heard before the first click. */

import { settings } from '../settings.svelte'

export type SoundName = 'token' | 'card' | 'ship' | 'stone' | 'fire' | 'turn' | 'end'

/** A tone that fades: pitch at the start and the end, seconds, loudness. */
interface Tone {
  wave: OscillatorType
  from: number
  to: number
  long: number
  loud: number
  after?: number
}

/** A breath of noise through a filter. */
interface Breath {
  pitch: number
  long: number
  loud: number
  after?: number
}

interface Voice {
  tones: Tone[]
  breaths: Breath[]
}

const APART = 55 // milliseconds at least between two sounds of a kind
const LOUDNESS = 0.5

const VOICES: Record<SoundName, Voice> = {
  token: {
    tones: [{ wave: 'sine', from: 1150, to: 900, long: 0.07, loud: 0.16 }],
    breaths: [{ pitch: 4200, long: 0.025, loud: 0.1 }],
  },
  card: { tones: [], breaths: [{ pitch: 2600, long: 0.11, loud: 0.2 }] },
  ship: {
    tones: [{ wave: 'sine', from: 190, to: 150, long: 0.42, loud: 0.1 }],
    breaths: [{ pitch: 620, long: 0.5, loud: 0.22 }],
  },
  stone: {
    tones: [{ wave: 'triangle', from: 210, to: 120, long: 0.11, loud: 0.26 }],
    breaths: [{ pitch: 900, long: 0.05, loud: 0.2 }],
  },
  fire: {
    tones: [{ wave: 'sine', from: 120, to: 240, long: 0.5, loud: 0.12 }],
    breaths: [
      { pitch: 700, long: 0.6, loud: 0.26 },
      { pitch: 3200, long: 0.03, loud: 0.14, after: 0.12 },
      { pitch: 2700, long: 0.03, loud: 0.12, after: 0.27 },
    ],
  },
  turn: {
    tones: [
      { wave: 'sine', from: 523, to: 523, long: 0.35, loud: 0.14 },
      { wave: 'sine', from: 784, to: 784, long: 0.5, loud: 0.13, after: 0.13 },
    ],
    breaths: [],
  },
  end: {
    tones: [523, 659, 784, 1047].map((pitch, index) => ({
      wave: 'sine' as const,
      from: pitch,
      to: pitch,
      long: 0.7,
      loud: 0.12,
      after: 0.16 * index,
    })),
    breaths: [],
  },
}

class Sounds {
  private context: AudioContext | null = null
  private noise: AudioBuffer | null = null
  private readonly last = new Map<SoundName, number>()

  /** Waits for the first click or key: browsers are silent until then. What it returns stops waiting. */
  listen(): () => void {
    const wake = (): void => {
      this.context ??= new AudioContext()
      if (this.context.state === 'suspended') void this.context.resume()
    }
    window.addEventListener('pointerdown', wake)
    window.addEventListener('keydown', wake)
    return () => {
      window.removeEventListener('pointerdown', wake)
      window.removeEventListener('keydown', wake)
    }
  }

  play(name: SoundName): void {
    const now = performance.now()
    if (!settings.sound || document.hidden || this.context?.state !== 'running') return
    if (now - (this.last.get(name) ?? -APART) < APART) return
    this.last.set(name, now)
    const { tones, breaths } = VOICES[name]
    for (const tone of tones) this.sing(this.context, tone)
    for (const breath of breaths) this.breathe(this.context, breath)
  }

  private fading(context: AudioContext, loud: number, start: number, long: number): GainNode {
    const gain = context.createGain()
    gain.gain.setValueAtTime(0.0001, start)
    gain.gain.exponentialRampToValueAtTime(loud * LOUDNESS, start + Math.min(0.02, long / 4))
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long)
    gain.connect(context.destination)
    return gain
  }

  private sing(context: AudioContext, { wave, from, to, long, loud, after = 0 }: Tone): void {
    const start = context.currentTime + after
    const tone = context.createOscillator()
    tone.type = wave
    tone.frequency.setValueAtTime(from, start)
    tone.frequency.exponentialRampToValueAtTime(to, start + long)
    tone.connect(this.fading(context, loud, start, long))
    tone.start(start)
    tone.stop(start + long)
  }

  private breathe(context: AudioContext, { pitch, long, loud, after = 0 }: Breath): void {
    const start = context.currentTime + after
    const filter = context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.value = pitch
    filter.connect(this.fading(context, loud, start, long))
    const source = context.createBufferSource()
    source.buffer = this.noise ??= hiss(context)
    source.connect(filter)
    source.start(start)
    source.stop(start + long)
  }
}

/** A second of noise. */
function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1
  return buffer
}

export const sounds = new Sounds()
