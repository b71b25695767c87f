import type { Store } from '../../../admin/service/store/Store.ts'

/** A store as the fault suites need it. They run on every kind, so that what one keeps the next must keep too. */
export interface StoreKind {
  readonly name: 'SQLite' | 'PostgreSQL'
  /** Makes ready what all stores of this kind need; gives what ends it. */
  readonly start: () => Promise<() => Promise<void>>
  /** Makes the place of an empty store for a data folder. */
  readonly prepare: (dataDir: string) => Promise<void>
  /** Makes the store of a data folder an empty one again, and leaves the folder's other files alone. */
  readonly empty: (dataDir: string) => Promise<void>
  /** Opens the store that belongs to a data folder, in whichever process asks. */
  readonly open: (dataDir: string, options?: { readonly mayCreate?: () => boolean }) => Store
}
