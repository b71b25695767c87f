import type { Kysely, Selectable } from 'kysely'
import { Type } from 'typebox'
import { stopNames } from '../../../../src/format/wire/stops.ts'
import type { MachineToken } from '../../../api/machineTokenApi.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'
import { nameSkeleton } from '../../base/people/operatorName.ts'
import { TokenNameTaken } from '../../base/machineRefusals.ts'
import type { Tables } from '../tables.ts'
import { appendAudit } from './auditRows.ts'
import { watchRows } from './proofRows.ts'
import { parseAs } from './readAs.ts'

export interface MachineTokenStore {
  /** All of them in the order of their names, those that have ended too. */
  machineTokens(): Promise<readonly MachineToken[]>
  /** Throws `TokenNameTaken` where one of a name that looks like it is there. */
  addMachineToken(token: Omit<MachineToken, 'usedAt' | 'isBacked'>, audit: AuditEntry): Promise<void>
  /** Answers whether it was there. */
  removeMachineToken(tokenHash: string, audit: Omit<AuditEntry, 'subject'>): Promise<boolean>
  /** The moment of the entry is that of its last use. */
  noteMachineUse(tokenHash: string, audit: AuditEntry): Promise<void>
}

export function machineTokenRows(db: Kysely<Tables>): MachineTokenStore {
  return {
    async machineTokens() {
      const rows = await db.selectFrom('machine_token').selectAll().orderBy('name').execute()
      const owners = await db
        .selectFrom('operator')
        .select('name')
        .where('role', '=', 'owner')
        .where('disabled', '=', 0)
        .execute()
      const backers = new Set(owners.map(({ name }) => name))
      return rows.map((row) => toMachineToken(row, backers))
    },

    addMachineToken: (token, audit) =>
      db.transaction().execute(async (trx) => {
        const names = await trx.selectFrom('machine_token').select('name').execute()
        const taken = names.find(({ name }) => nameSkeleton(name) === nameSkeleton(token.name))
        if (taken !== undefined) throw new TokenNameTaken(taken.name)
        const append = await watchRows(trx, { 'machine token': [token.tokenHash] })
        await trx
          .insertInto('machine_token')
          .values({
            token_hash: token.tokenHash,
            name: token.name,
            stops: JSON.stringify(token.stops),
            reads_audit: Number(token.readsAudit),
            created_by: token.createdBy,
            created_at: token.createdAt,
            expires_at: token.expiresAt,
            used_at: null,
          })
          .execute()
        await append(audit)
      }),

    removeMachineToken: (tokenHash, audit) =>
      db.transaction().execute(async (trx) => {
        const append = await watchRows(trx, { 'machine token': [tokenHash] })
        const row = await trx
          .deleteFrom('machine_token')
          .where('token_hash', '=', tokenHash)
          .returning('name')
          .executeTakeFirst()
        if (row === undefined) return false
        await append({ ...audit, subject: row.name })
        return true
      }),

    noteMachineUse: (tokenHash, audit) =>
      db.transaction().execute(async (trx) => {
        await trx.updateTable('machine_token').set({ used_at: audit.at }).where('token_hash', '=', tokenHash).execute()
        await appendAudit(trx, audit)
      }),
  }
}

/** Ends all of them; answers their names. */
export async function endMachineTokens(trx: Kysely<Tables>): Promise<readonly string[]> {
  const rows = await trx.deleteFrom('machine_token').returning('name').execute()
  return rows.map(({ name }) => name).toSorted()
}

const stopList = Type.Array(Type.String())

/** A stop that this build does not know is left out. `backers` are the names of the owners. */
function toMachineToken(row: Selectable<Tables['machine_token']>, backers: ReadonlySet<string>): MachineToken {
  const stops = new Set(parseAs(stopList, row.stops))
  return {
    tokenHash: row.token_hash,
    name: row.name,
    stops: stopNames.filter((name) => stops.has(name)),
    readsAudit: row.reads_audit === 1,
    createdBy: row.created_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    ...(row.used_at !== null && { usedAt: row.used_at }),
    // The command line is nobody who could leave.
    isBacked: row.created_by.startsWith('cli:') || backers.has(row.created_by),
  }
}
