import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'
import type { Tables } from '../tables.ts'

/** A value of a row as an entry of the log has it: it tells nothing, and no other value has it. */
export const noteOf = (value: string): string => createHash('sha256').update(value).digest('hex').slice(0, 32)

export const vouchOf = (by: string | null, at: string | null): string =>
  by === null || at === null ? '' : `${by} at ${at}`

/** An invitation or a password link that nobody has used or withdrawn. */
export interface NotedLink {
  readonly link: string
  readonly by: string
  readonly role: string
  readonly until: string
}

/** Rows by which somebody gets in or agrees, with hashes in place of what is secret. */
export interface Proof {
  /** The password of each operator, by name. */
  readonly passwords: Readonly<Record<string, string>>
  /** Operator who let each one in last, and when, by name; empty in accounts older than the record. */
  readonly vouches: Readonly<Record<string, string>>
  /** The secret of each second factor that is on, by name. */
  readonly factors: Readonly<Record<string, string>>
  readonly links: readonly NotedLink[]
  readonly approvals: readonly { readonly actor: string; readonly contentHash: string }[]
}

export interface ProofStore {
  /** To be compared with the log. */
  readProof(): Promise<Proof>
}

export const proofRows = (db: Kysely<Tables>): ProofStore => ({ readProof: () => readProof(db) })

async function readProof(db: Kysely<Tables>): Promise<Proof> {
  const operators = await db
    .selectFrom('operator')
    .select(['name', 'password_hash', 'vouched_by', 'vouched_at'])
    .orderBy('name')
    .execute()
  const factors = await db
    .selectFrom('second_factor')
    .innerJoin('operator', 'operator.id', 'second_factor.operator_id')
    .select(['operator.name', 'second_factor.secret'])
    .where('second_factor.confirmed_at', 'is not', null)
    .orderBy('operator.name')
    .execute()
  const links = await db
    .selectFrom('invitation')
    .selectAll()
    .where('closed_at', 'is', null)
    .orderBy('token_hash')
    .execute()
  const approvals = await db.selectFrom('approval').select(['actor', 'content_hash']).execute()
  return {
    passwords: Object.fromEntries(operators.map((row) => [row.name, noteOf(row.password_hash)])),
    vouches: Object.fromEntries(operators.map((row) => [row.name, vouchOf(row.vouched_by, row.vouched_at)])),
    factors: Object.fromEntries(factors.map((row) => [row.name, noteOf(row.secret)])),
    links: links.map((row) => ({
      link: noteOf(row.token_hash),
      by: row.created_by,
      role: row.role,
      until: row.expires_at,
    })),
    approvals: approvals.map((row) => ({ actor: row.actor, contentHash: row.content_hash })),
  }
}

/** Entry of an upgrade with all that entries of earlier builds do not say, as it is then. */
export async function proofEntry(db: Kysely<Tables>, at: string): Promise<AuditEntry> {
  const { passwords, vouches, factors, links } = await readProof(db)
  return {
    at,
    actor: 'system',
    action: 'store.noted',
    subject: 'store',
    reason: '',
    details: { passwords, vouches, factors, links },
  }
}
