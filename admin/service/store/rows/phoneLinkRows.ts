import type { Kysely, Selectable } from 'kysely'
import type { PhoneLink, PhoneLinkStore } from '../Store.ts'
import type { Tables } from '../tables.ts'
import { appendAudit } from './appendAudit.ts'

export function phoneLinkRows(db: Kysely<Tables>): PhoneLinkStore {
  return {
    putPhoneLink: (link, audit) =>
      db.transaction().execute(async (trx) => {
        const session = await trx
          .selectFrom('session')
          .select('id_hash')
          .where('id_hash', '=', link.sessionHash)
          .executeTakeFirst()
        if (session === undefined) return false
        const row = {
          session_hash: link.sessionHash,
          token_hash: link.tokenHash,
          created_at: link.createdAt,
          changes: link.changes ?? null,
        }
        await trx
          .insertInto('phone_link')
          .values(row)
          .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(row))
          .execute()
        await appendAudit(trx, audit)
        return true
      }),

    async findPhoneLink(tokenHash) {
      const row = await db.selectFrom('phone_link').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
      return row && toPhoneLink(row)
    },

    async findPhoneLinkOf(sessionHash) {
      const row = await db
        .selectFrom('phone_link')
        .selectAll()
        .where('session_hash', '=', sessionHash)
        .executeTakeFirst()
      return row && toPhoneLink(row)
    },

    endPhoneLink: (sessionHash, audit) =>
      db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('phone_link')
          .where('session_hash', '=', sessionHash)
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return false
        await appendAudit(trx, audit)
        return true
      }),
  }
}

function toPhoneLink(row: Selectable<Tables['phone_link']>): PhoneLink {
  return {
    tokenHash: row.token_hash,
    sessionHash: row.session_hash,
    createdAt: row.created_at,
    ...(row.changes !== null && { changes: row.changes }),
  }
}
