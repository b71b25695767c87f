import type { Kysely } from 'kysely'
import { role } from '../../../api/fields.ts'
import type { PresenceStore } from '../Store.ts'
import type { Tables } from '../tables.ts'
import { readAs } from './readAs.ts'

export function presenceRows(db: Kysely<Tables>): PresenceStore {
  return {
    addPresence: (id, sessionHash, at) =>
      db.transaction().execute(async (trx) => {
        const session = await trx
          .selectFrom('session')
          .select('id_hash')
          .where('id_hash', '=', sessionHash)
          .executeTakeFirst()
        if (session === undefined) return false
        // A page that was reloaded is where it was, since when it was there.
        const other = await trx
          .selectFrom('presence')
          .select(['page', 'change', 'since'])
          .where('session_hash', '=', sessionHash)
          .orderBy('seen_at', 'desc')
          .limit(1)
          .executeTakeFirst()
        const place = other ?? { page: '', change: null, since: at }
        await trx
          .insertInto('presence')
          .values({ id, session_hash: sessionHash, seen_at: at, ...place })
          .execute()
        return true
      }),

    async movePresence(sessionHash, { page, change = null }, at) {
      await db
        .updateTable('presence')
        .set({ page, change, since: at })
        .where('session_hash', '=', sessionHash)
        .where((eb) => eb.or([eb('page', '!=', page), eb('change', 'is distinct from', change)]))
        .execute()
    },

    async seePresence(ids, seenAt) {
      if (ids.length === 0) return
      await db.updateTable('presence').set({ seen_at: seenAt }).where('id', 'in', ids).execute()
    },

    async dropPresence(seenBefore) {
      await db.deleteFrom('presence').where('seen_at', '<', seenBefore).execute()
    },

    async presence() {
      const rows = await db
        .selectFrom('presence')
        .innerJoin('session', 'session.id_hash', 'presence.session_hash')
        .innerJoin('operator', 'operator.id', 'session.operator_id')
        .where('operator.disabled', '=', 0)
        .select([
          'presence.id',
          'presence.page',
          'presence.change',
          'presence.since',
          'presence.seen_at',
          'operator.name',
          'operator.role',
        ])
        .orderBy('presence.since')
        .orderBy('presence.id')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        operator: row.name,
        role: readAs(role, row.role),
        page: row.page,
        since: row.since,
        seenAt: row.seen_at,
        ...(row.change !== null && { change: row.change }),
      }))
    },
  }
}
