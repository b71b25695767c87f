import type { Kysely } from 'kysely'
import { role } from '../../../api/fields.ts'
import type { Tables } from '../tables.ts'
import { readAs } from './readAs.ts'
import type { Role } from '../../../api/accountApi.ts'
import type { Place } from '../../../api/presenceApi.ts'

/** Somebody who listens to the events of the desk. */
export interface Presence {
  /** Of the stream. */
  readonly id: string
  readonly operator: string
  readonly role: Role
  /** Empty until the desk has said where they are. */
  readonly page: string
  readonly change?: string
  readonly since: string
  readonly seenAt: string
}

export interface PresenceStore {
  /** At the place where others of the session are; answers false if the session has ended. */
  addPresence(id: string, sessionHash: string, at: string): Promise<boolean>
  /** For all of a session; `at` is the moment they came, if they were elsewhere before. */
  movePresence(sessionHash: string, place: Place, at: string): Promise<void>
  seePresence(ids: readonly string[], seenAt: string): Promise<void>
  /** Forgets those last seen before. */
  dropPresence(seenBefore: string): Promise<void>
  /** Of operators who may sign in; the latest to arrive at their place last. Those of a session end with it. */
  presence(): Promise<readonly Presence[]>
}

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
