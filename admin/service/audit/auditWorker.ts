import { workerData } from 'node:worker_threads'
import { StorageUnavailable } from '../base/refusals.ts'
import { openStore, type StorePlace } from '../store/openStore.ts'
import { isDatabaseDamaged } from '../store/sqlite/isDatabaseDamaged.ts'
import { answerWork } from '../base/background/answerWork.ts'
import type { AuditWorks } from './AuditMessage.ts'
import { verifyStore } from './verifyStore.ts'

const place: StorePlace = workerData

answerWork<AuditWorks>({
  isDamaged: () => isDatabaseDamaged(place),
  async verify(hashes) {
    const store = openStore(place, { mayCreate: () => false })
    try {
      return { verdict: await verifyStore(store, { hashes }) }
    } catch (error) {
      if (error instanceof StorageUnavailable) return { trouble: error.trouble }
      throw error
    } finally {
      await store.close()
    }
  },
})
