import type { Kysely } from 'kysely'
import { NotFound } from '../../base/refusals.ts'
import { isLower } from '../../base/people/roles.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'
import type { Role } from '../../../api/accountApi.ts'
import type { Tables } from '../tables.ts'
import { appendAudit } from './auditRows.ts'
import { closeWhatIsOpen, insertOperator, type Operator, toOperator } from './operatorRows.ts'
import { noteOf, noteOfCompanyAccount } from './proofRows.ts'

/** Somebody at the provider: a subject is never given to another person, unlike a name or an address. */
export interface CompanyIdentity {
  readonly issuer: string
  readonly subject: string
}

export interface CompanyStore {
  findCompanyOperator(identity: CompanyIdentity): Promise<Operator | undefined>
  /** The identity that signs in to an operator's account; undefined for a local account. */
  findCompanyIdentity(operatorId: number): Promise<CompanyIdentity | undefined>
  /** Ids of the operators whose accounts are the company's. */
  listCompanyOperators(): Promise<readonly number[]>
  /**
   * Makes an account that the actor of the entry has let in, and that no password opens; answers the one that is there
   * where the identity has one. Throws `NameTaken`.
   */
  addCompanyOperator(
    identity: CompanyIdentity,
    operator: { readonly name: string; readonly role: Role; readonly passwordHash: string },
    audit: AuditEntry,
  ): Promise<Operator>
  /**
   * Gives the role that the groups say, for whoever the last owner may be. Whoever gets a lower one leaves nothing open,
   * and the actor of the entry vouches for a higher one.
   */
  setCompanyRole(operatorId: number, role: Role, audit: AuditEntry): Promise<void>
  /** Answers whether this caller may ask the provider about the session: one that others have not just asked about. */
  claimCompanyQuestion(idHash: string, askedAt: string, now: string): Promise<boolean>
  keepRefreshToken(idHash: string, sealed: string): Promise<void>
  /** A code was typed here. */
  passCompanyFactor(idHash: string): Promise<void>
}

export function companyRows(db: Kysely<Tables>): CompanyStore {
  const ofIdentity = (trx: Kysely<Tables>, { issuer, subject }: CompanyIdentity) =>
    trx
      .selectFrom('company_account')
      .innerJoin('operator', 'operator.id', 'company_account.operator_id')
      .selectAll('operator')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst()

  return {
    async findCompanyOperator(identity) {
      const row = await ofIdentity(db, identity)
      return row && toOperator(row)
    },

    findCompanyIdentity: (operatorId) =>
      db
        .selectFrom('company_account')
        .select(['issuer', 'subject'])
        .where('operator_id', '=', operatorId)
        .executeTakeFirst(),

    async listCompanyOperators() {
      return (await db.selectFrom('company_account').select('operator_id').execute()).map((row) => row.operator_id)
    },

    addCompanyOperator: (identity, { name, role, passwordHash }, audit) =>
      db.transaction().execute(async (trx) => {
        // In two tabs at once: the second one finds the account of the first.
        const known = await ofIdentity(trx, identity)
        if (known !== undefined) return toOperator(known)
        const letIn = { createdAt: audit.at, vouchedBy: audit.actor, vouchedAt: audit.at }
        const operator = await insertOperator(trx, { name, role, passwordHash, ...letIn })
        await trx
          .insertInto('company_account')
          .values({ operator_id: operator.id, issuer: identity.issuer, subject: identity.subject })
          .execute()
        const rows = Object.fromEntries([noteOfCompanyAccount(name, identity)])
        const noted = { role, invitedBy: audit.actor, password: noteOf(passwordHash), rows }
        await appendAudit(trx, { ...audit, details: { ...audit.details, ...noted } })
        return operator
      }),

    setCompanyRole: (operatorId, role, audit) =>
      db.transaction().execute(async (trx) => {
        const row = await trx.selectFrom('operator').selectAll().where('id', '=', operatorId).executeTakeFirst()
        if (row === undefined) throw new NotFound()
        const before = toOperator(row).role
        if (before === role) return
        const isRaised = isLower(before, role)
        await trx
          .updateTable('operator')
          .set({ role, ...(isRaised && { vouched_by: audit.actor, vouched_at: audit.at }) })
          .where('id', '=', operatorId)
          .execute()
        const noted = isRaised ? { vouches: true } : await closeWhatIsOpen(trx, row.name, audit.at)
        await appendAudit(trx, { ...audit, details: { ...audit.details, role, ...noted } })
      }),

    async claimCompanyQuestion(idHash, askedAt, now) {
      const { numUpdatedRows } = await db
        .updateTable('company_session')
        .set({ asked_at: now })
        .where('session_hash', '=', idHash)
        .where('asked_at', '=', askedAt)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    async keepRefreshToken(idHash, sealed) {
      await db.updateTable('company_session').set({ refresh: sealed }).where('session_hash', '=', idHash).execute()
    },

    async passCompanyFactor(idHash) {
      await db.updateTable('company_session').set({ factor: 'code' }).where('session_hash', '=', idHash).execute()
    },
  }
}
