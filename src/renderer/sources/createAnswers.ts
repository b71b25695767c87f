import type { Cache } from 'swr'
import type { Source } from '../../format/screen.ts'
import { coerce } from '../../platform/coerce.ts'
import { readEntry } from '../../platform/entries.ts'
import type { OperationId } from '../../platform/Operations.ts'
import { reuseEqual } from '../../platform/reuseEqual.ts'
import type { Renderer } from '../screen/Renderer.ts'
import { memberId } from '../host/createAnswerOwner.ts'
import { ANYONE } from '../asking/createLastAnswers.ts'
import type { Why } from '../asking/createRequests.ts'
import { readKey } from '../asking/readKey.ts'
import { createMerge, pagingOf, readPage, type Page } from './pages.ts'

/** An answer with the key it answers. */
export interface Held {
  readonly key: string
  readonly data: unknown
  /** The pages read so far, for a source with paging. */
  readonly pages?: readonly Page[] | undefined
  /** Server time of the answer; undefined for one kept on the device. */
  readonly at: number | undefined
}

export interface Answers {
  /**
   * Reads the source. One with paging reads its first pages again, and after a call that may have changed any row all
   * it has; of the others those stay that still follow, so that a refresh neither doubles nor drops rows.
   */
  readonly read: () => Promise<Held>
  /** The next page, with empty ones before it. */
  readPagesAfter(held: Held): Promise<readonly Page[]>
  /** The rows of pages, each once; the same pages have the same rows. */
  readonly rowsOf: (pages: readonly Page[]) => readonly unknown[]
  /** The last answer kept on the device, a list's first page. */
  kept(): Held | undefined
  /** What the document gives in place of an answer, in the contract's types. */
  asAnswer(given: unknown): unknown
}

interface Read {
  readonly first: unknown
  readonly pages: readonly Page[] | undefined
}

/** So many pages of a long list are read again; more come when they are looked at. */
const PAGES_AGAIN = 2
/** A page may be empty before the last: so many in a row are passed over. */
const EMPTY_PAGES = 3

interface Options {
  readonly renderer: Renderer
  readonly source: Source
  readonly params: Readonly<Record<string, unknown>>
  readonly key: string | null
  readonly cache: Cache
}

/** How one source with these params is asked. */
export function createAnswers({ renderer, source, params, key, cache }: Options): Answers {
  const { host, requests, together, polling, kept } = renderer
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
    const { data } = await together(readKey({ call, params: sent, account, locale }), signal, async (until) =>
      host.platform.call(call, sent, { signal: until }),
    )
    return data
  }

  async function readPages(signal: AbortSignal, from: number, count: number): Promise<Read> {
    if (!paging) return { first: await ask(signal), pages: undefined }
    const answers: unknown[] = []
    const pages: Page[] = []
    let empty = 0
    do {
      const number = from + pages.length
      const data = await ask(signal, { [paging.param]: number })
      answers.push(data)
      const page = readPage(data, number, paging)
      pages.push(page)
      empty = page.rows.length === 0 ? empty + 1 : 0
    } while (pages.at(-1)?.isLast === false && (pages.length < count || (empty > 0 && empty < EMPTY_PAGES)))
    return { first: answers[0], pages }
  }

  /** Called once for each request, however many wait for it. */
  async function noted(signal: AbortSignal, read: Promise<Read>): Promise<Read> {
    try {
      const all = await read
      polling.note(name, true)
      const owner = ownerOf()
      if (owner !== undefined) kept.write(owner, keptName, all.first)
      return all
    } catch (error) {
      if (!signal.aborted) polling.note(name, false)
      throw error
    }
  }

  return {
    async read() {
      const before = (cache.get(name) as { readonly data?: Held } | undefined)?.data
      const { first, pages } = await requests.run(name, async (signal, why) => {
        const loaded = before?.pages?.length ?? 1
        const read = await noted(
          signal,
          readPages(signal, firstPage, why === 'change' ? loaded : Math.min(loaded, PAGES_AGAIN)),
        )
        return { ...read, pages: read.pages && withRest(read.pages, before?.pages, why) }
      })
      return {
        key: name,
        data: pages ? undefined : reuseEqual(before?.data, first),
        pages: reuseEqual(before?.pages, pages),
        at: host.clock.now(),
      }
    },
    async readPagesAfter({ pages = [] }) {
      const read = await requests.run(moreName(name), async (signal) => readPages(signal, firstPage + pages.length, 1))
      return read.pages ?? []
    },
    rowsOf: paging ? createMerge(paging) : () => [],
    kept() {
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
    asAnswer: (given) => (given === undefined ? undefined : coerced(given)),
  }
}

/** Where nothing has moved on the pages read again, those behind them still follow. A member who asks begins again. */
function withRest(pages: readonly Page[], before: readonly Page[] | undefined, why: Why): readonly Page[] {
  const rest = before?.slice(pages.length) ?? []
  const isSame = pages.every((page, index) => reuseEqual(before?.[index], page) === before?.[index])
  return why === 'clock' && isSame && pages.at(-1)?.isLast === false ? [...pages, ...rest] : pages
}

/** Whose answer it is; undefined while that is not known. */
function keptFor(call: OperationId, { session, user }: Renderer['host']): string | undefined {
  if (readEntry(call)?.auth === 'none' || !session.getSnapshot().loggedIn) return ANYONE
  return memberId(user.getSnapshot())
}

/** The next page is a request of its own: a refresh must not take its place. */
export const moreName = (key: string) => `${key} more`
