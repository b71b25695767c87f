import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuditRecord } from '../../../api/auditApi.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'
import type { Tables } from '../tables.ts'
import { appendAudit } from './auditRows.ts'

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
  /** A note of every other row that is compared with the log, by its name. */
  readonly rows: Notes
}

/** Notes of rows, each by its name, which begins with its kind. */
type Notes = Readonly<Record<string, string>>

/** Rows of which every entry that leaves them otherwise has a note. */
export const notedKinds = [
  'edit',
  'schedule',
  'trial',
  'agreed value',
  'set of recovery codes',
  'session',
  'machine token',
  'company account',
] as const
export type NotedKind = (typeof notedKinds)[number]

const noteOfAll = (...values: readonly unknown[]): string => noteOf(JSON.stringify(values))

/** The name and the note of the identity that signs in to an account. */
export const noteOfCompanyAccount = (
  name: string,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
): readonly [string, string] => [`company account of ${name}`, noteOfAll(issuer, subject)]

interface NotedSession {
  readonly idHash: string
  readonly createdAt: string
  readonly ip: string
  readonly agent: string
  readonly confirmedAt?: string
}

/** The name and the note of a session, as its row and the entry of its log-in have them. */
export const noteOfSession = (
  name: string,
  { idHash, createdAt, ip, agent, confirmedAt }: NotedSession,
): readonly [string, string] => [
  `session ${idHash.slice(0, 16)} of ${name}`,
  noteOfAll(idHash, createdAt, ip, agent, confirmedAt ?? null),
]

/**
 * All rows of a kind, or those with one of these ids, or of a change with one. A note has what no call of the store
 * changes without an entry, and always in the same way: entries of earlier builds are compared with it.
 */
const noteRows: Readonly<
  Record<NotedKind, (db: Kysely<Tables>, ids?: readonly string[]) => Promise<readonly (readonly [string, string])[]>>
