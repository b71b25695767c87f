import { useEffect, useMemo, useState } from 'react'
import { createDerivation, type Derived } from './createDerivation.ts'
import type { Reader } from './createReader.ts'
import { usePlace } from '../screen/ScopeContext.tsx'
import { useReport } from '../screen/useReport.ts'
import { useReadable } from './useReadable.ts'

/**
 * Works out a value from a piece of a plan and renders again only when the value changes. `compute` is a function of
 * the reader and the input alone, best one outside the component; everything it reads must be in the input.
 */
export function useDerived<I, T>(input: I, compute: (read: Reader, input: I) => T): Derived<T> {
  const { store, plan, extras } = usePlace()
  const report = useReport()
  const [memory] = useState<{ last: Derived<T> | undefined }>({ last: undefined })
  const derivation = useMemo(
    () => createDerivation({ store, extras, input, compute, memory }),
    // The plan decides what a name such as `value.total` reads.
    // oxlint-disable-next-line react/exhaustive-deps
    [store, extras, input, compute, memory, plan],
  )
  const derived = useReadable(derivation)
  const { problems } = derived
  useEffect(() => {
    for (const problem of problems) report(problem)
  }, [problems, report])
  return derived
}
