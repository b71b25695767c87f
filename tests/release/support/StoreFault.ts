import type { Store } from '../../../admin/service/store/Store.ts'
import type { StoreKind } from './StoreKind.ts'

/** Something that keeps a service from its store. */
export interface StoreFault {
  readonly name: string
  /** What the refusal may say is wrong; which of them depends on when it is noticed. */
  readonly troubles: readonly string[]
  /** Whether a start in this state can still read the store. */
  readonly readable: boolean
  /** Breaks the store of a data folder; gives what ends it again. */
  readonly begin: (dataDir: string) => Promise<() => Promise<void>>
}

/** A kind of store with what can befall it. */
export interface FaultyKind extends Pick<StoreKind, 'name' | 'start' | 'prepare'> {
  /** Opens the store of a data folder; gives up on a lock soon. */
  readonly open: (dataDir: string) => Store
  readonly faults: readonly StoreFault[]
}
