import type { StorageTrouble } from '../base/refusals.ts'
import type { StoreVerdict } from '../../api/auditApi.ts'

/** Questions for the audit worker. */
export interface AuditWorks {
  /** A refusal would arrive as a bare error, so its reason is sent by name. */
  verify(hashes: readonly string[]): Promise<{ readonly verdict: StoreVerdict } | { readonly trouble: StorageTrouble }>
  isDamaged(): boolean
}
