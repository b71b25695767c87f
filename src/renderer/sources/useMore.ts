import { useRef, useState } from 'react'
import type { KeyedMutator } from 'swr'
import type { Answers, Held } from './createAnswers.ts'
import type { Page } from './pages.ts'

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

/**
 * Reads the next pages and adds them to those before; a failure leaves the rows as they are. Pages that were asked for
 * before a refresh moved the rows no longer follow them: some would be missing or shown twice.
 */
export function useMore({ held, answers, key, mutate }: Options): More {
  const [status, setStatus] = useState<{
    readonly key: string | null
    readonly kind: 'loading' | 'failed' | 'idle'
    readonly error?: unknown
  }>({ key, kind: 'idle' })
  const flight = useRef<string>(undefined)
  const isOf = (kind: 'loading' | 'failed') => status.key === key && status.kind === kind

  async function load(): Promise<void> {
    if (held?.key !== key || flight.current === key) return
    flight.current = key
    try {
      let now: Held | undefined = held
      let added: readonly Page[] = []
      // Again, where a refresh has moved the rows meanwhile.
      while (now?.key === key && now.pages?.at(-1)?.isLast === false && !isIn(now.pages, added)) {
        const asked: Held = now
        setStatus({ key, kind: 'loading' })
        const pages = (added = await answers.readPagesAfter(asked))
        // In one turn with the rows, so that both show in one render.
        setStatus({ key, kind: 'idle' })
        now = await mutate((current) => addPages(current, pages, asked), { revalidate: false })
      }
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

const isIn = (pages: readonly Page[], some: readonly Page[]) => some.some((page) => pages.includes(page))

function addPages(current: Held | undefined, added: readonly Page[], asked: Held): Held | undefined {
  if (current?.key !== asked.key || current.pages !== asked.pages) return current
  return { ...current, pages: [...(current.pages ?? []), ...added] }
}
