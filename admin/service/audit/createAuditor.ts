import { StorageUnavailable } from '../base/refusals.ts'
import type { StorePlace } from '../store/openStore.ts'
import { createWarmWorker } from '../base/background/createWarmWorker.ts'
import type { AuditWorks } from './AuditMessage.ts'
import type { Auditor } from './Auditor.ts'

/** A log of many years may take a while; it just must not run for ever. */
const LIMITS = { memoryMb: 1024, computingMs: 10 * 60_000, waitingMs: 20 * 60_000 }

/** Reads the store in a worker, over a connection of its own: members are served by this thread. */
export function createAuditor(place: StorePlace): Auditor & { close(): Promise<void> } {
  const worker = createWarmWorker<AuditWorks>({
    script: new URL('./auditWorker.ts', import.meta.url),
    name: 'check of the audit',
    data: place,
    ...LIMITS,
  })
  return {
    async verify(hashes) {
      const answer = await worker.ask('verify', hashes)
      if ('trouble' in answer) throw new StorageUnavailable(answer.trouble)
      return answer.verdict
    },
    isDamaged: () => worker.ask('isDamaged'),
    close: () => worker.close(),
  }
}
