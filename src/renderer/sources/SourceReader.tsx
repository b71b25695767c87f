import { memo, useCallback, useEffect, useLayoutEffect } from 'react'
import type { SWRConfiguration } from 'swr'
import type { Source } from '../../format/screen.ts'
import { useValue } from '../reading/useDerived.ts'
import { usePlace } from '../screen/ScopeContext.tsx'
import { moreName } from './answers.ts'
import { useSource } from './useSource.ts'

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
  const { requests } = store.renderer
  const { key, state, refresh, loadMore } = useSource(source, active, asking)

  const poll = useCallback(
    (every: number) =>
      key === null ? () => undefined : requests.poll(key, every, async (why) => store.handle(name)?.refresh(why)),
    [requests, key, store, name],
  )
  useLayoutEffect(() => store.attach(name, { refresh, loadMore, poll }))

  useEffect(() => {
    if (key === null) return undefined
    const releases = [requests.hold(key), requests.hold(moreName(key))]
    return () => {
      for (const release of releases) release()
    }
  }, [requests, key])

  const every = useValue(source.poll?.every, 0) * 1000
  useEffect(() => (every > 0 ? poll(every) : undefined), [poll, every])

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
