/** What a person has set for this browser: language and theme, kept in localStorage. */

export const LANGUAGES = ['en', 'de', 'fr', 'pl', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'night' | 'parchment'

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

function firstLanguage(): Language {
  const before = kept('language')
  if (isLanguage(before)) return before
  const spoken = navigator.languages.map((code) => code.slice(0, 2))
  return spoken.find(isLanguage) ?? 'en'
}

const darkness = window.matchMedia('(prefers-color-scheme: light)')

class Settings {
  language = $state<Language>(firstLanguage())
  name = $state(kept('name') ?? '') // what others call this person
  private chosen = $state(kept('theme'))
  private system = $state<Theme>(darkness.matches ? 'parchment' : 'night')

  constructor() {
    darkness.addEventListener('change', (change) => {
      this.system = change.matches ? 'parchment' : 'night'
    })
  }

  get theme(): Theme {
    return this.chosen === 'night' || this.chosen === 'parchment' ? this.chosen : this.system
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
