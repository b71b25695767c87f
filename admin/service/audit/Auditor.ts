import { isDatabaseDamaged } from '../store/sqlite/isDatabaseDamaged.ts'
import type { StorePlace } from '../store/openStore.ts'
import type { Store } from '../store/Store.ts'
import { verifyStore } from './verifyStore.ts'
import type { StoreVerdict } from '../../api/auditApi.ts'

/** Reads through the whole store, which takes longer as the history grows. */
export interface Auditor {
  verify(hashes: readonly string[]): Promise<StoreVerdict>
  /** Whether the file of the database is damaged anywhere; a server looks after its own. */
  isDamaged(): Promise<boolean>
}

/** Runs on the calling thread. */
export function auditHere(store: Store, place: StorePlace): Auditor {
  return {
    verify: (hashes) => verifyStore(store, { hashes }),
    isDamaged: async () => isDatabaseDamaged(place),
  }
}
