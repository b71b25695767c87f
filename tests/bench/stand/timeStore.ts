import type { Store } from '../../../admin/service/store/Store.ts'

export interface TimedStore {
  readonly store: Store
  /** The times of the last release. */
  last(): { readonly committedAt: number; readonly transactionMs: number }
}

/** A moment as of `Date.now()`, with fractions. */
export const now = () => performance.timeOrigin + performance.now()

/** The same store, which also records when it last committed a release. */
export function timeStore(store: Store): TimedStore {
  let last = { committedAt: 0, transactionMs: 0 }
  return {
    store: {
      ...store,
      async publish(release) {
        const began = now()
        const record = await store.publish(release)
        const committedAt = now()
        last = { committedAt, transactionMs: committedAt - began }
        return record
      },
    },
    last: () => last,
  }
}
