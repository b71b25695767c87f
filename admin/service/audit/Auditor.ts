import { isDatabaseDamaged } from '../store/sqlite/isDatabaseDamaged.ts'
import type { StorePlace } from '../store/openStore.ts'
import type { Store } from '../store/Store.ts'
import { verifyStore } from './verifyStore.ts'
import type { StoreVerdict } from '../../api/auditApi.ts'

/** Reads through the whole store, which takes the longer the more was ever done. */
export interface Auditor {
  verify(hashes: readonly string[]): Promise<StoreVerdict>
  /** Whether the file of the database is damaged anywhere; a server looks after its own. */
  isDamaged(): Promise<boolean>
}

/** On the thread that asks. */
export function auditHere(store: Store, place: StorePlace): Auditor {
  return {
    verify: (hashes) => verifyStore(store, { hashes }),
    isDamaged: async () => isDatabaseDamaged(place),
  }
}
