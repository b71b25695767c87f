import type { Kysely, Selectable } from 'kysely'
import { plainName } from '../../../../src/format/typedText.ts'
import { nameSkeleton } from '../../base/people/operatorName.ts'
import { NameTaken } from '../../base/refusals.ts'
import type { Operator } from '../Store.ts'
import type { Tables } from '../tables.ts'
import { readAs } from './readAs.ts'
import { role } from '../../../api/fields.ts'

/** Names that look alike count as one: composed and in lower case. */
export function nameKey(name: string): string {
  return plainName(name).toLowerCase()
}

export function toOperator(row: Selectable<Tables['operator']>): Operator {
  return {
    id: row.id,
    name: row.name,
    role: readAs(role, row.role),
    disabled: row.disabled === 1,
    createdAt: row.created_at,
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
      vouched_at: operator.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toOperator(row)
}
