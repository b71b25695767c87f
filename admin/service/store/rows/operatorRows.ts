import type { Kysely } from 'kysely'
import { LastOwner, UnknownOperator } from '../../base/refusals.ts'
import type { OperatorStore } from '../Store.ts'
import type { Tables } from '../tables.ts'
import { appendAudit } from './appendAudit.ts'
import { isLower } from '../../base/people/roles.ts'
import { endAsks } from './askRows.ts'
import { closeInvitationsBy, invitationRows } from './invitationRows.ts'
import { nameKey, toOperator } from './operatorRow.ts'
import { sessionRows } from './sessionRows.ts'

export function operatorRows(db: Kysely<Tables>): OperatorStore {
  return {
    ...invitationRows(db),
    ...sessionRows(db),

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
        }
        await trx.updateTable('operator').set(after).where('id', '=', id).execute()
        const owners = await trx
          .selectFrom('operator')
          .select('id')
          .where('role', '=', 'owner')
          .where('disabled', '=', 0)
          .execute()
        if (owners.length === 0) throw new LastOwner()
        await trx.deleteFrom('session').where('operator_id', '=', id).execute()
        const leaves = (after.disabled === 1 && row.disabled === 0) || isLower(after.role, before.role)
        const closed = leaves ? await closeWhatIsOpen(trx, row.name, audit.at) : {}
        await appendAudit(trx, { ...audit, details: { ...audit.details, ...closed } })
      }),
  }
}

/** Offboarding: nothing is left that could act for an operator who may no longer act. */
async function closeWhatIsOpen(
  trx: Kysely<Tables>,
  name: string,
  at: string,
): Promise<{ readonly closedInvitations: number; readonly closedApprovals: number; readonly closedAsks: number }> {
  const closedInvitations = await closeInvitationsBy(trx, name, at)
  const { numDeletedRows } = await trx.deleteFrom('approval').where('actor', '=', name).executeTakeFirstOrThrow()
  const closedAsks = await endAsks(trx, { operator: name })
  return { closedInvitations, closedApprovals: Number(numDeletedRows), closedAsks }
}
