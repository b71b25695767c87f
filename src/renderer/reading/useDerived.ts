import { useEffect, useMemo, useState } from 'react'
import type { CompiledText, CompiledValue, Expression } from '../../format/shape/compiled.ts'
import { reuseEqual } from '../../platform/reuseEqual.ts'
import type { Readable } from '../../store/Store.ts'
import type { ScreenStore } from '../screen/createScreenStore.ts'
import { dependenciesOf } from '../screen/dependenciesOf.ts'
import { hiddenFigures } from '../screen/hiddenFigures.ts'
import { computed } from '../../store/computed.ts'
import { usePlace } from '../screen/ScopeContext.tsx'
import type { ScopeExtras } from '../screen/createNames.ts'
import { useReport } from '../screen/useReport.ts'
import { readerIn, type Reader, type Reading } from './reader.ts'
import { useReadable } from '../../ui/useReadable.ts'

/** A value that was worked out, and how far it can be trusted. */
export interface Derived<T> {
  readonly value: T
  /** `loading` while something it reads has not come, `failed` when a source it reads could not be read. */
  readonly status: 'ready' | 'loading' | 'failed'
  readonly failed: readonly string[]
  readonly problems: readonly string[]
}

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

/** Shown text; empty when there is no slot and while something it says is on its way. */
export function useText(slot: CompiledText | undefined): string {
  return useDerived(slot, readText).value
}

const readText = (read: Reader, slot: CompiledText | undefined) => read.text(slot)

/** Whether a condition holds for sure; one that is left out does, one that is on its way does not yet. */
export function useCondition(expression: Expression | undefined): boolean {
  return useDerived(expression, readCondition).value
}

const readCondition = (read: Reader, expression: Expression | undefined) => read.condition(expression)

/** The value of a slot; the fallback while it is on its way, absent or an error (which is reported). */
export function useValue<T>(slot: CompiledValue<T> | undefined, fallback: T): T {
  const { value } = useDerived(slot, readValue)
  return (value ?? fallback) as T
}

/** The same with its status, for views that show a skeleton in its place. */
export function useSlot<T>(slot: CompiledValue<T> | undefined, fallback: T): Derived<T> {
  const derived = useDerived(slot, readValue)
  return { ...derived, value: (derived.value ?? fallback) as T }
}

const readValue = (read: Reader, slot: unknown) => read.value(slot)

/** A value worked out from a piece of a plan, worked out again only when something it reads has changed. */
export function createDerivation<I, T>({
  store,
  extras,
  input,
  compute,
  memory,
}: {
  readonly store: ScreenStore
  readonly extras: ScopeExtras
  readonly input: I
  readonly compute: (read: Reader, input: I) => T
  /** The last result, whose equal parts are used again. */
  readonly memory: { last: Derived<T> | undefined }
}): Readable<Derived<T>> {
  const { host } = store.renderer
  // What is made of nothing reads nothing, not even a text.
  const parts =
    input === undefined
      ? []
      : [host.text, host.locale, host.lists, hiddenFigures(host), ...store.readables(dependenciesOf(input), extras)]

  function derive(): Derived<T> {
    const reading: Reading = { pending: false, failed: new Set(), problems: new Set() }
    const value = compute(readerIn(store, extras, reading), input)
    const status = reading.failed.size > 0 ? 'failed' : reading.pending ? 'loading' : 'ready'
    memory.last = reuseEqual(memory.last, {
      value,
      status,
      failed: [...reading.failed],
      problems: [...reading.problems],
    })
    return memory.last
  }

  return computed(parts, derive)
}
