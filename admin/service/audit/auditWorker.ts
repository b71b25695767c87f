import { workerData } from 'node:worker_threads'
import { StorageUnavailable } from '../refusals.ts'
import { openStore, type StorePlace } from '../store/openStore.ts'
import { isDatabaseDamaged } from '../store/sqlite/isDatabaseDamaged.ts'
import { answerWork } from '../background/answerWork.ts'
import type { AuditAnswer, AuditRequest } from './AuditMessage.ts'
import { verifyStore } from './verifyStore.ts'

const place = workerData as StorePlace

answerWork(async (request: AuditRequest): Promise<AuditAnswer> => {
  if (request.ask === 'damage') return { isDamaged: isDatabaseDamaged(place) }
  const store = openStore(place, { mayCreate: () => false })
  try {
    return { verdict: await verifyStore(store, request) }
  } catch (error) {
    if (error instanceof StorageUnavailable) return { trouble: error.trouble }
    throw error
  } finally {
    await store.close()
  }
})
