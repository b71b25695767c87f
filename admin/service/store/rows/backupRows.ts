import { type Kysely, sql } from 'kysely'
import { NotEmpty } from '../../base/refusals.ts'
import type { SqlFlavour } from '../SqlFlavour.ts'
import type { Tables } from '../tables.ts'
import { adoptDraft } from './adoptDraft.ts'
import { appendAudit } from './auditRows.ts'
import { endApprovals } from './approvalRows.ts'
import { closeLinks } from './invitationRows.ts'
import { endMachineTokens } from './machineTokenRows.ts'
import { parkRestored } from './scheduleRows.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'
import type { OpenChange } from '../../../api/changeApi.ts'
import type { Invitation } from '../../../api/operatorApi.ts'

/** A file that cannot be restored; the message says why and what to do. */
export class BadBackup extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BadBackup'
  }
}

/**
 * A table as a backup writes it: in an order that does not change while it is read, and after the tables it points to.
 */
interface BackupTable {
  readonly name: keyof Tables
  readonly key: readonly string[]
}

export type BackupRow = readonly [table: keyof Tables, row: Readonly<Record<string, unknown>>]

/**
 * Everything but sessions, phone links, who is here, which phones are open, how visits of forms ended and what some
 * phones try: restoring a backup signs nobody in and tries nothing.
 */
export const backupTables: readonly BackupTable[] = [
  { name: 'file', key: ['sha'] },
  { name: 'picture', key: ['sha'] },
  { name: 'picture_file', key: ['sha', 'width'] },
  { name: 'release', key: ['seq'] },
  { name: 'pointer', key: ['plan'] },
  { name: 'stop', key: ['name'] },
  { name: 'alert', key: ['fingerprint', 'stop', 'starts_at'] },
  { name: 'change', key: ['id'] },
  { name: 'change_member', key: ['change', 'actor'] },
  { name: 'change_edit', key: ['change', 'fact'] },
  { name: 'change_ask', key: ['change', 'operator'] },
  { name: 'change_answer', key: ['change', 'number'] },
  { name: 'schedule', key: ['id'] },
  { name: 'draft_edit', key: ['fact'] },
  { name: 'set_aside', key: ['fact'] },
  { name: 'approval', key: ['content_hash', 'actor'] },
  { name: 'counter', key: ['name'] },
  { name: 'agreed_value', key: ['fact'] },
  { name: 'operator', key: ['id'] },
  { name: 'company_account', key: ['operator_id'] },
  { name: 'second_factor', key: ['operator_id'] },
  { name: 'recovery_code', key: ['code_hash'] },
  { name: 'invitation', key: ['token_hash'] },
  { name: 'machine_token', key: ['token_hash'] },
  { name: 'audit', key: ['id'] },
  { name: 'outbox', key: ['id'] },
  { name: 'report', key: ['seq', 'code', 'pointer', 'build'] },
]

/** Links, approvals and machine tokens of a backup that still worked when it was restored, until restoring closed them. */
export interface ClosedByRestore {
  /** Those with an `operatorId` were for a new password. */
  readonly links: readonly Invitation[]
  /** Without a change: of the one draft of earlier builds. */
  readonly approvals: readonly { readonly actor: string; readonly change?: Pick<OpenChange, 'id' | 'name' | 'owner'> }[]
  /** Names of machine tokens. */
  readonly tokens: readonly string[]
}

export interface BackupStore {
  /**
   * Every row but those of sessions, phone links, presence, trials, phones and visits, as of one moment while others go
   * on writing.
   */
  dump(): AsyncIterable<BackupRow>
  /**
   * Fills an empty store, all or nothing; heads are dated `at`, unless theirs is later. Closes every invitation, password
   * link, approval and machine token, and adds them to the audit. Throws `NotEmpty` and what `rows` throws.
   */
  fill(rows: AsyncIterable<BackupRow>, at: string, audit: AuditEntry): Promise<ClosedByRestore>
}

/** Rows that are read or written at once; a row of a file may have half a megabyte. */
const PAGE = 50

/** The rows of a backup; of a store that is not up to date, those of the tables that it has. */
export async function* dumpTables(trx: Kysely<Tables>, there?: ReadonlySet<string>): AsyncGenerator<BackupRow> {
  for (const { name, key } of backupTables)
    for (let offset = 0, more = there?.has(name) ?? true; more; offset += PAGE) {
      const order = sql.join(key.map((column) => sql.ref(column)))
      const { rows } = await sql<
        Record<string, unknown>
      >`select * from ${sql.table(name)} order by ${order} limit ${sql.lit(PAGE)} offset ${sql.lit(offset)}`.execute(
        trx,
      )
      for (const row of rows) yield [name, row] as const
      more = rows.length === PAGE
    }
}

async function columnsOf(db: Kysely<Tables>): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const tables = await db.introspection.getTables()
  return new Map(tables.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]))
}

export function backupRows(db: Kysely<Tables>, { afterFill }: Pick<SqlFlavour, 'afterFill'>): BackupStore {
  return {
    async *dump() {
      // A snapshot of the store, and nobody has to wait for it.
      const trx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
      try {
        yield* dumpTables(trx)
      } finally {
        await trx.rollback().execute()
      }
    },

    fill: (rows, at, audit) =>
      db.transaction().execute(async (trx) => {
        for (const table of ['release', 'operator', 'audit', 'change'] as const)
          if ((await trx.selectFrom(table).select(sql.lit(1).as('one')).limit(1).executeTakeFirst()) !== undefined)
            throw new NotEmpty()
        const columns = await columnsOf(trx)
        let waiting: BackupRow[] = []
        const flush = async (): Promise<void> => {
          const [first] = waiting
          if (first !== undefined)
            await trx
              .insertInto(first[0])
              .values(waiting.map(([, row]) => row))
              .execute()
          waiting = []
        }
        for await (const row of rows) {
          const unknown = Object.keys(row[1]).find((column) => columns.get(row[0])?.has(column) !== true)
          if (unknown !== undefined)
            throw new BadBackup(
              `The backup has a column ${row[0]}.${unknown} that this build does not know. It was altered, or made by a newer build: restore it with that one.`,
            )
          if (waiting.length === PAGE || (waiting[0] !== undefined && waiting[0][0] !== row[0])) await flush()
          waiting.push(row)
        }
        await flush()
        const closed = {
          links: await closeLinks(trx, at),
          approvals: await endApprovals(trx),
          tokens: await endMachineTokens(trx),
        }
        await adoptDraft(trx)
        await parkRestored(trx, at)
        await afterFill(trx)
        // Phones with a newer number accept a head that is dated later; otherwise they would wait to be sure.
        await trx.updateTable('pointer').set({ at }).where('at', '<', at).execute()
        await appendAudit(trx, { ...audit, details: { ...audit.details, ...detailsOf(closed) } })
        return closed
      }),
  }
}

function detailsOf({ links, approvals, tokens }: ClosedByRestore): Readonly<Record<string, unknown>> {
  const invitations = links.filter(({ operatorId }) => operatorId === null)
  return {
    closedInvitations: invitations.map(({ name, role, createdBy }) => ({ name, role, createdBy })),
    closedPasswordLinks: links.filter((link) => !invitations.includes(link)).map(({ name }) => name),
    closedApprovals: approvals,
    ...(tokens.length > 0 && { closedTokens: tokens }),
  }
}
