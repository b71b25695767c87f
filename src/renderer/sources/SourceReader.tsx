import { memo, useEffect, useLayoutEffect, useMemo } from 'react'
import useSWR, { useSWRConfig, type SWRConfiguration } from 'swr'
import type { Source } from '../../format/screen.ts'
import { useDerived } from '../reading/useDerived.ts'
import { useValue } from '../reading/useValue.ts'
import { usePlace } from '../screen/ScopeContext.tsx'
import { createAnswers, moreName, type Held } from './createAnswers.ts'
import type { Why } from '../asking/createRequests.ts'
import { describeSource } from './describeSource.ts'
import { readData } from './readData.ts'
import { useMore } from './useMore.ts'
import { useQuestion } from './useQuestion.ts'
import { memberOf } from '../../format/isObject.ts'

interface SourceReaderProps {
  readonly name: string
  readonly source: Source
  readonly active: boolean
  /** When it asks, where that is not as all sources do. */
  readonly asking?: SWRConfiguration | undefined
}

/** Reads one source of an open screen and says what it knows of it. Shows nothing. */
export const SourceReader = memo(function SourceReader({ name, source, active, asking }: SourceReaderProps) {
  const { store } = usePlace()
  const { renderer } = store
  const { polling, requests } = renderer
  const { cache } = useSWRConfig()
  const asked = useQuestion(source)
  // A screen that was left asks nothing; what it knows stays.
  const key = active ? asked.key : null

  const { params } = asked
  const answers = useMemo(
    () => createAnswers({ renderer, source, params, key: asked.key, cache }),
    [renderer, source, params, asked.key, cache],
  )
  const kept = useMemo(() => answers.kept(), [answers])
  const { value: given } = useDerived(source.default, readData)
  const initial = useMemo(() => answers.asAnswer(given), [answers, given])
  const { data: held, error, isValidating, mutate } = useSWR<Held, unknown>(key, answers.read, asking)
  const more = useMore({ held, answers, key: asked.key, mutate })

  useLayoutEffect(() => {
    async function refresh(why: Why): Promise<unknown> {
      if (key === null) {
        // A question that cannot be worked out fails with the sources it reads.
        const failures = await Promise.all(asked.failed.map(async (other) => store.handle(other)?.refresh(why)))
        return failures.find((failure) => failure !== undefined)
      }
      requests.because(key, why)
      await mutate()
      return memberOf(cache.get(key), 'error')
    }
    const poll = (every: number) =>
      key === null ? () => undefined : polling.watch(key, every, async (why) => store.handle(name)?.refresh(why))
    return store.attach(name, { refresh, loadMore: more.load, poll })
  })

  useEffect(() => {
    if (key === null) return undefined
    const releases = [requests.hold(key), requests.hold(moreName(key))]
    return () => {
      for (const release of releases) release()
    }
  }, [requests, key])

  const { poll, paging } = source
  const offset = useValue(paging?.offset, 0)
  const every = useValue(poll?.every, 0) * 1000
  const isPolled = poll !== undefined && every > 0
  useEffect(
    () =>
      key === null || !isPolled
        ? undefined
        : polling.watch(key, every, async (why) => store.handle(name)?.refresh(why)),
    [polling, key, isPolled, every, store, name],
  )

  const { isLoading, hasFailed, error: moreError } = more
  const state = useMemo(
    () =>
      describeSource({
        source,
        asked,
        held,
        kept,
        rowsOf: answers.rowsOf,
        initial,
        offset,
        error,
        isValidating,
        more: { isLoading, hasFailed, error: moreError },
      }),
    [source, asked, held, kept, answers, initial, offset, error, isValidating, isLoading, hasFailed, moreError],
  )
  useLayoutEffect(() => {
    if (active) store.setSource(name, state)
  }, [active, store, name, state])

  // Of one that is read on demand the block speaks that demands it.
  const isStale = asking === undefined && state.answerOf !== undefined && state.error !== undefined
  useLayoutEffect(() => {
    const { stale } = store
    if (!isStale) return undefined
    stale.set([...stale.getSnapshot(), name])
    return () => stale.set(stale.getSnapshot().filter((other) => other !== name))
  }, [isStale, store, name])
  return null
})
