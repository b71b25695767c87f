import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** The next number of a counter, from 1 on: none comes twice, whatever has become of the rows that had one. */
export async function countUp(trx: Kysely<Tables>, name: 'draft' | 'trial'): Promise<number> {
  const row = await trx
    .insertInto('counter')
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((set) => ({ value: set('counter.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow()
  return row.value
}
