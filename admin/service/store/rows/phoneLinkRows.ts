import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../tables.ts'
import { appendAudit } from './auditRows.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'

/** Lets a phone read changes, for as long as the session that made it lasts at most. */
export interface PhoneLink {
  readonly tokenHash: string
  readonly sessionHash: string
  readonly createdAt: string
  /** Their ids, by commas; missing for the operator's own. */
  readonly changes?: string
}

export interface PhoneLinkStore {
  /** Replaces an earlier one of the same session; answers false if that session has ended. */
  putPhoneLink(link: PhoneLink, audit: AuditEntry): Promise<boolean>
  findPhoneLink(tokenHash: string): Promise<PhoneLink | undefined>
  findPhoneLinkOf(sessionHash: string): Promise<PhoneLink | undefined>
  /** Answers whether there was one. */
  endPhoneLink(sessionHash: string, audit: AuditEntry): Promise<boolean>
}

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
