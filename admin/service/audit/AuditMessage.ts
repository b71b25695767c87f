import type { StorageTrouble } from '../refusals.ts'
import type { StoreVerdict } from '../../api/auditApi.ts'

export type AuditRequest = { readonly ask: 'verify'; readonly hashes: readonly string[] } | { readonly ask: 'damage' }

/** A refusal would come through as a bare error, so its reason travels by name. */
export type AuditAnswer =
  | { readonly verdict: StoreVerdict }
  | { readonly trouble: StorageTrouble }
  | { readonly isDamaged: boolean }
