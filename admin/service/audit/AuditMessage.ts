import type { StorageTrouble } from '../refusals.ts'
import type { StoreVerdict } from '../../api/auditApi.ts'

/** What the worker of the audit can be asked. */
export interface AuditWorks {
  /** A refusal would come through as a bare error, so its reason travels by name. */
  verify(hashes: readonly string[]): Promise<{ readonly verdict: StoreVerdict } | { readonly trouble: StorageTrouble }>
  isDamaged(): boolean
}
