import type { Cache } from 'swr'
import { readField } from '../../format/expression/readField.ts'
import type { Source } from '../../format/screen.ts'
import { coerce } from '../../platform/coerce.ts'
import { readEntry } from '../../platform/entries.ts'
import type { Paging } from '../../platform/OperationEntry.ts'
import type { OperationId } from '../../platform/Operations.ts'
import { reuseEqual } from '../../platform/reuseEqual.ts'
import { ANYONE } from '../asking/createLastAnswers.ts'
import { readKey, type Why } from '../asking/requests.ts'
import { memberId } from '../host/createAnswerOwner.ts'
import type { Renderer } from '../screen/Renderer.ts'

/** An answer with the key it answers. */
export interface Held {
  readonly key: string
  readonly data: unknown
  /** The pages read so far, for a source with paging. */
  readonly pages?: readonly Page[] | undefined
  /** Server time of the answer; undefined for one kept on the device. */
  readonly at: number | undefined
}

export interface Page {
  readonly number: number
  readonly rows: readonly unknown[]
  readonly isLast: boolean
}

/** So many pages of a long list are read again; more come when they are looked at. */
const PAGES_AGAIN = 2
/** A page may be empty before the last: so many in a row are passed over. */
const EMPTY_PAGES = 3

/** The next page is a request of its own: a refresh must not take its place. */
export const moreName = (key: string) => `${key} more`

export type Answers = ReturnType<typeof createAnswers>

/** The answers to one question of a source: read, kept on the device, merged from pages. */
export function createAnswers({
  renderer: { host, requests, kept },
  source,
  params,
  key,
  cache,
}: {
  readonly renderer: Renderer
  readonly source: Source
  readonly params: Readonly<Record<string, unknown>>
  readonly key: string | null
  readonly cache: Cache
}) {
  const call = source.call as OperationId
  const paging = source.paging === undefined ? undefined : pagingOf(call)
  const firstPage = source.paging?.first ?? 1
  const name = key ?? ''
  // What is kept outlives the visit that the key begins with, and so has an owner of its own.
  const keptName = name.slice(name.indexOf(' ') + 1)
  const ownerOf = () => (source.keep ? keptFor(call, host) : undefined)

  const coerced = (data: unknown) => coerce(readEntry(call)?.data ?? 'z', data, { lenient: true })

  async function ask(signal: AbortSignal, extra: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    const sent = { ...params, ...extra }
    const [account = '', locale = ''] = name.split(' ', 2)
    const question = readKey({ call, params: sent, account, locale })
    const { data } = await requests.together(question, signal, async (until) =>
      host.platform.call(call, sent, { signal: until }),
    )
    return data
  }

  async function readPages(paged: Paging, signal: AbortSignal, from: number, count: number) {
    const answers: unknown[] = []
    const pages: Page[] = []
    let empty = 0
    do {
      const number = from + pages.length
      const data = await ask(signal, { [paged.param]: number })
      answers.push(data)
      const page = readPage(data, number, paged)
      pages.push(page)
      empty = page.rows.length === 0 ? empty + 1 : 0
    } while (pages.at(-1)?.isLast === false && (pages.length < count || (empty > 0 && empty < EMPTY_PAGES)))
    return { first: answers[0], pages }
  }

  /**
   * Where the same rows are on the pages read again, whatever has become of them, those behind still follow. A member who
   * asks begins again.
   */
  function withRest(pages: readonly Page[], before: readonly Page[] = [], why: Why): readonly Page[] {
    const nameOf = (row: unknown) => readField(row, paging?.key ?? '')
    const isSame = pages.every(({ rows }, index) =>
      rows.every((row, at) => nameOf(row) === nameOf(before[index]?.rows[at])),
    )
    return why === 'clock' && isSame && pages.at(-1)?.isLast === false
      ? [...pages, ...before.slice(pages.length)]
      : pages
  }

  return {
    /**
     * Reads the source. One with paging reads its first pages again, and after a call that may have changed any row all
     * it has; of the others those stay that still follow, so that a refresh neither doubles nor drops rows.
     */
    read: async (): Promise<Held> => {
      const before = (cache.get(name) as { readonly data?: Held } | undefined)?.data
      const { first, pages } = await requests.run(name, async (signal, why) => {
        const loaded = before?.pages?.length ?? 1
        const count = why === 'change' ? loaded : Math.min(loaded, PAGES_AGAIN)
        const read = paging
          ? await readPages(paging, signal, firstPage, count)
          : { first: await ask(signal), pages: undefined }
        // Once for each request, however many wait for it.
        const owner = ownerOf()
        if (owner !== undefined) kept.write(owner, keptName, read.first)
        return { ...read, pages: read.pages && withRest(read.pages, before?.pages, why) }
      })
      return {
        key: name,
        data: pages ? undefined : reuseEqual(before?.data, first),
        pages: reuseEqual(before?.pages, pages),
        at: host.clock.now(),
      }
    },
    /** The next page, with empty ones before it. */
    async readPagesAfter({ pages = [] }: Held): Promise<readonly Page[]> {
      if (!paging) return []
      const read = await requests.run(moreName(name), async (signal) =>
        readPages(paging, signal, firstPage + pages.length, 1),
      )
      return read.pages
    },
    /** The rows of pages, each once; the same pages have the same rows. */
    rowsOf: paging ? createMerge(paging) : (): readonly unknown[] => [],
    /** The last answer kept on the device, a list's first page. */
    kept(): Held | undefined {
      const owner = ownerOf()
      const stored = owner !== undefined && key !== null ? kept.read(owner, keptName) : undefined
      if (stored === undefined) return undefined
      const data = coerced(stored)
      return {
        key: name,
        data: paging ? undefined : data,
        pages: paging && [readPage(data, firstPage, paging)],
        at: undefined,
      }
    },
    /** Answer that the document gives itself, in the contract's types. */
    asAnswer: (given: unknown): unknown => (given === undefined ? undefined : coerced(given)),
  }
}

