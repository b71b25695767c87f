import type { Store } from '../store/Store.ts'
import { createMemo } from '../base/background/createMemo.ts'
import type { Auditor } from './Auditor.ts'
import type { StoreVerdict } from '../../api/auditApi.ts'

/** Checks the audit against hashes that are known from elsewhere, if any. */
export type CheckAudit = (hashes: readonly string[]) => Promise<StoreVerdict>

/** Tampering with a store leaves the log as it was, so an answer is kept no longer than this. */
const VALID_MS = 10_000

/** One check for everybody who asks at once, reused until something is done. */
export function createAuditCheck({
  auditor,
  store,
  clock,
}: {
  readonly auditor: Auditor
  readonly store: Pick<Store, 'listAudit'>
  readonly clock: { ticks(): number }
}): CheckAudit {
  const keep = createMemo<StoreVerdict>(1)
  return async (hashes) => {
    const [newest] = await store.listAudit({ limit: 1 })
    const key = JSON.stringify([hashes, newest?.hash, Math.floor(clock.ticks() / VALID_MS)])
    return keep(key, () => auditor.verify(hashes))
  }
}
