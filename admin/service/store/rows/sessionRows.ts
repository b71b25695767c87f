import type { Kysely, Selectable } from 'kysely'
import type { OperatorStore, Session } from '../Store.ts'
import type { Tables } from '../tables.ts'
import { appendAudit } from './appendAudit.ts'

type SessionStore = Pick<
  OperatorStore,
  | 'addSession'
  | 'findSession'
  | 'touchSession'
  | 'confirmSession'
  | 'endSession'
  | 'dropSessions'
  | 'listSessions'
  | 'endSessions'
>

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
    },

    async findSession(idHash) {
      const row = await db.selectFrom('session').selectAll().where('id_hash', '=', idHash).executeTakeFirst()
      return row && toSession(row)
    },

    async touchSession(idHash, seenAt) {
      await db.updateTable('session').set({ seen_at: seenAt }).where('id_hash', '=', idHash).execute()
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
