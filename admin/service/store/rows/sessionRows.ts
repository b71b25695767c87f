import type { Kysely, Selectable } from 'kysely'
import { Type } from 'typebox'
import type { Told } from '../../../api/Route.ts'
import type { Tables } from '../tables.ts'
import { appendAudit } from './auditRows.ts'
import { watchRows } from './proofRows.ts'
import { readAs } from './readAs.ts'
import { type SessionEnd, sessionEndKind } from '../../../api/accountApi.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'

export interface Session {
  readonly idHash: string
  readonly operatorId: number
  readonly createdAt: string
  readonly seenAt: string
  readonly ip: string
  readonly agent: string
  /** When the password or a code was last typed in this session. */
  readonly confirmedAt?: string
  /** Of an account of the company. */
  readonly company?: CompanySession
}

/** By whom a second factor was asked for in a session of the company's account. */
const companyFactor = Type.Enum(['none', 'provider', 'code'], { type: 'string' })
export interface CompanySession {
  /** The refresh token, sealed with the token of the session. */
  readonly refresh: string
  /** When the provider was last asked. */
  readonly askedAt: string
  readonly factor: Told<typeof companyFactor>
}

export interface SessionStore {
  addSession(session: Session): Promise<void>
  findSession(idHash: string): Promise<Session | undefined>
  touchSession(idHash: string, seenAt: string): Promise<void>
  confirmSession(idHash: string, audit: AuditEntry): Promise<void>
  /** Keeps how it ended, where that is said: its operator did not sign out there. */
  endSession(idHash: string, end?: DatedEnd): Promise<void>
  /** How a session ended; undefined for one that is open, that nobody had, or that ended long ago. */
  findSessionEnd(idHash: string): Promise<SessionEnd | undefined>
  /**
   * Ends sessions that began before `createdBefore` or were last used before `seenBefore`, and forgets how those ended
   * that did so before `createdBefore`.
   */
  dropSessions(createdBefore: string, seenBefore: string, at: string): Promise<void>
  /** Newest first. */
  listSessions(operatorId: number): Promise<readonly Session[]>
  /** All of them: by their operator where that is who the audit says did it, otherwise by an owner. */
  endSessions(operatorId: number, audit: AuditEntry): Promise<void>
}

interface DatedEnd extends SessionEnd {
  readonly at: string
}

export function sessionRows(db: Kysely<Tables>): SessionStore {
  return {
    addSession: (session) =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto('session')
          .values({
            id_hash: session.idHash,
            operator_id: session.operatorId,
            created_at: session.createdAt,
            seen_at: session.seenAt,
            ip: session.ip,
            agent: session.agent,
            confirmed_at: session.confirmedAt ?? null,
          })
          .execute()
        if (session.company !== undefined) {
          const { refresh, askedAt, factor } = session.company
          await trx
            .insertInto('company_session')
            .values({ session_hash: session.idHash, refresh, asked_at: askedAt, factor })
            .execute()
        }
        await trx
          .updateTable('operator')
          .set({ seen_at: session.seenAt })
          .where('id', '=', session.operatorId)
          .execute()
      }),

    async findSession(idHash) {
      const row = await db.selectFrom('session').selectAll().where('id_hash', '=', idHash).executeTakeFirst()
      if (row === undefined) return undefined
      const company = await db
        .selectFrom('company_session')
        .selectAll()
        .where('session_hash', '=', idHash)
        .executeTakeFirst()
      return {
        ...toSession(row),
        ...(company && {
          company: {
            refresh: company.refresh,
            askedAt: company.asked_at,
            factor: readAs(companyFactor, company.factor),
          },
        }),
      }
    },

    async touchSession(idHash, seenAt) {
      await db.updateTable('session').set({ seen_at: seenAt }).where('id_hash', '=', idHash).execute()
      await db
        .updateTable('operator')
        .set({ seen_at: seenAt })
        .where('id', '=', (eb) => eb.selectFrom('session').select('operator_id').where('id_hash', '=', idHash))
        .execute()
    },

    confirmSession: (idHash, audit) =>
      db.transaction().execute(async (trx) => {
        const append = await watchRows(trx, { session: [idHash] })
        const { numUpdatedRows } = await trx
          .updateTable('session')
          .set({ confirmed_at: audit.at })
          .where('id_hash', '=', idHash)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows !== 0n) await append(audit)
      }),

    async endSession(idHash, end) {
      if (end !== undefined) await keepEnds(db, [idHash], end)
      await db.deleteFrom('session').where('id_hash', '=', idHash).execute()
    },

    async findSessionEnd(idHash) {
      const row = await db.selectFrom('ended_session').selectAll().where('id_hash', '=', idHash).executeTakeFirst()
      return row && { how: readAs(sessionEndKind, row.how), ...(row.actor !== null && { by: row.actor }) }
    },

    async dropSessions(createdBefore, seenBefore, at) {
      await db.deleteFrom('ended_session').where('at', '<', createdBefore).execute()
      const dropped = await db
        .deleteFrom('session')
        .where((eb) => eb.or([eb('created_at', '<', createdBefore), eb('seen_at', '<', seenBefore)]))
        .returning('id_hash')
        .execute()
      await keepEnds(
        db,
        dropped.map((row) => row.id_hash),
        { how: 'expired', at },
      )
    },

    async listSessions(operatorId) {
      return (
        await db
          .selectFrom('session')
          .selectAll()
          .where('operator_id', '=', operatorId)
          .orderBy('created_at', 'desc')
          .execute()
      ).map(toSession)
    },

    endSessions: (operatorId, audit) =>
      db.transaction().execute(async (trx) => {
        const operator = await trx.selectFrom('operator').select('name').where('id', '=', operatorId).executeTakeFirst()
        await endSessionsOf(trx, operatorId, audit, operator?.name === audit.actor ? 'self' : 'owner')
        await appendAudit(trx, audit)
      }),
  }
}

/** Ends every session of an operator, inside a transaction. */
export async function endSessionsOf(
  trx: Kysely<Tables>,
  operatorId: number,
  { actor, at }: AuditEntry,
  how: SessionEnd['how'],
): Promise<void> {
  const ended = await trx.deleteFrom('session').where('operator_id', '=', operatorId).returning('id_hash').execute()
  await keepEnds(
    trx,
    ended.map((row) => row.id_hash),
    { how, by: actor, at },
  )
}

/** The first reason counts, where two services end a session at once. */
async function keepEnds(db: Kysely<Tables>, idHashes: readonly string[], { how, by, at }: DatedEnd): Promise<void> {
  if (idHashes.length === 0) return
  await db
    .insertInto('ended_session')
    .values(idHashes.map((idHash) => ({ id_hash: idHash, how, actor: by ?? null, at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Sessions older than the columns do not say where they began. */
function toSession(row: Selectable<Tables['session']>): Session {
  return {
    idHash: row.id_hash,
    operatorId: row.operator_id,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    ip: row.ip ?? '',
    agent: row.agent ?? '',
    ...(row.confirmed_at !== null && { confirmedAt: row.confirmed_at }),
  }
}
