import { beforeAll, describe, expect, it } from 'vitest'
import { needWords, setLocale } from '../src/i18n'
import { plainOf, toldOf } from '../src/learn/markup'
import { badgeOf, chaptersOf, headingOf, isRule, nameOf } from '../src/learn/rule'
import { found, search } from '../src/learn/search'
import { termsOf } from '../src/learn/terms'

beforeAll(() => needWords('learn', 'bonfire/rules', 'dewan/rules'))

describe('the marks in the text of a rule', () => {
  it('are taken apart into paragraphs and lists', () => {
    const told = toldOf('Pay **2** <token-ship> tokens, see [B5.2]\n- one\n- two\nDone')
    expect(told.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['paragraph', 1],
      ['list', 2],
      ['paragraph', 1],
    ])
    expect(told[0]!.lines[0]).toEqual([
      { kind: 'text', text: 'Pay ' },
      { kind: 'bold', text: '2' },
      { kind: 'text', text: ' ' },
      { kind: 'sign', name: 'token-ship' },
      { kind: 'text', text: ' tokens, see ' },
      { kind: 'rule', code: 'B5.2' },
    ])
  })

  it('are words alone for the search: a piece stands beside its word', () => {
    const told = toldOf('Pay **2** <token-ship> tokens, see [B18.bonus-3]')
    expect(plainOf(told, nameOf)).toBe('Pay 2 tokens, see bonus 3')
  })
})

describe('the rules by their numbers', () => {
  it('have headings, names and badges', () => {
    expect(isRule('B5.2')).toBe(true)
    expect(isRule('B5.99')).toBe(false)
    expect(nameOf('B19.7')).toBe('gnome 7')
    expect([badgeOf('B5.2'), badgeOf('B18.bonus-3'), badgeOf('D5')]).toEqual(['B5.2', 'B18', 'D5'])
  })

  it('stand in chapters, in the order of the book', () => {
    const chapters = chaptersOf('dewan')
    expect(chapters.map(({ code }) => code).slice(0, 3)).toEqual(['D1', 'D2', 'D3'])
    for (const { code, rules } of chapters) {
      expect(rules.length).toBeGreaterThan(0)
      for (const rule of rules) expect(rule.startsWith(`${code}.`)).toBe(true)
    }
    expect(headingOf('D5')).not.toBe('D5')
  })
})

describe('the search', () => {
  const first = (question: string, title: string) => search(question, [title])[0]?.code ?? ''

  it('finds a rule by its number before all others', () => {
    expect(first('B5.2', 'bonfire')).toBe('B5.2')
    expect(search('b18', ['bonfire'])[0]!.code).toMatch(/^B18\./)
  })

  it('finds other forms of a word, and words that mean the same', () => {
    const codes = (question: string) => search(question, ['bonfire']).map(({ code }) => code)
    expect(codes('gnomes').length).toBeGreaterThan(0)
    expect(codes('how do dwarves work?')).toEqual(expect.arrayContaining([codes('gnome')[0]]))
    expect(codes('wheel').slice(0, 5)).toContain(codes('great bonfire')[0])
  })

  it('says nothing where nothing is asked or found', () => {
    expect(search('', ['bonfire'])).toEqual([])
    expect(search('xylophone', ['bonfire', 'dewan'])).toEqual([])
  })

  it('marks what was found, without regard to accents and capitals', async () => {
    await setLocale('fr')
    expect(found('La Forêt est là', termsOf('foret'))).toEqual([[3, 8]])
    await setLocale('en')
    expect(found('Take a gnome token', termsOf('gno'))).toEqual([[7, 10]])
  })

  it('shows the part of the text around it', () => {
    for (const { excerpt } of search('berries', ['dewan'])) {
      expect(excerpt.length).toBeLessThan(160)
    }
  })
})
