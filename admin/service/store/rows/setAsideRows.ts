import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import type { ChangeStore } from '../Store.ts'
import type { Tables } from '../tables.ts'
import { appendAudit } from './appendAudit.ts'
import { parseAs } from './readAs.ts'
import { ReasonSchema } from '../../../api/findings.ts'

const Reasons = Type.Array(ReasonSchema)

export function setAsideRows(db: Kysely<Tables>): Pick<ChangeStore, 'setAside' | 'dismissSetAside'> {
  return {
    async setAside() {
      const rows = await db.selectFrom('set_aside').selectAll().orderBy('fact').execute()
      return rows.map(({ value, replaces, reasons, ...row }) => ({
        ...row,
        value: parseAs(Type.Unknown(), value),
        replaces: parseAs(Type.Unknown(), replaces),
        reasons: parseAs(Reasons, reasons),
      }))
    },

    dismissSetAside: (fact, audit) =>
      db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx.deleteFrom('set_aside').where('fact', '=', fact).executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return false
        await appendAudit(trx, audit)
        return true
      }),
  }
}
