import { useMemo, useRef, useState } from 'react'
import useSWR, { useSWRConfig, type KeyedMutator, type SWRConfiguration } from 'swr'
import { memberOf } from '../../format/value/isObject.ts'
import type { Source } from '../../format/screen.ts'
import { isExpression } from '../../format/shape/compiled.ts'
import { PlatformError } from '../../platform/PlatformError.ts'
import { readKey, type Why } from '../asking/requests.ts'
import type { Reader } from '../reading/reader.ts'
import { useDerived, useValue } from '../reading/useDerived.ts'
import { useReadable } from '../../ui/useReadable.ts'
import { useRenderer } from '../screen/RendererProvider.tsx'
import { usePlace } from '../screen/ScopeContext.tsx'
import type { SourceState } from '../screen/SourceState.ts'
import { createAnswers, type Answers, type Held, type Page } from './answers.ts'

/** One source: the question it asks now, its answer over swr with the pages that follow, and what blocks know of it. */
export function useSource(source: Source, active: boolean, asking: SWRConfiguration | undefined) {
  const { store } = usePlace()
  const { renderer } = store
  const { cache } = useSWRConfig()
  const { key: question, params, off, failed } = useQuestion(source)
  // A screen that was left asks nothing; what it knows stays.
  const key = active ? question : null

  const answers = useMemo(
    () => createAnswers({ renderer, source, params, key: question, cache }),
    [renderer, source, params, question, cache],
  )
  const kept = useMemo(() => answers.kept(), [answers])
  const { value: given } = useDerived(source.default, readData)
  const initial = useMemo(() => answers.asAnswer(given), [answers, given])
  const { data: held, error, isValidating, mutate } = useSWR<Held, unknown>(key, answers.read, asking)
  const { load, isLoading, hasFailed, error: moreError } = useMore(question, held, answers, mutate)
  const offset = useValue(source.paging?.offset, 0)

  const state = useMemo((): SourceState => {
    // Never the answer to another question, or another member's, not even for the moment until this one's comes.
    const shown = [held, kept].find((answer) => answer !== undefined && answer.key === question)
    const rows = shown?.pages && answers.rowsOf(shown.pages)
    const last = shown?.pages?.at(-1)
    const data = off ? undefined : (rows ?? (shown ? shown.data : initial))
    const failure = isAborted(error) ? undefined : error
    const isKnown = off || shown !== undefined || initial !== undefined
    return {
      status: isKnown ? 'ready' : failed.length > 0 || failure !== undefined ? 'failed' : 'loading',
      question,
      answerOf: off ? undefined : shown?.key,
      data,
      rows: Array.isArray(data) ? data : [],
      off,
      refreshing: question !== null && isValidating,
      error: failure,
      failed,
      answeredAt: shown?.at,
      paging: source.paging && {
        hasMore: last?.isLast === false,
        isPaused: last?.rows.length === 0,
        loadingMore: isLoading,
        moreFailed: hasFailed,
        moreError,
        offset,
        finished: source.paging.finished,
      },
    }
  }, [
    source,
    question,
    off,
    failed,
    held,
    kept,
    answers,
    initial,
    offset,
    error,
    isValidating,
    isLoading,
    hasFailed,
    moreError,
  ])

  async function refresh(why: Why): Promise<unknown> {
    if (key === null) {
      // A question that cannot be worked out fails with the sources it reads.
      const failures = await Promise.all(failed.map(async (other) => store.handle(other)?.refresh(why)))
      return failures.find((failure) => failure !== undefined)
    }
    renderer.requests.because(key, why)
    await mutate()
    return memberOf(cache.get(key), 'error')
  }

  return { key, state, refresh, loadMore: load }
}

const isAborted = (error: unknown) => error instanceof PlatformError && error.kind === 'aborted'

/**
 * The question of a source: without a key there is nothing to ask yet, as while a param cannot be worked out. `off` when
 * its `when` does not hold; `failed` are the sources that the question is made of and that could not be read.
 */
function useQuestion(source: Source) {
  const { host, account } = useRenderer()
  const member = useReadable(account)
  const locale = useReadable(host.locale)
  const { value, failed } = useDerived(source, readParams)
  const { params, isOn, off } = value
  const { call } = source
  const key = useMemo(
    () => (isOn ? readKey({ call, params, account: member, locale }) : null),
    [isOn, call, params, member, locale],
  )
  return { key, params, off, failed }
}

function readParams(read: Reader, { with: given = {}, when }: Source) {
  const wanted = when === undefined ? { kind: 'value', value: true } : read.outcome(when)
  const off = wanted.kind === 'problem' || (wanted.kind === 'value' && wanted.value !== true)
  if (wanted.kind !== 'value' || off) return { params: {}, isOn: false, off }
  const outcomes = Object.entries(given).map(([name, slot]) => [name, read.quietly(slot)] as const)
  return {
    params: Object.fromEntries(
      outcomes.flatMap(([name, outcome]) => (outcome.kind === 'value' ? [[name, outcome.value]] : [])),
    ),
    isOn: outcomes.every(([, { kind }]) => kind === 'value'),
    off: false,
  }
}

/** Data of a plan with what its expressions yield; undefined while one of them cannot be worked out. */
export function readData(read: Reader, slot: unknown): unknown {
  if (isExpression(slot)) return read.value(slot)
  if (Array.isArray(slot)) {
    const items = slot.map((item) => readData(read, item))
    return items.includes(undefined) ? undefined : items
  }
  if (typeof slot !== 'object' || slot === null) return slot
  const entries = Object.entries(slot).map(([name, item]) => [name, readData(read, item)] as const)
  return entries.some(([, item]) => item === undefined) ? undefined : Object.fromEntries(entries)
}

/**
 * Reads the next pages and adds them to those before; a failure leaves the rows as they are. Pages that were asked for
 * before a refresh moved the rows no longer follow them: some would be missing or shown twice.
 */
function useMore(question: string | null, held: Held | undefined, answers: Answers, mutate: KeyedMutator<Held>) {
  const [status, setStatus] = useState<{
    readonly question: string | null
    readonly kind: 'loading' | 'failed' | 'idle'
    readonly error?: unknown
  }>({ question, kind: 'idle' })
  const flight = useRef<string>(undefined)
  const isOf = (kind: 'loading' | 'failed') => status.question === question && status.kind === kind

  async function load(): Promise<void> {
    if (held?.key !== question || flight.current === question) return
    flight.current = question
    try {
      let now: Held | undefined = held
      let added: readonly Page[] = []
      // Again, where a refresh has moved the rows meanwhile.
      while (now?.key === question && now.pages?.at(-1)?.isLast === false && !isIn(now.pages, added)) {
        const asked: Held = now
        setStatus({ question, kind: 'loading' })
        const pages = (added = await answers.readPagesAfter(asked))
        // In one turn with the rows, so that both show in one render.
        setStatus({ question, kind: 'idle' })
        now = await mutate((current) => addPages(current, pages, asked), { revalidate: false })
      }
    } catch (error) {
      setStatus({ question, kind: 'failed', error })
    } finally {
      flight.current = undefined
    }
  }

  return {
    isLoading: isOf('loading'),
    hasFailed: isOf('failed'),
    error: isOf('failed') ? status.error : undefined,
    load,
  }
}

const isIn = (pages: readonly Page[], some: readonly Page[]) => some.some((page) => pages.includes(page))

function addPages(current: Held | undefined, added: readonly Page[], asked: Held): Held | undefined {
  if (current?.key !== asked.key || current.pages !== asked.pages) return current
  return { ...current, pages: [...(current.pages ?? []), ...added] }
}
