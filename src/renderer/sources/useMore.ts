import { useRef, useState } from 'react'
import type { KeyedMutator } from 'swr'
import type { Answers, Held } from './createAnswers.ts'

interface Options {
  readonly held: Held | undefined
  readonly answers: Answers
  readonly key: string | null
  readonly mutate: KeyedMutator<Held>
}

export interface More {
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly error: unknown
  readonly load: () => Promise<void>
}

/** Reads the next page and adds it to those before; a failure leaves the rows as they are. */
export function useMore({ held, answers, key, mutate }: Options): More {
  const [status, setStatus] = useState<{
    readonly key: string | null
    readonly kind: 'loading' | 'failed' | 'idle'
    readonly error?: unknown
  }>({ key, kind: 'idle' })
  const flight = useRef<string>(undefined)
  const isOf = (kind: 'loading' | 'failed') => status.key === key && status.kind === kind

  async function load(): Promise<void> {
    const hasMore = held?.pages?.at(-1)?.isLast === false
    if (held === undefined || held.key !== key || !hasMore || flight.current === key) return
    flight.current = key
    setStatus({ key, kind: 'loading' })
    try {
      const page = await answers.readPageAfter(held)
      // In one turn with the rows, so that both show in one render.
      setStatus({ key, kind: 'idle' })
      await mutate((current) => addPage(current, page, held), { revalidate: false })
    } catch (error) {
      setStatus({ key, kind: 'failed', error })
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

/** A refresh in between may have found fewer pages; then this one no longer follows. */
function addPage(
  current: Held | undefined,
  page: NonNullable<Held['pages']>[number],
  { pages: asked = [] }: Held,
): Held | undefined {
  const pages = current?.pages
  if (!current || pages?.length !== asked.length) return current
  return { ...current, pages: [...pages, page] }
}
