import { reuseEqual } from '../../platform/reuseEqual.ts'
import type { Reader, Reading } from './createReader.ts'
import { readerIn } from './readerIn.ts'
import type { Readable } from '../../store/Store.ts'
import type { ScreenStore } from '../screen/createScreenStore.ts'
import { hiddenFigures } from '../screen/hiddenFigures.ts'
import { dependenciesOf } from '../screen/dependenciesOf.ts'
import { computed } from '../../store/computed.ts'
import type { ScopeExtras } from '../screen/ScopeExtras.ts'

/** What was worked out, and how far it can be trusted. */
export interface Derived<T> {
  readonly value: T
  /** `loading` while something it reads has not come, `failed` when a source it reads could not be read. */
  readonly status: 'ready' | 'loading' | 'failed'
  readonly failed: readonly string[]
  readonly problems: readonly string[]
}

interface Options<I, T> {
  readonly store: ScreenStore
  readonly extras: ScopeExtras
  readonly input: I
  readonly compute: (read: Reader, input: I) => T
  /** What was derived before, whose equal parts are used again. */
  readonly memory: { last: Derived<T> | undefined }
}

/** A value worked out from a piece of a plan, worked out again only when something it reads has changed. */
export function createDerivation<I, T>({ store, extras, input, compute, memory }: Options<I, T>): Readable<Derived<T>> {
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
