import { useCallback, useSyncExternalStore } from 'react'
import { PlatformError } from '../../platform/PlatformError.ts'
import { useRenderer } from '../screen/RendererProvider.tsx'
import type { ScreenStore } from '../screen/createScreenStore.ts'
import { usePlace } from '../screen/ScopeContext.tsx'
import { canRetry, wordsOf } from '../asking/failures.ts'

export interface Failure {
  /** The platform's words of refusal; undefined where it did not, or not in words. */
  readonly refusal: string | undefined
  /** Why it could not be loaded, in the platform's words or ours. */
  readonly reason: string | undefined
  readonly canRetry: boolean
  /** It is being asked again. */
  readonly isAsking: boolean
}

/** The state of sources that could not be read. */
export function useFailure(names: readonly string[]): Failure {
  const { store } = usePlace()
  const { host } = useRenderer()
  const list = names.join(' ')
  const states = useCallback(() => statesOf(store, list.split(' ')), [store, list])
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = [host.text, ...states().map(({ cell }) => cell)].map((part) => part.subscribe(onChange))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [host, states],
  )
  const written = useSyncExternalStore(subscribe, () => {
    const failing = states().filter(({ cell }) => cell.getSnapshot().error !== undefined)
    const errors = failing.map(({ cell }) => cell.getSnapshot().error)
    const translate = host.text.getSnapshot()
    const refused = errors.find((error) => error instanceof PlatformError && error.kind === 'refused')
    const failure: Failure = {
      refusal: refused === undefined ? undefined : wordsOf(refused, translate),
      reason: errors.map((error) => wordsOf(error, translate)).find((words) => words !== undefined),
      canRetry: errors.length === 0 || errors.some(canRetry),
      isAsking: failing.some(({ cell }) => cell.getSnapshot().refreshing),
    }
    return JSON.stringify(failure)
  })
  return JSON.parse(written) as Failure
}

/** The sources, and those that their questions are made of. */
function statesOf(
  store: ScreenStore,
  names: readonly string[],
  seen = new Set<string>(),
): readonly { readonly cell: ReturnType<ScreenStore['source']> }[] {
  return names.flatMap((name) => {
    if (name === '' || seen.has(name)) return []
    seen.add(name)
    const cell = store.source(name)
    return [{ cell }, ...statesOf(store, cell.getSnapshot().failed, seen)]
  })
}
