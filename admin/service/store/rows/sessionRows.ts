import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../tables.ts'
import { appendAudit } from './auditRows.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'

export interface Session {
  readonly idHash: string
  readonly operatorId: number
  readonly createdAt: string
  readonly seenAt: string
  readonly ip: string
  readonly agent: string
  /** When the password or a code was last typed in this session. */
  readonly confirmedAt?: string
}

export interface SessionStore {
  addSession(session: Session): Promise<void>
  findSession(idHash: string): Promise<Session | undefined>
  touchSession(idHash: string, seenAt: string): Promise<void>
  confirmSession(idHash: string, confirmedAt: string): Promise<void>
  endSession(idHash: string): Promise<void>
  /** Forgets sessions that began before `createdBefore` or were last used before `seenBefore`. */
  dropSessions(createdBefore: string, seenBefore: string): Promise<void>
  /** Newest first. */
  listSessions(operatorId: number): Promise<readonly Session[]>
  endSessions(operatorId: number, audit: AuditEntry): Promise<void>
}

export function sessionRows(db: Kysely<Tables>): SessionStore {
  return {
    async addSession(session) {
      await db
        .insertInto('session')
        .values({
          id_hash: session.idHash,
          operator_id: session.operatorId,
          created_at: session.createdAt,
          seen_at: session.seenAt,
          ip: session.ip,
          agent: session.agent,
          confirmed_at: session.confirmedAt ?? null,
        })
        .execute()
      await db.updateTable('operator').set({ seen_at: session.seenAt }).where('id', '=', session.operatorId).execute()
    },

    async findSession(idHash) {
      const row = await db.selectFrom('session').selectAll().where('id_hash', '=', idHash).executeTakeFirst()
      return row && toSession(row)
    },

    async touchSession(idHash, seenAt) {
      await db.updateTable('session').set({ seen_at: seenAt }).where('id_hash', '=', idHash).execute()
      await db
        .updateTable('operator')
        .set({ seen_at: seenAt })
        .where('id', '=', (eb) => eb.selectFrom('session').select('operator_id').where('id_hash', '=', idHash))
        .execute()
    },

    async confirmSession(idHash, confirmedAt) {
      await db.updateTable('session').set({ confirmed_at: confirmedAt }).where('id_hash', '=', idHash).execute()
    },

    async endSession(idHash) {
      await db.deleteFrom('session').where('id_hash', '=', idHash).execute()
    },

    async dropSessions(createdBefore, seenBefore) {
      await db
        .deleteFrom('session')
        .where((eb) => eb.or([eb('created_at', '<', createdBefore), eb('seen_at', '<', seenBefore)]))
        .execute()
    },

    async listSessions(operatorId) {
      return (
        await db
          .selectFrom('session')
          .selectAll()
          .where('operator_id', '=', operatorId)
          .orderBy('created_at', 'desc')
          .execute()
      ).map(toSession)
    },

    endSessions: (operatorId, audit) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('session').where('operator_id', '=', operatorId).execute()
        await appendAudit(trx, audit)
      }),
  }
}

/** Sessions older than the columns do not say where they began. */
function toSession(row: Selectable<Tables['session']>): Session {
  return {
    idHash: row.id_hash,
    operatorId: row.operator_id,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    ip: row.ip ?? '',
    agent: row.agent ?? '',
    ...(row.confirmed_at !== null && { confirmedAt: row.confirmed_at }),
  }
}
