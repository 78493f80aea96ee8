/** The marks in the text of a rule: **bold**, [B5.2] for a rule, <token-ship> for a piece, and lists. */

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'rule'; code: string }
  | { kind: 'sign'; name: string }

export interface Block {
  kind: 'paragraph' | 'list'
  /** One line for a paragraph, one for each item of a list. */
  lines: Part[][]
}

export type Told = Block[]

const MARKS = /\*\*(.+?)\*\*|\[([A-Z]\d+(?:\.[\w-]+)?)\]|<([\w-]+)>/g
const ITEM = '- '
const SIGN = '<>'

function partsOf(line: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const mark of line.matchAll(MARKS)) {
    if (mark.index > from) parts.push({ kind: 'text', text: line.slice(from, mark.index) })
    const [whole, bold, code, name] = mark
    if (bold) parts.push({ kind: 'bold', text: bold })
    else if (code) parts.push({ kind: 'rule', code })
    else parts.push({ kind: 'sign', name: name! })
    from = mark.index + whole.length
  }
  if (from < line.length) parts.push({ kind: 'text', text: line.slice(from) })
  return parts
}

/** The text of a rule, taken apart. */
export function toldOf(text: string): Told {
  const told: Told = []
  for (const line of text
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean)) {
    const item = line.startsWith(ITEM)
    const last = told.at(-1)
    const parts = partsOf(item ? line.slice(ITEM.length) : line)
    if (item && last?.kind === 'list') last.lines.push(parts)
    else told.push({ kind: item ? 'list' : 'paragraph', lines: [parts] })
  }
  return told
}

/** The words alone, with the names of rules. A piece stands beside its word, and is left out. */
export function plainOf(told: Told, nameOf: (code: string) => string): string {
  const wordsOf = (part: Part): string => {
    if (part.kind === 'sign') return SIGN
    return part.kind === 'rule' ? nameOf(part.code) : part.text
  }
  const lines = told.flatMap((block) => block.lines)
  const words = lines.map((parts) => parts.map(wordsOf).join(''))
  return words.join(' ').replaceAll(` ${SIGN}`, '').replace(/\s+/g, ' ')
}
