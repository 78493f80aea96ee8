/** What a person has set for this browser: language, theme, sound, motion; kept in localStorage. */

export const LANGUAGES = ['en', 'de', 'fr', 'pl', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'night' | 'parchment'
/** How the turns of others are followed: read along, read fast, or passed over. */
export const PACES = ['read', 'quick', 'once'] as const
export type Pace = (typeof PACES)[number]

function kept(name: string): string | null {
  try {
    return localStorage.getItem(`fireside-${name}`)
  } catch {
    return null
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`fireside-${name}`, value)
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function isLanguage(code: string | null): code is Language {
  return LANGUAGES.some((language) => language === code)
}

function firstPace(): Pace {
  const before = kept('pace')
  return PACES.find((pace) => pace === before) ?? 'read'
}

function firstLanguage(): Language {
  const before = kept('language')
  if (isLanguage(before)) return before
  const spoken = navigator.languages.map((code) => code.slice(0, 2))
  return spoken.find(isLanguage) ?? 'en'
}

const darkness = window.matchMedia('(prefers-color-scheme: light)')
const calm = window.matchMedia('(prefers-reduced-motion: reduce)')

class Settings {
  language = $state<Language>(firstLanguage())
  name = $state(kept('name') ?? '') // what others call this person
  private chosen = $state(kept('theme'))
  sound = $state(kept('sound') !== 'off')
  motion = $state(kept('motion') !== 'off')
  pace = $state<Pace>(firstPace())
  keys = $state(kept('keys') !== 'off') // letters that do something
  newcomer = $state(kept('known') === null) // has hardly played in this browser
  private calmer = $state(calm.matches) // the system is asked for less motion
  private system = $state<Theme>(darkness.matches ? 'parchment' : 'night')

  constructor() {
    darkness.addEventListener('change', (change) => {
      this.system = change.matches ? 'parchment' : 'night'
    })
    calm.addEventListener('change', (change) => {
      this.calmer = change.matches
    })
  }

  get theme(): Theme {
    return this.chosen === 'night' || this.chosen === 'parchment' ? this.chosen : this.system
  }

  /** Whether things are to stay where they are instead of travelling. */
  get still(): boolean {
    return this.calmer || !this.motion
  }

  /** Somebody knows by now where help is. */
  know(): void {
    this.newcomer = false
    keep('known', 'yes')
  }

  switchSound(): void {
    this.sound = !this.sound
    keep('sound', this.sound ? 'on' : 'off')
  }

  switchKeys(): void {
    this.keys = !this.keys
    keep('keys', this.keys ? 'on' : 'off')
  }

  switchMotion(): void {
    this.motion = !this.motion
    keep('motion', this.motion ? 'on' : 'off')
  }

  follow(pace: Pace): void {
    this.pace = pace
    keep('pace', pace)
  }

  switchTheme(): void {
    this.chosen = this.theme === 'night' ? 'parchment' : 'night'
    keep('theme', this.chosen)
  }

  callMe(name: string): void {
    this.name = name
    keep('name', name)
  }

  speak(language: Language): void {
    this.language = language
    keep('language', language)
  }
}

export const settings = new Settings()
