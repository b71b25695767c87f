import type { Kysely, Selectable } from 'kysely'
import { LinkNotValid } from '../../base/refusals.ts'
import type { Tables } from '../tables.ts'
import { appendAudit } from './auditRows.ts'
import { endSessionsOf } from './sessionRows.ts'
import { insertOperator, type Operator } from './operatorRows.ts'
import { noteOf } from './proofRows.ts'
import { readAs } from './readAs.ts'
import { role } from '../../../api/fields.ts'
import type { Invitation } from '../../../api/operatorApi.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'

export interface InvitationStore {
  addInvitation(invitation: Invitation, audit: AuditEntry): Promise<void>
  findInvitation(tokenHash: string, now: string): Promise<Invitation | undefined>
  listInvitations(now: string): Promise<readonly Invitation[]>
  revokeInvitation(tokenHash: string, audit: AuditEntry): Promise<boolean>
  /** Uses up the link and creates the operator in one step. Throws `LinkNotValid` or `NameTaken`. */
  acceptInvitation(
    tokenHash: string,
    operator: { readonly name: string; readonly passwordHash: string },
    now: string,
    audit: AuditEntry,
  ): Promise<Operator>
  /**
   * Uses up the link of an existing operator: sets the password, ends their sessions and other such links. Throws
   * `LinkNotValid`.
   */
  acceptPasswordLink(tokenHash: string, passwordHash: string, audit: AuditEntry): Promise<void>
}

export function invitationRows(db: Kysely<Tables>): InvitationStore {
  return {
    addInvitation: (invitation, audit) =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto('invitation')
          .values({
            token_hash: invitation.tokenHash,
            name: invitation.name,
            role: invitation.role,
            created_by: invitation.createdBy,
            created_at: invitation.createdAt,
            expires_at: invitation.expiresAt,
            closed_at: null,
            operator_id: invitation.operatorId,
          })
          .execute()
        await appendAudit(trx, withLink(audit, invitation.tokenHash, { role: invitation.role }))
      }),

    async findInvitation(tokenHash, now) {
      const row = await open(db, now).where('token_hash', '=', tokenHash).executeTakeFirst()
      return row && toInvitation(row)
    },

    async listInvitations(now) {
      return (await open(db, now).orderBy('created_at').execute()).map(toInvitation)
    },

    revokeInvitation: (tokenHash, audit) =>
      db.transaction().execute(async (trx) => {
        const closed = await close(trx, tokenHash, audit.at)
        if (closed) await appendAudit(trx, withLink(audit, tokenHash))
        return closed
      }),

    acceptInvitation: (tokenHash, operator, now, audit) =>
      db.transaction().execute(async (trx) => {
        const row = await open(trx, now)
          .where('token_hash', '=', tokenHash)
          .where('operator_id', 'is', null)
          .executeTakeFirst()
        if (row === undefined || !(await close(trx, tokenHash, now))) throw new LinkNotValid()
        const created = await insertOperator(trx, {
          ...operator,
          role: row.role,
          createdAt: now,
          vouchedBy: row.created_by,
          vouchedAt: audit.at,
        })
        await appendAudit(
          trx,
          withLink(audit, tokenHash, {
            role: row.role,
            invitedBy: row.created_by,
            password: noteOf(operator.passwordHash),
          }),
        )
        return created
      }),

    acceptPasswordLink: (tokenHash, passwordHash, audit) =>
      db.transaction().execute(async (trx) => {
        const row = await open(trx, audit.at).where('token_hash', '=', tokenHash).executeTakeFirst()
        if (row === undefined || row.operator_id === null || !(await close(trx, tokenHash, audit.at)))
          throw new LinkNotValid()
        await trx
          .updateTable('operator')
          .set({ password_hash: passwordHash, vouched_by: row.created_by, vouched_at: audit.at })
          .where('id', '=', row.operator_id)
          .execute()
        await trx
          .updateTable('invitation')
          .set({ closed_at: audit.at })
          .where('operator_id', '=', row.operator_id)
          .where('closed_at', 'is', null)
          .execute()
        await endSessionsOf(trx, row.operator_id, audit, 'password')
        await appendAudit(
          trx,
          withLink(audit, tokenHash, { password: noteOf(passwordHash), invitedBy: row.created_by }),
        )
      }),
  }
}

/** An entry with what is needed to compare the rows with it. */
const withLink = (audit: AuditEntry, tokenHash: string, more: AuditEntry['details'] = {}): AuditEntry => ({
  ...audit,
  details: { ...audit.details, ...more, link: noteOf(tokenHash) },
})

/**
 * Closes every link, also those that have expired: a clock that is set back would open them again. Answers those that
 * had not.
 */
export async function closeLinks(trx: Kysely<Tables>, at: string): Promise<readonly Invitation[]> {
  const rows = await open(trx, at).orderBy('created_at').orderBy('token_hash').execute()
  await trx.updateTable('invitation').set({ closed_at: at }).where('closed_at', 'is', null).execute()
  return rows.map(toInvitation)
}

function open(db: Kysely<Tables>, now: string) {
  return db.selectFrom('invitation').selectAll().where('closed_at', 'is', null).where('expires_at', '>', now)
}

async function close(trx: Kysely<Tables>, tokenHash: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitation')
    .set({ closed_at: at })
    .where('token_hash', '=', tokenHash)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

function toInvitation(row: Selectable<Tables['invitation']>): Invitation {
  return {
    tokenHash: row.token_hash,
    name: row.name,
    role: readAs(role, row.role),
    createdBy: row.created_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    operatorId: row.operator_id,
  }
}
