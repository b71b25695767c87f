import type { SqliteStoreOptions } from '../../../admin/service/store/createSqliteStore.ts'
import type { Store } from '../../../admin/service/store/Store.ts'

/** A kind of store for the fault suites. They run on every kind, so that all keep the same promises. */
export interface StoreKind {
  readonly name: 'SQLite' | 'PostgreSQL'
  /** Starts what all stores of this kind need; answers a function that ends it. */
  readonly start: () => Promise<() => Promise<void>>
  /** Prepares an empty store for a data folder. */
  readonly prepare: (dataDir: string) => Promise<void>
  /** Empties the store of a data folder, and leaves the folder's other files alone. */
  readonly empty: (dataDir: string) => Promise<void>
  /** Opens the store that belongs to a data folder, in whichever process asks. */
  readonly open: (dataDir: string, options?: SqliteStoreOptions) => Store
  /** The same as a service opens it; takes a moment to be there. */
  readonly serve: (dataDir: string) => Store
}
