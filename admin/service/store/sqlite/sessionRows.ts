import type { Kysely } from 'kysely'
import type { OperatorStore } from '../Store.ts'
import type { Tables } from '../tables.ts'

type SessionStore = Pick<OperatorStore, 'addSession' | 'findSession' | 'touchSession' | 'endSession' | 'dropSessions'>

export function sessionRows(db: Kysely<Tables>): SessionStore {
  return {
    async addSession(session) {
      await db
        .insertInto('session')
        .values({ id_hash: session.idHash, operator_id: session.operatorId, created_at: session.createdAt, seen_at: session.seenAt })
        .execute()
    },

    async findSession(idHash) {
      const row = await db.selectFrom('session').selectAll().where('id_hash', '=', idHash).executeTakeFirst()
      return row && { idHash: row.id_hash, operatorId: row.operator_id, createdAt: row.created_at, seenAt: row.seen_at }
    },

    async touchSession(idHash, seenAt) {
      await db.updateTable('session').set({ seen_at: seenAt }).where('id_hash', '=', idHash).execute()
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
  }
}
