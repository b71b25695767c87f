import Papa from 'papaparse'
import { BYTE_ORDER_MARK, withoutMark } from '../../../../../src/format/text/byteOrderMark.ts'
import { languages, locales } from '../../../../../src/format/locales.ts'
import { type ExchangeEntry, type ReadResult, type ReturnedEntry, textMark } from './ExchangeEntry.ts'

/** The names of the columns are the file's own language: they are looked for when it comes back. */
const columns = ['key', 'language', 'place', 'budget', 'note', 'source', 'target', 'was'] as const
type Column = (typeof columns)[number]
const needed: readonly Column[] = ['key', 'language', 'target']

/** First line by which Excel knows the separator of a file. */
const SEPARATOR = /^"?sep=([^"\r\n])"?(?:\r\n|\r|\n)/i

/** A spreadsheet would calculate it; an apostrophe before one says that there may be one more. */
const CALCULATED = /^'*[=+\-@\t\r]/
const NEUTRAL = /^'+[=+\-@\t\r]/

/** The texts as CSV after RFC 4180, with a mark for Excel and nothing in it that a spreadsheet would calculate. */
export function writeCsv(entries: readonly ExchangeEntry[]): string {
  const rows = entries.map((entry) => {
    const cells: Readonly<Record<Column, string>> = {
      ...entry,
      language: languages[entry.locale].tag,
      was: textMark(entry.target),
    }
    return columns.map((column) => neutral(cells[column]))
  })
  return BYTE_ORDER_MARK + Papa.unparse({ fields: [...columns], data: rows }, { newline: '\r\n' })
}

/** Reads such a file again, also one that a spreadsheet saved with other separators or in another order. */
export function readCsv(text: string): ReadResult {
  const plain = withoutMark(text)
  const [separatorLine = '', delimiter] = SEPARATOR.exec(plain) ?? []
  const { data, errors } = Papa.parse<string[]>(plain.slice(separatorLine.length), {
    skipEmptyLines: 'greedy',
    ...(delimiter !== undefined && { delimiter }),
  })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken !== undefined)
    return { problem: { kind: 'quote', line: lineAt(plain, separatorLine.length + (broken.index ?? 0)) } }
  const [header = [], ...rows] = data
  const names = header.map((name) => name.trim().toLowerCase())
  const lost = needed.find((column) => !names.includes(column))
  if (lost !== undefined) return { problem: { kind: 'column', name: lost } }
  const entries: ReturnedEntry[] = []
  let line = (separatorLine === '' ? 1 : 2) + linesIn(header)
  for (const row of rows) {
    const cell = (column: Column): string => unneutral(row[names.indexOf(column)] ?? '')
    const locale = locales.find((each) => each === cell('language') || languages[each].tag === cell('language'))
    if (locale === undefined) return { problem: { kind: 'language', line, name: cell('language') } }
    const was = names.includes('was') ? cell('was') : undefined
    entries.push({ key: cell('key').trim(), locale, source: cell('source'), target: cell('target'), was, line })
    line += linesIn(row)
  }
  return { entries }
}

const neutral = (cell: string): string => (CALCULATED.test(cell) ? `'${cell}` : cell)
const unneutral = (cell: string): string => (NEUTRAL.test(cell) ? cell.slice(1) : cell)

const lineAt = (text: string, index: number): number => text.slice(0, index).split(/\r\n|\r|\n/).length

/** A cell may have several lines. */
const linesIn = (row: readonly string[]): number =>
  1 + row.reduce((sum, cell) => sum + cell.split(/\r\n|\r|\n/).length - 1, 0)
