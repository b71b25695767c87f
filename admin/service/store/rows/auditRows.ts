import { type Kysely, type Expression, type ExpressionBuilder, type Selectable, sql, type SqlBool } from 'kysely'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'
import { CHAIN_START, chainHash } from '../../base/audit/chainHash.ts'
import { type Tables, LARGEST } from '../tables.ts'
import { type AuditRecord, AuditRecordSchema } from '../../../api/auditApi.ts'
import type { SqlFlavour } from '../SqlFlavour.ts'
import { parseAs } from './readAs.ts'

/** Which entries to find; an empty filter finds all. */
export interface AuditFilter {
  readonly actor?: string
  readonly action?: string
  /** Any of them. */
  readonly actions?: readonly string[]
  /** The first moment of the range, in UTC with milliseconds as in the entries. */
  readonly from?: string
  /** The first moment after the range. */
  readonly until?: string
  /**
   * The entry is about the fact or names it, is one of those that moved it and do not name what they did, or is of a
   * schedule or trial of one of the changes that held it.
   */
  readonly fact?: { readonly name: string; readonly movedBy: readonly number[]; readonly changes: readonly string[] }
  /** The entry contains all of them, in any order; Latin letters in either case. */
  readonly words?: readonly SoughtWord[]
}

/** A word of a search, which an entry has in its text or by its subject: the log spells facts, people call them. */
export interface SoughtWord {
  readonly text: string
  /** The subjects that are called by it. */
  readonly subjects: readonly string[]
}

export interface AuditStore {
  appendAudit(entry: AuditEntry): Promise<AuditRecord>
  /**
   * Appends an entry unless one that differs in its moment alone is there, and answers whichever is. A key of the request
   * in the details keeps two equal requests apart.
   */
  appendAuditOnce(entry: AuditEntry): Promise<AuditRecord>
  /** Newest first. */
  listAudit(page: AuditFilter & { readonly before?: number; readonly limit: number }): Promise<readonly AuditRecord[]>
  countAudit(filter: AuditFilter): Promise<number>
  auditSubjects(): Promise<readonly string[]>
  /** Everybody who ever did something, and everything that was ever done. */
  auditNames(): Promise<{ readonly actors: readonly string[]; readonly actions: readonly string[] }>
  /** Oldest first, in batches, for verifying. */
  readAudit(after: number, limit: number): Promise<readonly AuditRecord[]>
}

export function auditRows(db: Kysely<Tables>, flavour: Pick<SqlFlavour, 'isAmong'>): AuditStore {
  return {
    appendAudit: (entry) => db.transaction().execute((trx) => appendAudit(trx, entry)),

    appendAuditOnce: (entry) =>
      db.transaction().execute(async (trx) => {
        const twin = await trx
          .selectFrom('audit')
          .selectAll()
          .where('actor', '=', entry.actor)
          .where('action', '=', entry.action)
          .where('subject', '=', entry.subject)
          .where('reason', '=', entry.reason)
          .where('details', '=', JSON.stringify(entry.details))
          .executeTakeFirst()
        return twin === undefined ? appendAudit(trx, entry) : toAudit(twin)
      }),

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
  { actor, action, actions, from, until, fact, words = [] }: AuditFilter,
  { isAmong }: Pick<SqlFlavour, 'isAmong'>,
): (eb: Audit) => Expression<SqlBool> {
  return (eb) =>
    eb.and([
      ...(actor === undefined ? [] : [eb('actor', '=', actor)]),
      ...(action === undefined ? [] : [eb('action', '=', action)]),
      ...(actions === undefined ? [] : [isAmong('action', actions)]),
      ...(from === undefined ? [] : [eb('at', '>=', from)]),
      ...(until === undefined ? [] : [eb('at', '<', until)]),
      ...(fact === undefined
        ? []
        : [
            eb.or([
              eb('subject', '=', fact.name),
              sql<SqlBool>`details like ${`%${literally(JSON.stringify(fact.name))}%`} escape '\\'`,
              ...(fact.movedBy.length === 0 ? [] : [eb('id', 'in', fact.movedBy)]),
              eb.and([
                eb.or([eb('action', 'like', 'schedule.%'), eb('action', 'like', 'trial.%')]),
                isAmong(
                  'subject',
                  fact.changes.map((id) => `change:${id}`),
                ),
              ]),
            ]),
          ]),
      ...words.map(({ text, subjects }) => eb.or([holds(text), isAmong('subject', subjects)])),
    ])
}

/** Wildcards of SQL are plain characters. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** Both databases lower only Latin letters, SQLite always and PostgreSQL by the collation of its columns. */
function holds(word: string): Expression<SqlBool> {
  const literal = literally(word.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()))
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
