import type { Kysely } from 'kysely'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'
import { CHAIN_START, chainHash } from '../../base/audit/chainHash.ts'
import type { Tables } from '../tables.ts'
import type { AuditRecord } from '../../../api/auditApi.ts'

/** The newest hash of the chain. */
export async function lastHash(trx: Kysely<Tables>): Promise<string> {
  return (
    (await trx.selectFrom('audit').select('hash').orderBy('id', 'desc').limit(1).executeTakeFirst())?.hash ??
    CHAIN_START
  )
}

/** Adds one link to the chain. Call it inside a transaction: the last link is read before the new one is written. */
export async function appendAudit(trx: Kysely<Tables>, entry: AuditEntry): Promise<AuditRecord> {
  const last = await trx.selectFrom('audit').select(['id', 'hash']).orderBy('id', 'desc').limit(1).executeTakeFirst()
  const id = (last?.id ?? 0) + 1
  const prevHash = last?.hash ?? CHAIN_START
  const hash = chainHash(id, entry, prevHash)
  await trx
    .insertInto('audit')
    .values({
      id,
      at: entry.at,
      actor: entry.actor,
      action: entry.action,
      subject: entry.subject,
      reason: entry.reason,
      details: JSON.stringify(entry.details),
      prev_hash: prevHash,
      hash,
    })
    .execute()
  return { ...entry, id, prevHash, hash }
}
