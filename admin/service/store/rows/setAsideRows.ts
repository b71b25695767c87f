import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import type { Tables } from '../tables.ts'
import { appendAudit } from './auditRows.ts'
import { parseAs } from './readAs.ts'
import { ReasonSchema, type Reason } from '../../../api/findings.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'
import type { OverlayEdit } from '../../../api/edits.ts'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'

/** An edit that was live until a build refused it; the release is the first one without it. */
export interface SetAsideEdit extends OverlayEdit {
  readonly seq: number
  readonly reasons: readonly Reason[]
}

export interface SetAsideStore {
  /** Edits that were set aside and neither dismissed nor published again. */
  setAside(): Promise<readonly SetAsideEdit[]>
  /** Answers whether it was there. */
  dismissSetAside(fact: string, audit: AuditEntry): Promise<boolean>
}

const Reasons = Type.Array(ReasonSchema)

export function setAsideRows(db: Kysely<Tables>): SetAsideStore {
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

/** Edits that are live again are no longer set aside. */
export async function forgetSetAside(trx: Kysely<Tables>, overlay: readonly OverlayEdit[]): Promise<void> {
  const live = new Set(overlay.map(({ fact }) => fact))
  for (const { fact } of await trx.selectFrom('set_aside').select('fact').execute())
    if (live.has(fact)) await trx.deleteFrom('set_aside').where('fact', '=', fact).execute()
}

/** Call it in the transaction of the release that left the edit out. */
export async function putAside(
  trx: Kysely<Tables>,
  { fact, value, replaces, actor, at, seq, reasons }: SetAsideEdit,
  by: Pick<ReleaseRecord, 'actor' | 'createdAt'>,
): Promise<void> {
  const row = {
    fact,
    value: JSON.stringify(value),
    replaces: JSON.stringify(replaces),
    actor,
    at,
    seq,
    reasons: JSON.stringify(reasons),
  }
  await trx
    .insertInto('set_aside')
    .values(row)
    .onConflict((conflict) => conflict.column('fact').doUpdateSet(row))
    .execute()
  const details = { value, replaces, by: actor, made: at, seq, reasons }
  await appendAudit(trx, {
    at: by.createdAt,
    actor: by.actor,
    action: 'edit.set-aside',
    subject: fact,
    reason: reasons[0]?.message ?? '',
    details,
  })
}
