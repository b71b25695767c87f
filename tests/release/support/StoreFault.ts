import type { Store } from '../../../admin/service/store/Store.ts'
import type { StoreKind } from './StoreKind.ts'

/** Something that keeps a service from its store. */
export interface StoreFault {
  readonly name: string
  /** The troubles that the refusal may name, depending on when it is noticed. */
  readonly troubles: readonly string[]
  /** Whether a start in this state can still read the store. */
  readonly readable: boolean
  /** Breaks the store of a data folder; answers a function that ends the fault. */
  readonly begin: (dataDir: string) => Promise<() => Promise<void>>
}

/** A kind of store with its possible faults. */
export interface FaultyKind extends Pick<StoreKind, 'name' | 'start' | 'prepare'> {
  /** Opens the store of a data folder; soon gives up on a lock. */
  readonly open: (dataDir: string) => Store
  readonly faults: readonly StoreFault[]
}
