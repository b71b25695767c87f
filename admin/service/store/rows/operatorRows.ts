import type { Kysely, Selectable } from 'kysely'
import { nameSkeleton, nameKey } from '../../base/people/operatorName.ts'
import { NameTaken, LastOwner, UnknownOperator } from '../../base/refusals.ts'
import type { Tables } from '../tables.ts'
import { noteOf } from './proofRows.ts'
import { readAs } from './readAs.ts'
import { role } from '../../../api/fields.ts'
import { appendAudit } from './auditRows.ts'
import { isLower } from '../../base/people/roles.ts'
import { endAsks } from './askRows.ts'
import { endSessionsOf } from './sessionRows.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'
import type { Role } from '../../../api/accountApi.ts'

export interface Operator {
  readonly id: number
  readonly name: string
  readonly role: Role
  readonly disabled: boolean
  readonly createdAt: string
  /** When they were last at the desk. */
  readonly seenAt?: string
  /**
   * Operator who let this one in last: by an invitation, by a link to choose a new password, or by a higher role.
   * Missing in accounts older than the record.
   */
  readonly vouchedBy?: string
  readonly vouchedAt?: string
}

export interface OperatorStore {
  countOperators(): Promise<number>
  listOperators(): Promise<readonly Operator[]>
  findOperator(name: string): Promise<(Operator & { readonly passwordHash: string }) | undefined>
  findOperatorById(id: number): Promise<Operator | undefined>
  /**
   * Refuses with `LastOwner` when nobody could administer afterwards. Ends the operator's sessions. An operator who is
   * disabled or gets a lower role leaves nothing open: invitations they made are closed, approvals they gave are taken
   * back.
   */
  changeOperator(
    id: number,
    change: { readonly role?: Role; readonly disabled?: boolean; readonly passwordHash?: string },
    audit: AuditEntry,
  ): Promise<void>
}

export function operatorRows(db: Kysely<Tables>): OperatorStore {
  return {
    async countOperators() {
      // PostgreSQL counts in 64 bits and answers with a text.
      const row = await db
        .selectFrom('operator')
        .select((eb) => eb.fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    async listOperators() {
      return (await db.selectFrom('operator').selectAll().orderBy('name_key').execute()).map(toOperator)
    },

    async findOperator(name) {
      const row = await db.selectFrom('operator').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst()
      return row && { ...toOperator(row), passwordHash: row.password_hash }
    },

    async findOperatorById(id) {
      const row = await db.selectFrom('operator').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toOperator(row)
    },

    changeOperator: (id, change, audit) =>
      db.transaction().execute(async (trx) => {
        const row = await trx.selectFrom('operator').selectAll().where('id', '=', id).executeTakeFirst()
        if (row === undefined) throw new UnknownOperator(id)
        const before = toOperator(row)
        const after = {
          role: change.role ?? before.role,
          disabled: Number(change.disabled ?? row.disabled === 1),
          password_hash: change.passwordHash ?? row.password_hash,
          // Whoever raises a role vouches as somebody does who lets an operator in.
          ...(isLower(before.role, change.role ?? before.role) && { vouched_by: audit.actor, vouched_at: audit.at }),
        }
        await trx.updateTable('operator').set(after).where('id', '=', id).execute()
        const owners = await trx
          .selectFrom('operator')
          .select('id')
          .where('role', '=', 'owner')
          .where('disabled', '=', 0)
          .execute()
        if (owners.length === 0) throw new LastOwner()
        await endSessionsOf(trx, id, audit, change.passwordHash === undefined ? 'owner' : 'password')
        const leaves = (after.disabled === 1 && row.disabled === 0) || isLower(after.role, before.role)
        const closed = leaves ? await closeWhatIsOpen(trx, row.name, audit.at) : {}
        const noted = {
          ...(change.passwordHash !== undefined && { password: noteOf(change.passwordHash) }),
          ...(after.vouched_at !== undefined && { vouches: true }),
        }
        await appendAudit(trx, { ...audit, details: { ...audit.details, ...closed, ...noted } })
      }),
  }
}

/** Offboarding: nothing is left that could act for an operator who may no longer act. */
export async function closeWhatIsOpen(
  trx: Kysely<Tables>,
  name: string,
  at: string,
): Promise<{ readonly closedInvitations: number; readonly closedApprovals: number; readonly closedAsks: number }> {
  // They could be a way back.
  const invitations = await trx
    .updateTable('invitation')
    .set({ closed_at: at })
    .where('created_by', '=', name)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  const approvals = await trx.deleteFrom('approval').where('actor', '=', name).executeTakeFirstOrThrow()
  const closedAsks = await endAsks(trx, { operator: name })
  return {
    closedInvitations: Number(invitations.numUpdatedRows),
    closedApprovals: Number(approvals.numDeletedRows),
    closedAsks,
  }
}

export function toOperator(row: Selectable<Tables['operator']>): Operator {
  return {
    id: row.id,
    name: row.name,
    role: readAs(role, row.role),
    disabled: row.disabled === 1,
    createdAt: row.created_at,
    ...(row.seen_at !== null && { seenAt: row.seen_at }),
    ...(row.vouched_by !== null && row.vouched_at !== null && { vouchedBy: row.vouched_by, vouchedAt: row.vouched_at }),
  }
}

/** Call it inside a transaction. Throws `NameTaken`. */
export async function insertOperator(
  trx: Kysely<Tables>,
  operator: {
    readonly name: string
    readonly role: string
    readonly passwordHash: string
    readonly createdAt: string
    readonly vouchedBy: string
    readonly vouchedAt: string
  },
): Promise<Operator> {
  const names = await trx.selectFrom('operator').select('name').execute()
  const taken = names.find(({ name }) => nameSkeleton(name) === nameSkeleton(operator.name))
  if (taken !== undefined) throw new NameTaken(taken.name)
  const row = await trx
    .insertInto('operator')
    .values({
      name: operator.name,
      name_key: nameKey(operator.name),
      role: operator.role,
      password_hash: operator.passwordHash,
      disabled: 0,
      created_at: operator.createdAt,
      vouched_by: operator.vouchedBy,
      vouched_at: operator.vouchedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toOperator(row)
}
