import { type Expression, type ExpressionBuilder, type Kysely, type Selectable, sql, type SqlBool } from 'kysely'
import type { AuditFilter, AuditStore } from '../Store.ts'
import type { Tables } from '../tables.ts'
import type { SqlFlavour } from '../SqlFlavour.ts'
import { appendAudit } from './appendAudit.ts'
import { LARGEST } from './largest.ts'
import { parseAs } from './readAs.ts'
import { type AuditRecord, AuditRecordSchema } from '../../../api/auditApi.ts'

export function auditRows(db: Kysely<Tables>, flavour: Pick<SqlFlavour, 'isAmong'>): AuditStore {
  return {
    appendAudit: (entry) => db.transaction().execute((trx) => appendAudit(trx, entry)),

    async listAudit({ before = LARGEST, limit, ...filter }) {
      const rows = await db
        .selectFrom('audit')
        .selectAll()
        .where('id', '<', before)
        .where(fits(filter, flavour))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(toAudit)
    },

    async countAudit(filter) {
      // PostgreSQL counts in 64 bits and answers with a text.
      const row = await db
        .selectFrom('audit')
        .select((eb) => eb.fn.countAll<number | string>().as('count'))
        .where(fits(filter, flavour))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    async auditNames() {
      const actors = await db.selectFrom('audit').select('actor').distinct().orderBy('actor').execute()
      const actions = await db.selectFrom('audit').select('action').distinct().orderBy('action').execute()
      return { actors: actors.map(({ actor }) => actor), actions: actions.map(({ action }) => action) }
    },

    async auditSubjects() {
      const rows = await db.selectFrom('audit').select('subject').distinct().execute()
      return rows.map(({ subject }) => subject)
    },

    async readAudit(after, limit) {
      const rows = await db.selectFrom('audit').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute()
      return rows.map(toAudit)
    },
  }
}

type Audit = ExpressionBuilder<Tables, 'audit'>

function fits(
  { actor, action, from, until, words = [] }: AuditFilter,
  { isAmong }: Pick<SqlFlavour, 'isAmong'>,
): (eb: Audit) => Expression<SqlBool> {
  return (eb) =>
    eb.and([
      ...(actor === undefined ? [] : [eb('actor', '=', actor)]),
      ...(action === undefined ? [] : [eb('action', '=', action)]),
      ...(from === undefined ? [] : [eb('at', '>=', from)]),
      ...(until === undefined ? [] : [eb('at', '<', until)]),
      ...words.map(({ text, subjects }) => eb.or([holds(text), isAmong('subject', subjects)])),
    ])
}

/** Both databases lower only Latin letters, SQLite always and PostgreSQL by the collation of its columns. */
function holds(word: string): Expression<SqlBool> {
  const literal = word.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()).replaceAll(/[\\%_]/g, '\\$&')
  return sql<SqlBool>`lower(actor || ' ' || action || ' ' || subject || ' ' || reason || ' ' || details) like ${`%${literal}%`} escape '\\'`
}

function toAudit(row: Selectable<Tables['audit']>): AuditRecord {
  return {
    id: row.id,
    at: row.at,
    actor: row.actor,
    action: row.action,
    subject: row.subject,
    reason: row.reason,
    details: parseAs(AuditRecordSchema.properties.details, row.details),
    prevHash: row.prev_hash,
    hash: row.hash,
  }
}