> = {
  async edit(db, ids) {
    const all = db.selectFrom('change_edit').selectAll()
    const rows = await (ids === undefined ? all : all.where('change', 'in', ids)).execute()
    return rows.map((row) => [
      `edit of ${row.fact} in change ${row.change}`,
      noteOfAll(row.value, row.replaces, row.actor, row.at, row.rev),
    ])
  },

  async schedule(db, ids) {
    // What was taken back may not be rolled back to.
    const all = db
      .selectFrom('schedule')
      .selectAll()
      .where((is) =>
        is.or([
          is('state', 'in', ['waiting', 'parked']),
          is.and([is('state', '=', 'done'), is('kind', '=', 'take-back')]),
        ]),
      )
    const rows = await (
      ids === undefined ? all : all.where((is) => is.or([is('id', 'in', ids), is('change', 'in', ids)]))
    ).execute()
    return rows.map((row) => {
      const order = noteOfAll(row.kind, row.actor, row.reason, row.created_at, row.at, row.take_back_at, row.zone)
      const content = noteOfAll(
        row.tolerance,
        row.acknowledged,
        row.edits,
        row.revisions,
        row.agreed,
        row.since,
        row.seq,
      )
      return [`schedule ${row.id} of change ${row.change}`, `${row.state} ${noteOf(order + content)}`]
    })
  },

  async trial(db, ids) {
    const all = db.selectFrom('trial').selectAll().where('state', 'in', ['running', 'halted'])
    const rows = await (
      ids === undefined ? all : all.where((is) => is.or([is('id', 'in', ids), is('change', 'in', ids)]))
    ).execute()
    return rows.map((row) => {
      const order = noteOfAll(row.actor, row.reason, row.created_at, row.shares, row.every, row.halts, row.acknowledged)
      // It grows to its share without an entry, and never over it.
      const shown = noteOfAll(row.share, row.shown <= row.share * 100, row.state, row.halted, row.revisions)
      const release = noteOfAll(row.number, row.sha, row.plan, row.over, row.salt)
      return [`trial ${row.id} of change ${row.change}`, noteOf(order + shown + release)]
    })
  },

  async 'agreed value'(db, ids) {
    const all = db.selectFrom('agreed_value').selectAll()
    const rows = await (ids === undefined ? all : all.where('fact', 'in', ids)).execute()
    return rows.map(({ fact, value }) => [`agreed value of ${fact}`, noteOf(value)])
  },

  async 'set of recovery codes'(db, ids) {
    const all = db
      .selectFrom('second_factor')
      .innerJoin('operator', 'operator.id', 'second_factor.operator_id')
      .select(['operator.id', 'operator.name', 'second_factor.secret'])
      .where('second_factor.confirmed_at', 'is not', null)
    const rows = await (ids === undefined ? all : all.where('operator.id', 'in', ids.map(Number))).execute()
    const codes = await db.selectFrom('recovery_code').selectAll().orderBy('code_hash').execute()
    return rows.map(({ id, name, secret }) => {
      const left = codes.filter((code) => code.operator_id === id).map((code) => code.code_hash)
      // With the secret: a code alone is short enough to be guessed from its hash.
      return [`set of recovery codes of ${name}`, noteOfAll(secret, left)]
    })
  },

  async session(db, ids) {
    const all = db
      .selectFrom('session')
      .innerJoin('operator', 'operator.id', 'session.operator_id')
      .selectAll('session')
      .select('operator.name')
    const rows = await (ids === undefined ? all : all.where('session.id_hash', 'in', ids)).execute()
    return rows.map(({ name, id_hash: idHash, created_at: createdAt, ip, agent, confirmed_at: at }) =>
      noteOfSession(name, {
        idHash,
        createdAt,
        ip: ip ?? '',
        agent: agent ?? '',
        ...(at !== null && { confirmedAt: at }),
      }),
    )
  },

  async 'machine token'(db, ids) {
    const all = db.selectFrom('machine_token').selectAll()
    const rows = await (ids === undefined ? all : all.where('token_hash', 'in', ids)).execute()
    return rows.map((row) => [
      `machine token ${row.token_hash.slice(0, 16)} of ${row.name}`,
      noteOfAll(row.token_hash, row.stops, row.reads_audit, row.created_by, row.created_at, row.expires_at),
    ])
  },

  async 'company account'(db, ids) {
    const all = db
      .selectFrom('company_account')
      .innerJoin('operator', 'operator.id', 'company_account.operator_id')
      .select(['operator.name', 'issuer', 'subject'])
    const rows = await (ids === undefined ? all : all.where('operator_id', 'in', ids.map(Number))).execute()
    return rows.map((row) => noteOfCompanyAccount(row.name, row))
  },
}

/** Ids of the rows that an entry may leave otherwise, or of their changes or operators, by kind. */
type Watched = Readonly<Partial<Record<NotedKind, readonly string[]>>>

async function readNotes(db: Kysely<Tables>, watched?: Watched): Promise<Notes> {
  const notes: Record<string, string> = {}
  for (const kind of notedKinds) {
    const ids = watched && (watched[kind] ?? [])
    if (ids?.length !== 0) Object.assign(notes, Object.fromEntries(await noteRows[kind](db, ids)))
  }
  return notes
}

/**
 * Begins to watch rows, inside a transaction and before it writes. Answers what appends an entry with a note of each row
 * that is otherwise than at the entry before, null for one that is gone.
 */
export async function watchRows(
  trx: Kysely<Tables>,
  watched: Watched,
): Promise<(audit: AuditEntry) => Promise<AuditRecord>> {
  let before = await readNotes(trx, watched)
  return async (audit) => {
    const after = await readNotes(trx, watched)
    const names = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name])
    const rows = Object.fromEntries(names.map((name) => [name, after[name] ?? null]))
    before = after
    return appendAudit(trx, { ...audit, details: { ...audit.details, rows } })
  }
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
    rows: await readNotes(db),
  }
}

/** Entry of an upgrade with all that entries of earlier builds do not say, as it is then. */
export async function proofEntry(db: Kysely<Tables>, at: string): Promise<AuditEntry> {
  const { passwords, vouches, factors, links, rows } = await readProof(db)
  return {
    at,
    actor: 'system',
    action: 'store.noted',
    subject: 'store',
    reason: '',
    details: { passwords, vouches, factors, links, rows },
  }
}
