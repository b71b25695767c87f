import type { Kysely, Selectable } from 'kysely'
import type { AuditRecord } from '../../audit/AuditRecord.ts'
import type { AuditStore } from '../Store.ts'
import type { Tables } from '../tables.ts'
import { appendAudit } from './appendAudit.ts'
import { LARGEST } from './largest.ts'

export function auditRows(db: Kysely<Tables>): AuditStore {
  return {
    appendAudit: (entry) => db.transaction().execute((trx) => appendAudit(trx, entry)),

    async listAudit({ before = LARGEST, limit }) {
      const rows = await db.selectFrom('audit').selectAll().where('id', '<', before).orderBy('id', 'desc').limit(limit).execute()
      return rows.map(toAudit)
    },

    async readAudit(after, limit) {
      const rows = await db.selectFrom('audit').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute()
      return rows.map(toAudit)
    },
  }
}

function toAudit(row: Selectable<Tables['audit']>): AuditRecord {
  return {
    id: row.id,
    at: row.at,
    actor: row.actor,
    action: row.action,
    subject: row.subject,
    reason: row.reason,
    details: JSON.parse(row.details) as Record<string, unknown>,
    prevHash: row.prev_hash,
    hash: row.hash,
  }
}
