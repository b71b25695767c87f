import { useEffect, useState } from 'react'
import { PlatformError } from '../../platform/PlatformError.ts'
import type { ScreenStore } from '../screen/createScreenStore.ts'
import { wordsOf } from '../asking/failures.ts'

interface Polled {
  readonly store: ScreenStore
  readonly name: string
  readonly key: string | null
  readonly isPolled: boolean
  readonly error: unknown
}

/** Nobody asked for a poll, so what the platform refuses it with is said once, until it succeeds. */
export function useRefusedPoll({ store, name, key, isPolled, error }: Polled): void {
  const [about] = useState(() => [store, 'polled', name])
  const isRefused = isPolled && error instanceof PlatformError && error.kind === 'refused'
  const words = isRefused ? wordsOf(error, store.renderer.host.text.getSnapshot()) : undefined
  useEffect(() => {
    const { feedback } = store.renderer.host
    if (words === undefined) return undefined
    feedback.toast(words, 'danger', about)
    return () => feedback.settle(about)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another question is refused by itself
  }, [store, words, about, key])
}
