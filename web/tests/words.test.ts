import { beforeAll, describe, expect, it } from 'vitest'
import { hasWords, idsOf, LANGUAGES, needWords, setLocale, t } from '../src/i18n'
import { signed, withMinus, withTenth } from '../src/kit/numbers'
import { dayBefore, dayName, percent, rounded, until } from '../src/pages/solo/numbers'
import { NAMES } from '../src/titles'

describe('catalogues', () => {
  it('bring what a page says of all titles with the page', async () => {
    await needWords('frame', 'solo')
    for (const name of NAMES) expect(t(`frame-title-${name}`)).not.toBe(`frame-title-${name}`)
    expect(t('solo-tom-begins', { points: 3 })).toBe('Tom starts with 3 points.')
  })

  it('bring the words of a title with its area, in order and without comments', async () => {
    expect(hasWords('rule-b5-2')).toBe(false)
    await needWords('bonfire/rules')
    expect(idsOf('bonfire/rules').filter((id) => id.startsWith('rules-'))[0]).toBe('rules-b1')
    expect(hasWords('learn-picture-b1-2')).toBe(true)
  })

  it('speak the language that is chosen, with its plurals', async () => {
    await needWords('solo')
    await setLocale('pl')
    expect([1, 3, 5].map((count) => t('solo-games', { count }))).toEqual([
      '1 gra',
      '3 gry',
      '5 gier',
    ])
    for (const language of LANGUAGES) {
      await setLocale(language)
      expect(t('frame-tom')).toMatch(/^(Tom|Том)$/)
    }
    await setLocale('en')
  })

  it('leave out what only the terminal says', async () => {
    for (const area of ['terminal', 'bonfire/terminal', 'dewan/terminal'])
      await expect(needWords(area)).rejects.toThrow()
  })

  it('show a gap by its name', () => {
    expect(t('nothing-says-this')).toBe('nothing-says-this')
  })
})

describe('numbers as people write them', () => {
  beforeAll(() => setLocale('en'))

  it('have a real minus', () => {
    expect([signed(3), signed(-3), withMinus(-12)]).toEqual(['+3', '−3', '−12'])
    expect(rounded(-2.34)).toBe('−2.3')
  })

  it('have the comma of their language', async () => {
    expect([withTenth(3), percent(0.255)]).toEqual(['3.0', '26%'])
    await setLocale('de')
    expect([withTenth(3), rounded(2.34)]).toEqual(['3,0', '2,3'])
    await setLocale('en')
  })

  it('name days of deals, which are those of UTC', async () => {
    await needWords('solo')
    expect(dayName('2026-11-15', 'long')).toBe('Sunday')
    expect(dayBefore('2026-03-01')).toBe('2026-02-28')
    expect(until('2026-11-15T12:00:00Z', Date.parse('2026-11-15T10:29:30Z'))).toBe('1 h 31 min')
    expect(until('2026-11-15T12:00:00Z', Date.parse('2026-11-15T12:00:00Z'))).toBe('1 min')
  })
})
