import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import { noteOf, watchRows } from './proofRows.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'

/** A shared secret beside the password; in force once one of its codes was confirmed. */
interface SecondFactor {
  readonly secret: string
  readonly confirmedAt: string | null
}

export interface SecondFactorStore {
  findSecondFactor(operatorId: number): Promise<SecondFactor | undefined>
  /** Operators whose second factor is in force. */
  listSecondFactors(): Promise<readonly number[]>
  countRecoveryCodes(operatorId: number): Promise<number>
  /** Replaces one that was never confirmed; answers false, and does nothing, if one is in force. */
  beginSecondFactor(operatorId: number, secret: string): Promise<boolean>
  /** Puts it in force; `step` is used up. */
  confirmSecondFactor(
    operatorId: number,
    confirmed: { readonly at: string; readonly step: number; readonly recoveryHashes: readonly string[] },
    audit: AuditEntry,
  ): Promise<void>
  /** Uses up a time step, once; false when it or a later one was used before. */
  useStep(operatorId: number, step: number): Promise<boolean>
  /** Uses up a recovery code; answers whether there was one. */
  useRecoveryCode(operatorId: number, codeHash: string, audit: AuditEntry): Promise<boolean>
  /** Answers whether there was one. */
  removeSecondFactor(operatorId: number, audit: AuditEntry): Promise<boolean>
}

export function secondFactorRows(db: Kysely<Tables>): SecondFactorStore {
  return {
    async findSecondFactor(operatorId) {
      const row = await db
        .selectFrom('second_factor')
        .selectAll()
        .where('operator_id', '=', operatorId)
        .executeTakeFirst()
      return row && { secret: row.secret, confirmedAt: row.confirmed_at }
    },

    async listSecondFactors() {
      const rows = await db
        .selectFrom('second_factor')
        .select('operator_id')
        .where('confirmed_at', 'is not', null)
        .execute()
      return rows.map((row) => row.operator_id)
    },

    async countRecoveryCodes(operatorId) {
      return (await db.selectFrom('recovery_code').select('code_hash').where('operator_id', '=', operatorId).execute())
        .length
    },

    beginSecondFactor: (operatorId, secret) =>
      db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('second_factor')
          .select('confirmed_at')
          .where('operator_id', '=', operatorId)
          .executeTakeFirst()
        if (row !== undefined && row.confirmed_at !== null) return false
        await trx.deleteFrom('second_factor').where('operator_id', '=', operatorId).execute()
        await trx
          .insertInto('second_factor')
          .values({ operator_id: operatorId, secret, confirmed_at: null, last_step: 0 })
          .execute()
        return true
      }),

    confirmSecondFactor: (operatorId, { at, step, recoveryHashes }, audit) =>
      db.transaction().execute(async (trx) => {
        const append = await watchRows(trx, { 'set of recovery codes': [String(operatorId)] })
        await trx
          .updateTable('second_factor')
          .set({ confirmed_at: at, last_step: step })
          .where('operator_id', '=', operatorId)
          .execute()
        await trx.deleteFrom('recovery_code').where('operator_id', '=', operatorId).execute()
        await trx
          .insertInto('recovery_code')
          .values(recoveryHashes.map((hash) => ({ code_hash: hash, operator_id: operatorId })))
          .execute()
        const { secret } = await trx
          .selectFrom('second_factor')
          .select('secret')
          .where('operator_id', '=', operatorId)
          .executeTakeFirstOrThrow()
        await append({ ...audit, details: { ...audit.details, factor: noteOf(secret) } })
      }),

    async useStep(operatorId, step) {
      const { numUpdatedRows } = await db
        .updateTable('second_factor')
        .set({ last_step: step })
        .where('operator_id', '=', operatorId)
        .where('last_step', '<', step)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    useRecoveryCode: (operatorId, codeHash, audit) =>
      db.transaction().execute(async (trx) => {
        const append = await watchRows(trx, { 'set of recovery codes': [String(operatorId)] })
        const { numDeletedRows } = await trx
          .deleteFrom('recovery_code')
          .where('operator_id', '=', operatorId)
          .where('code_hash', '=', codeHash)
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return false
        await append(audit)
        return true
      }),

    removeSecondFactor: (operatorId, audit) =>
      db.transaction().execute(async (trx) => {
        const append = await watchRows(trx, { 'set of recovery codes': [String(operatorId)] })
        await trx.deleteFrom('recovery_code').where('operator_id', '=', operatorId).execute()
        const { numDeletedRows } = await trx
          .deleteFrom('second_factor')
          .where('operator_id', '=', operatorId)
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return false
        await append(audit)
        return true
      }),
  }
}
