import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import about from '../../../package.json' with { type: 'json' }
import { StorageUnavailable, StoreAhead } from '../base/refusals.ts'
import { createMigrations, type Step, steps as ownSteps } from './migrations.ts'
import { appendAudit } from './rows/auditRows.ts'
import { proofEntry } from './rows/proofRows.ts'
import { type BackupRow, dumpTables } from './rows/backupRows.ts'
import type { SqlFlavour } from './SqlFlavour.ts'
import type { Store } from './Store.ts'
import type { Tables } from './tables.ts'

/** A store as it is before its first step, to be kept. */
export interface StoreBefore {
  /** Steps that it has. */
  readonly steps: readonly string[]
  /** The first one that it gets. */
  readonly next: string
  readonly rows: AsyncIterable<BackupRow>
}

export interface Upgrade {
  readonly flavour: SqlFlavour
  /** Those of this build unless given. */
  readonly steps?: Readonly<Record<string, Step>> | undefined
  /** Whether a store without any step may get all of them. */
  readonly mayCreate: () => boolean
  /** Keeps the store as it is before its first step; while it throws, no step is taken. */
  readonly save?: ((before: StoreBefore) => Promise<void>) | undefined
}

/** Steps that this build does not know. */
export interface Ahead {
  /** The build that took the last of them. */
  readonly build: string
  /** This one. */
  readonly own: string
  /** Whether all of them let the build before write. */
  readonly mayWrite: boolean
}

export interface AheadStore {
  /** Steps that a newer build has taken. Read each time, because services of two builds may run side by side. */
  ahead(): Promise<Ahead | undefined>
}

/** The first step of a build whose entries have what a replay needs. */
const NOTED_FROM = '0024-store-steps'

/** By its last step as well: not each build has a version of its own. */
const buildOf = (names: readonly string[]): string => `${about.version} (step ${names.at(-1) ?? 'none'})`

/**
 * Brings the tables up to date, in one transaction: a process that is killed has taken all steps or none. Asks first,
 * because it takes the write lock: a start must not wait for another process to release it.
 */
export async function migrate(
  db: Kysely<Tables>,
  { flavour, steps = ownSteps, mayCreate, save }: Upgrade,
): Promise<void> {
  const names = Object.keys(steps)
  const missingOf = (done: readonly string[]) => names.filter((name) => !done.includes(name))
  const before = await stepsOf(db)
  if (missingOf(before).length === 0) return
  if (before.length === 0 && !mayCreate()) throw new StorageUnavailable('empty')
  // A build beside ours: neither knows what the other's steps have made.
  if (before.some((name) => !names.includes(name))) throw new StorageUnavailable('foreign')
  await db.transaction().execute(async (trx) => {
    const done = await stepsOf(trx)
    const missing = missingOf(done)
    const [next] = missing
    if (next === undefined) return
    if (done.length > 0) await save?.({ steps: done, next, rows: dumpTables(trx, await tablesOf(trx)) })
    const { error } = await new Migrator({ db: trx, provider: createMigrations(flavour, steps) }).migrateToLatest()
    if (error !== undefined) throw error
    // A new store has entries that say all of it.
    if (done.length > 0 && missing.includes(NOTED_FROM))
      await appendAudit(trx, await proofEntry(trx, new Date().toISOString()))
    const build = buildOf(names)
    await trx
      .insertInto('store_step')
      .values(missing.map((name) => ({ name, build, before: steps[name]?.before ?? 'serves' })))
      .execute()
  })
}

async function tablesOf(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return new Set(tables.map(({ name }) => name))
}

/** Steps that a store has, in the order of their numbers. */
async function stepsOf(db: Kysely<Tables>): Promise<readonly string[]> {
  if (!(await tablesOf(db)).has('kysely_migration')) return []
  const rows = await db.selectFrom('kysely_migration').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

async function readAhead(db: Kysely<Tables>, names: readonly string[]): Promise<Ahead | undefined> {
  const rows = await db
    .selectFrom('kysely_migration')
    .leftJoin('store_step', 'store_step.name', 'kysely_migration.name')
    .select(['kysely_migration.name', 'store_step.build', 'store_step.before'])
    .where('kysely_migration.name', 'not in', names)
    .orderBy('kysely_migration.name')
    .execute()
  const last = rows.at(-1)
  if (last === undefined) return undefined
  return {
    build: last.build ?? `of step ${last.name}`,
    own: buildOf(names),
    mayWrite: rows.every(({ before }) => before === 'writes'),
  }
}

/**
 * Calls that are refused while a newer build has taken a step after which the one before may not write. It serves,
 * stops and lifts, and people still sign in for that.
 */
const REFUSED: ReadonlySet<string> = new Set([
  ...(['publish', 'putFiles', 'addPicture', 'describePicture', 'removePicture', 'dismissSetAside'] as const),
  ...(['addChange', 'renameChange', 'joinChange', 'leaveChange', 'moveEdits', 'dropChange'] as const),
  ...(['putEdit', 'putEdits', 'removeEdit', 'approve', 'withdrawApproval', 'ask', 'endAsk', 'answer'] as const),
  ...(['addSchedule', 'moveSchedule', 'repairSchedule', 'renewSchedule', 'endSchedule', 'claimSchedule'] as const),
  ...(['postponeSchedule', 'parkSchedule', 'addTrial', 'moveTrial', 'rebuildTrial', 'haltTrial', 'endTrial'] as const),
  ...(['addInvitation', 'revokeInvitation', 'acceptInvitation', 'acceptPasswordLink', 'changeOperator'] as const),
  ...([
    'beginSecondFactor',
    'confirmSecondFactor',
    'removeSecondFactor',
    'addMachineToken',
    'addCompanyOperator',
  ] as const),
] satisfies readonly (keyof Store)[])

/** The same rows, but for what an older build must not write. */
export function heedNewer<Rows extends object>(
  rows: Rows,
  db: Kysely<Tables>,
  { steps = ownSteps }: Pick<Upgrade, 'steps'>,
): Rows & AheadStore {
  const ahead = () => readAhead(db, Object.keys(steps))
  const guarded = Object.entries(rows).map(([name, call]) => [
    name,
    !REFUSED.has(name)
      ? call
      : async (...given: readonly unknown[]): Promise<unknown> => {
          const newer = await ahead()
          if (newer?.mayWrite === false) throw new StoreAhead(newer)
          return Reflect.apply(call, rows, given)
        },
  ])
  return { ...rows, ...Object.fromEntries(guarded), ahead }
}
