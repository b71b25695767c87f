import type { SearchList } from '../../../../format/blocks/search.ts'
import type { Reader } from '../../../reading/reader.ts'
import type { Entry } from './find.ts'
import { hasHan, spell, type Spelled } from './spell.ts'

/** Reads Chinese as pinyin, once its code has come. */
export type ReadPinyin = (text: string) => Spelled

interface Indexing {
  readonly read: Reader
  readonly list: SearchList
  readonly rows: readonly unknown[]
  readonly readPinyin: ReadPinyin | undefined
}

/** So many rows are read between two looks at the clock. */
const ROWS = 20

/** The rows of a list as entries that can be found; yields now and then. */
export function* indexRows({ read, list, rows, readPinyin }: Indexing): Generator<undefined, readonly Entry[]> {
  const entries: Entry[] = []
  for (const [index, row] of rows.entries()) {
    if (index % ROWS === ROWS - 1) yield undefined
    const inRow = read.row(row)
    const key = plain(inRow.value(list.key))
    if (key === '' || !inRow.condition(list.where)) continue
    const { title, also, group, groupName, last } = list.row
    const called = [inRow.text(title), ...also.map((name) => plain(inRow.value(name)))]
    entries.push({
      key,
      row,
      list,
      names: namesOf(called, readPinyin),
      group: plain(inRow.value(group)),
      groupName: plain(inRow.value(groupName)),
      isLast: last !== undefined && inRow.condition(last),
    })
  }
  return entries
}

function namesOf(called: readonly string[], readPinyin: ReadPinyin | undefined): readonly Spelled[] {
  return [...new Set(called)].flatMap((name) => {
    const spelled = spell(name)
    if (spelled.letters === '') return []
    return readPinyin && hasHan(name) ? [spelled, readPinyin(name)] : [spelled]
  })
}

const plain = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')
