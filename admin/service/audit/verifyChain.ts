import type { AuditStore } from '../store/rows/auditRows.ts'
import { CHAIN_START, chainHash } from '../base/audit/chainHash.ts'

export type ChainVerdict =
  | { readonly ok: true; readonly entries: number; readonly head: string }
  | { readonly ok: false; readonly entries: number; readonly brokenAt: number; readonly message: string }

const BATCH = 500

/** Recomputes the whole chain. Keep `head` elsewhere to also notice entries cut off the end. */
export async function verifyChain(store: Pick<AuditStore, 'readAudit'>): Promise<ChainVerdict> {
  let head = CHAIN_START
  let entries = 0
  for (;;) {
    const batch = await store.readAudit(entries, BATCH)
    for (const record of batch) {
      const sound =
        record.id === entries + 1 && record.prevHash === head && record.hash === chainHash(record.id, record, head)
      if (!sound)
        return {
          ok: false,
          entries,
          brokenAt: record.id,
          message: `Entry ${record.id} does not follow from entry ${entries}: one of them was changed or taken out.`,
        }
      head = record.hash
      entries += 1
    }
    if (batch.length < BATCH) return { ok: true, entries, head }
  }
}