/** The member an answer is kept for, or anyone; undefined while that is not known. */
function keptFor(call: OperationId, { session, user }: Renderer['host']): string | undefined {
  if (readEntry(call)?.auth === 'none' || !session.getSnapshot().loggedIn) return ANYONE
  return memberId(user.getSnapshot())
}

/** How the platform pages a call; undefined for one it does not page. */
export function pagingOf(call: string): Paging | undefined {
  return readEntry(call)?.paging
}

/** A page as the platform answered it: the last one where that does not say how many there are. */
export function readPage(data: unknown, number: number, { rows: rowsAt, last }: Paging): Page {
  const rows = at(data, rowsAt)
  const lastNumber = at(data, last)
  return {
    number,
    rows: Array.isArray(rows) ? rows : [],
    isLast: typeof lastNumber !== 'number' || number >= lastNumber,
  }
}

/** The value that a pointer such as `/data` finds. */
function at(data: unknown, pointer: string): unknown {
  return pointer.split('/').slice(1).reduce<unknown>(readField, data)
}

/**
 * Merges the pages of one source: all rows, each once, as what moved to the next page while it was read shows where it
 * was first. The same pages give the same rows, and what follows the pages of the last time is only added to them.
 */
export function createMerge({ key }: Paging): (pages: readonly Page[]) => readonly unknown[] {
  let merged:
    | { readonly pages: readonly Page[]; readonly rows: readonly unknown[]; readonly seen: Set<unknown> }
    | undefined

  return (pages) => {
    const before =
      merged !== undefined && merged.pages.every((page, index) => page === pages[index])
        ? merged
        : { pages: [], rows: [], seen: new Set() }
    const { seen } = before
    const added = pages.slice(before.pages.length).flatMap(({ rows }) =>
      rows.filter((row) => {
        const name = readField(row, key)
        if (name === undefined) return true
        if (seen.has(name)) return false
        seen.add(name)
        return true
      }),
    )
    merged = { pages, rows: added.length === 0 ? before.rows : [...before.rows, ...added], seen }
    return merged.rows
  }
}
