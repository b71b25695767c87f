import type { SearchedList } from '../../../../format/blocks/searchedLists.ts'
import type { SearchList } from '../../../../format/blocks/search.ts'
import { type Reader, readerIn } from '../../../reading/reader.ts'
import type { ScreenStore } from '../../../screen/createScreenStore.ts'
import { dependenciesOf } from '../../../screen/dependenciesOf.ts'
import type { ScopeExtras } from '../../../screen/createNames.ts'
import type { SourceState } from '../../../screen/SourceState.ts'
import type { Readable } from '../../../../store/Store.ts'
import type { Entry } from './find.ts'
import { indexRows, type ReadPinyin } from './indexRows.ts'
import { runInSlices, type Pause } from './runInSlices.ts'
import { hasHan } from './spell.ts'

export interface Index {
  /** All that can be found, each key once. */
  readonly entries: readonly Entry[]
  /** Rows that are known cannot be found yet. */
  readonly isUnderWay: boolean
}

export interface Watched {
  readonly store: ScreenStore
  readonly extras: ScopeExtras
  readonly lists: readonly SearchedList[]
  readonly pause: Pause
  readonly report: (code: string) => void
}

/** Rows with what their entries were made of besides them. */
interface Input {
  readonly rows: readonly unknown[]
  readonly seen: readonly unknown[]
}

interface Done extends Input {
  readonly list: SearchList
  readonly entries: readonly Entry[]
  /** It has names that are typed as pinyin. */
  readonly isChinese: boolean
}

/** Lists that were indexed, by their rows: a search that opens again, or was prepared, has its index at once. */
const done = new WeakMap<readonly unknown[], readonly Done[]>()

const nothing: readonly Entry[] = []

/** How Chinese is read as pinyin, once its code has come: 85 KB for whoever searches Chinese names, and for nobody else. */
let readPinyin: ReadPinyin | undefined

/** Indexes the lists that are known, and again what has changed. Tells of each new index; answers how to stop. */
export function watchIndex(watched: Watched, onIndex: (index: Index) => void): () => void {
  const { store, lists, pause, report } = watched
  const places = lists.map(({ source, of }) => ({ of, cell: store.source(source) }))
  const reads = whatIsRead(watched)
  const running = new Map<number, Input & { stop: () => void }>()
  const shown = new Map<number, { readonly question: string | null; readonly entries: readonly Entry[] }>()
  let hasAsked = false
  let isStopped = false
  let isUpdating = false

  function begin(place: number, of: SearchList, input: Input): void {
    const job: Input & { stop: () => void } = { ...input, stop: () => undefined }
    running.set(place, job)
    const { read, problems } = reads.reader()
    const work = indexRows({ read, list: of, rows: input.rows, readPinyin })
    job.stop = runInSlices(work, pause, (entries) => {
      running.delete(place)
      const others = (done.get(input.rows) ?? []).filter(({ list }) => list !== of)
      done.set(input.rows, [...others, { ...input, list: of, entries, isChinese: entries.some(isChinese) }])
      for (const problem of problems) report(problem)
      update()
    })
  }

  /** Once; where it does not come, names are found by all else, and the next search that opens asks again. */
  async function loadPinyin(): Promise<void> {
    if (hasAsked || readPinyin !== undefined) return
    hasAsked = true
    try {
      readPinyin = (await import('./readPinyin.ts')).readPinyin
      update()
    } catch {
      // As the app hears of by itself.
    }
  }

  /** The entries of one list; while others are made of a newer answer to the same question, those it had. */
  function entriesOf(place: number, of: SearchList, state: SourceState, seen: readonly unknown[]): readonly Entry[] {
    const rows = rowsOf(state)
    const job = running.get(place)
    if (job && (job.rows !== rows || !isSame(job.seen, seen))) {
      job.stop()
      running.delete(place)
    }
    if (rows === undefined) return nothing
    if (!running.has(place) && doneOf(rows, of, seen) === undefined) begin(place, of, { rows, seen })
    const known = doneOf(rows, of, seen)
    if (known?.isChinese === true) void loadPinyin()
    const before = shown.get(place)
    const entries = known?.entries ?? (before?.question === state.question ? before.entries : nothing)
    shown.set(place, { question: state.question, entries })
    return entries
  }

  function update(): void {
    // What is indexed at once calls back while the lists are gone through.
    if (isStopped || isUpdating) return
    isUpdating = true
    const seen = reads.seen()
    const entries = merge(places.map(({ of, cell }, place) => entriesOf(place, of, cell.getSnapshot(), seen)))
    isUpdating = false
    onIndex({ entries, isUnderWay: running.size > 0 })
  }

  const stops = [...places.map(({ cell }) => cell), ...reads.parts].map((part) => part.subscribe(update))
  update()
  return () => {
    isStopped = true
    for (const stop of stops) stop()
    for (const { stop } of running.values()) stop()
  }
}

/** Sources of the entries besides their rows. */
function whatIsRead({ store, extras, lists }: Watched) {
  const { host } = store.renderer
  const names = [...new Set(lists.flatMap(({ of }) => dependenciesOf(makings(of))))]
  const isData = (name: string) => name.startsWith('data.')
  const sources = names.filter(isData).map((name) => store.source(name.slice('data.'.length)))
  const others = store.readables(
    names.filter((name) => name !== 'row' && !isData(name)),
    extras,
  )
  const parts: readonly Readable<unknown>[] = [host.text, host.locale, host.lists, ...others]
  return {
    parts: [...parts, ...sources],
    // Of a source the rows alone: what else is known of it changes with each read.
    seen: (): readonly unknown[] => [
      readPinyin,
      ...parts.map((part) => part.getSnapshot()),
      ...sources.map((cell) => rowsOf(cell.getSnapshot()) ?? cell.getSnapshot().status),
    ],
    reader(): { readonly read: Reader; readonly problems: ReadonlySet<string> } {
      const reading = { pending: false, failed: new Set<string>(), problems: new Set<string>() }
      return { read: readerIn(store, extras, reading), problems: reading.problems }
    },
  }
}

/** Parts of an entry. Its look and the actions of a tap on it are read when it shows. */
const makings = ({ where, key, row: { title, also, group, groupName, last } }: SearchList) => [
  where,
  key,
  title,
  also,
  group,
  groupName,
  last,
]

const rowsOf = ({ status, off, rows }: SourceState) => (status === 'ready' && !off ? rows : undefined)

const doneOf = (rows: readonly unknown[], of: SearchList, seen: readonly unknown[]) =>
  done.get(rows)?.find((other) => other.list === of && isSame(other.seen, seen))

/** The first of several with one key. */
function merge(lists: readonly (readonly Entry[])[]): readonly Entry[] {
  const filled = lists.filter(({ length }) => length > 0)
  if (filled.length < 2) return filled[0] ?? nothing
  const byKey = new Map<string, Entry>()
  for (const entry of filled.flat()) if (!byKey.has(entry.key)) byKey.set(entry.key, entry)
  return [...byKey.values()]
}

const isChinese = ({ names }: Entry) => names.some(({ letters }) => hasHan(letters))

const isSame = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((value, index) => Object.is(value, b[index]))
