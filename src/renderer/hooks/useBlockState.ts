import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { dependenciesOf } from '../scope/dependenciesOf.ts'
import { usePlace } from '../scope/ScopeContext.tsx'

export interface BlockState {
  /** `failed` when a source that the piece of plan reads could not be read, `loading` while one has not answered. */
  readonly status: 'ready' | 'loading' | 'failed'
  /** Asks the failed sources again. */
  readonly retry: () => void
}

/** The state of all sources that the expressions of a piece of a plan read, and of those named. */
export function useBlockState(fragment: unknown, named: readonly (string | undefined)[] = []): BlockState {
  const { store, plan } = usePlace()
  const list = named.join(' ')
  const sources = useMemo(() => {
    const read = sourcesRead(dependenciesOf(fragment), plan.values)
    return [...new Set([...read, ...list.split(' ').filter((name) => name !== '')])].filter((name) => Object.hasOwn(plan.sources, name))
  }, [fragment, plan, list])

  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = sources.map((name) => store.source(name).subscribe(onChange))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [store, sources],
  )
  const status = useSyncExternalStore(subscribe, () => {
    const all = sources.map((name) => store.source(name).getSnapshot().status)
    return all.includes('failed') ? 'failed' : all.includes('loading') ? 'loading' : 'ready'
  })
  const retry = useCallback(() => {
    for (const name of sources) if (store.source(name).getSnapshot().status === 'failed') void store.handle(name)?.refresh()
  }, [store, sources])
  return { status, retry }
}

/** Sources read directly and through named values. */
function sourcesRead(names: readonly string[], values: Readonly<Record<string, unknown>>, seen = new Set<string>()): readonly string[] {
  return names.flatMap((name) => {
    const [root, part = ''] = name.split('.', 2)
    if (root === 'data') return part === '' ? [] : [part]
    if (root !== 'value' || seen.has(part)) return []
    seen.add(part)
    return sourcesRead(dependenciesOf(values[part]), values, seen)
  })
}
