import type { Kysely, Selectable } from 'kysely'
import { Type } from 'typebox'
import { NewerBuild, ReleaseMoved } from '../../base/refusals.ts'
import { type Pointer, notBefore, movePointer } from './pointerRows.ts'
import { type SetAsideEdit, forgetSetAside, putAside } from './setAsideRows.ts'
import { type Tables, LARGEST } from '../tables.ts'
import { releaseHash } from '../../base/audit/releaseHash.ts'
import { lastHash } from './auditRows.ts'
import { dropApprovals } from './approvalRows.ts'
import { takePublished } from './changeRows.ts'
import { addDelivery } from './outboxRows.ts'
import { requirePictures } from './pictureRows.ts'
import { watchRows } from './proofRows.ts'
import { parseAs, readAs } from './readAs.ts'
import { endTrialForRollback, finishTrial } from './trialRows.ts'
import { endParked, finishSchedule, markSchedules, takenBackReleases, type ScheduledRelease } from './scheduleRows.ts'
import { requireUnscheduled } from './changeState.ts'
import { seq } from '../../../api/fields.ts'
import { type OverlayEdit, OverlayEditSchema } from '../../../api/edits.ts'
import { type ReleaseRecord, ReleaseSchema } from '../../../api/releaseApi.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'
import type { Trial } from '../../../api/trialApi.ts'

/** Record of a publish about a value on which two people should agree. */
export interface AgreedValue {
  readonly fact: string
  readonly value: unknown
  /**
   * True when two people agreed on it now; otherwise it is the value before one person alone changed it, and an earlier
   * record of the fact stays.
   */
  readonly isAgreed: boolean
}

export interface NewRelease extends Omit<ReleaseRecord, 'seq'> {
  /** The newest `seq` the publisher had seen; 0 when there is none. */
  readonly expectedSeq: number
  readonly idempotencyKey?: string
  /** Whose edits go live. */
  readonly change?: string
  /** The edits that go live; each is removed from its change only at the revision that was published. */
  readonly published: readonly { readonly fact: string; readonly rev: number }[]
  /** Schedule that made it go out: closed in the same transaction, once. */
  readonly schedule?: ScheduledRelease
  /** The trial that goes out to everybody by itself. */
  readonly trial?: Pick<Trial, 'id' | 'number'>
  /** If given, the outbox gets a message about the release under this id, in the same transaction. */
  readonly deliveryId?: string
  readonly agreed?: readonly AgreedValue[]
  /**
   * Values in this release of the facts that waiting schedules set, null where it has none: they may be others than
   * those that a schedule was made over. Where one is missing, nothing is stored and `FactsUnread` is thrown.
   */
  readonly values: Readonly<Record<string, unknown>>
  /**
   * Edits that were live and are not in this release, because its build refuses them. Each gets an entry in the audit.
   */
  readonly setAside?: readonly Omit<SetAsideEdit, 'seq'>[]
  readonly audit: AuditEntry
}

/** Enough to tell which releases led to the live one and which were taken back. */
export interface LineageStep {
  readonly seq: number
  /** Of a rollback: the release whose edits it plays again. */
  readonly restores?: number
  /** Of what was out for a while: the release that brought it. */
  readonly takesBack?: number
}

export interface ReleaseStore {
  putFiles(files: ReadonlyMap<string, string>): Promise<void>
  readFile(sha: string): Promise<string | undefined>
  listFiles(): Promise<readonly string[]>
  /**
   * Release, audit, pointer, taken edits and the marks of waiting schedules in one transaction. Throws `ReleaseMoved`, `NewerBuild`, `UnknownChange`,
   * `UnknownPicture`, `ChangeScheduled` for a change that goes out by itself, `UnknownSchedule` for a schedule that
   * is done or ended, and `UnknownTrial` for a trial that does not run any more or was built again.
   */
  publish(release: NewRelease): Promise<ReleaseRecord>
  pointers(): Promise<readonly Pointer[]>
  latestRelease(): Promise<ReleaseRecord | undefined>
  findRelease(seq: number): Promise<ReleaseRecord | undefined>
  /** The newest that was made at this moment or before it, given as its date is: in UTC with milliseconds. */
  releaseAt(moment: string): Promise<ReleaseRecord | undefined>
  /** Every release, oldest first. */
  lineage(): Promise<readonly LineageStep[]>
  /** By fact: the value that two people last agreed on, or the one before one person alone changed it. */
  agreedValues(): Promise<ReadonlyMap<string, unknown>>
  findReleaseByKey(idempotencyKey: string): Promise<ReleaseRecord | undefined>
  /** Newest first. */
  listReleases(page: { readonly before?: number; readonly limit: number }): Promise<readonly ReleaseRecord[]>
}

const Overlay = Type.Array(OverlayEditSchema)
/** Not what they replace: a build may have shipped pictures that this library never had. */
const valuesOf = (overlay: readonly OverlayEdit[]) => overlay.map(({ value }) => value)
/** Part of the log's entry of a rollback. */
const Rollback = Type.Object({ seq, to: seq })

/** `afterPublish` belongs to the transaction of each publish. */
export function releaseRows(
  db: Kysely<Tables>,
  afterPublish: (trx: Kysely<Tables>) => Promise<void> = () => Promise.resolve(),
): ReleaseStore {
  return {
    putFiles: (files) =>
      db.transaction().execute(async (trx) => {
        const now = new Date().toISOString()
        for (const [sha, text] of files)
          await trx
            .insertInto('file')
            .values({ sha, bytes: text, size: Buffer.byteLength(text), created_at: now })
            .onConflict((conflict) => conflict.column('sha').doNothing())
            .execute()
      }),

    async readFile(sha) {
      return (await db.selectFrom('file').select('bytes').where('sha', '=', sha).executeTakeFirst())?.bytes
    },

    async listFiles() {
      return (await db.selectFrom('file').select('sha').execute()).map((row) => row.sha)
    },

    publish: (release) =>
      db.transaction().execute(async (trx) => {
        const published = await publish(trx, release)
        await afterPublish(trx)
        return published
      }),

    async pointers() {
      const rows = await db.selectFrom('pointer').selectAll().orderBy('plan').execute()
      return rows.map(({ chain, ...row }) => ({ ...row, retired: row.retired === 1, ...(chain !== null && { chain }) }))
    },

    async latestRelease() {
      return toRelease(await db.selectFrom('release').selectAll().orderBy('seq', 'desc').limit(1).executeTakeFirst())
    },

    async findRelease(seq) {
      return toRelease(await db.selectFrom('release').selectAll().where('seq', '=', seq).executeTakeFirst())
    },

    async releaseAt(moment) {
      const made = db.selectFrom('release').selectAll().where('created_at', '<=', moment)
      return toRelease(await made.orderBy('seq', 'desc').limit(1).executeTakeFirst())
    },

    async lineage() {
      // What a rollback restores is in the audit, which nobody can change unnoticed.
      const entries = await db.selectFrom('audit').select('details').where('action', '=', 'release.rollback').execute()
      const restores = new Map(entries.map(({ details }) => parseAs(Rollback, details)).map(({ seq, to }) => [seq, to]))
      const rows = await db.selectFrom('release').select('seq').orderBy('seq').execute()
      const back = await takenBackReleases(db)
      return rows.map(({ seq }) => ({
        seq,
        ...(restores.has(seq) && { restores: restores.get(seq) ?? 0 }),
        ...(back.has(seq) && { takesBack: back.get(seq) ?? 0 }),
      }))
    },

    async agreedValues() {
      const rows = await db.selectFrom('agreed_value').selectAll().execute()
      return new Map(rows.map(({ fact, value }) => [fact, parseAs(Type.Unknown(), value)]))
    },

    async findReleaseByKey(idempotencyKey) {
      return toRelease(
        await db.selectFrom('release').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst(),
      )
    },

    async listReleases({ before = LARGEST, limit }) {
      const rows = await db
        .selectFrom('release')
        .selectAll()
        .where('seq', '<', before)
        .orderBy('seq', 'desc')
        .limit(limit)
        .execute()
      return rows.flatMap((row) => toRelease(row) ?? [])
    },
  }
}

async function publish(trx: Kysely<Tables>, release: NewRelease): Promise<ReleaseRecord> {
  const pointers = await trx.selectFrom('pointer').selectAll().execute()
  const actualSeq = Math.max(0, ...pointers.map((pointer) => pointer.seq))
  if (actualSeq !== release.expectedSeq) throw new ReleaseMoved(release.expectedSeq, actualSeq)
  if (pointers.some((pointer) => pointer.plan === release.plan && pointer.retired === 1)) throw new NewerBuild()
  // A build must start whatever has become of the library; its own edits were held to it before.
  if (release.kind !== 'system') await requirePictures(trx, valuesOf(release.overlay))
  const seq = actualSeq + 1
  const {
    expectedSeq: _,
    idempotencyKey,
    published,
    change,
    schedule,
    trial,
    deliveryId,
    agreed = [],
    values,
    setAside = [],
    audit,
    ...record
  } = release
  await trx
    .insertInto('release')
    .values({
      seq,
      plan: record.plan,
      sha: record.sha,
      baseline: record.baseline,
      overlay: JSON.stringify(record.overlay),
      kind: record.kind,
      actor: record.actor,
      reason: record.reason,
      idempotency_key: idempotencyKey ?? null,
      created_at: record.createdAt,
    })
    .execute()
  const ids = [change, schedule?.id, trial?.id].filter((id) => id !== undefined)
  const append = await watchRows(trx, {
    edit: ids,
    schedule: ids,
    trial: ids,
    'agreed value': agreed.map(({ fact }) => fact),
  })
  for (const value of agreed) await rememberAgreed(trx, value)
  const chain = await lastHash(trx)
  await movePointer(trx, { ...record, chain, at: notBefore(record.createdAt, pointers) }, seq)
  // Another build may show an approved edit in another light; another change that went live, or is taken back, does not.
  if (schedule === undefined || change !== undefined)
    await dropApprovals(trx, record.kind === 'publish' ? change : undefined)
  if (change !== undefined) {
    await requireUnscheduled(trx, change, schedule?.id)
    await endParked(trx, change)
    await finishTrial(trx, { change, trial }, seq)
    await takePublished(trx, change, published)
  }
  if (schedule !== undefined) await finishSchedule(trx, schedule, seq)
  await append({
    ...audit,
    subject: `release:${seq}`,
    details: { ...audit.details, seq, sha: record.sha, row: releaseHash({ ...record, seq }) },
  })
  if (record.kind === 'rollback') await endTrialForRollback(trx, audit)
  await forgetSetAside(trx, record.overlay)
  for (const edit of setAside) await putAside(trx, { ...edit, seq }, record)
  if (deliveryId !== undefined) await addDelivery(trx, deliveryId, { ...record, seq }, chain)
  await markSchedules(trx, { ...record, seq }, { values, isTold: deliveryId !== undefined })
  return { ...record, seq }
}

async function rememberAgreed(trx: Kysely<Tables>, { fact, value, isAgreed }: AgreedValue): Promise<void> {
  const row = { fact, value: JSON.stringify(value) }
  await trx
    .insertInto('agreed_value')
    .values(row)
    .onConflict((conflict) =>
      isAgreed ? conflict.column('fact').doUpdateSet(row) : conflict.column('fact').doNothing(),
    )
    .execute()
}

function toRelease(row: Selectable<Tables['release']> | undefined): ReleaseRecord | undefined {
  if (row === undefined) return undefined
  return {
    seq: row.seq,
    plan: row.plan,
    sha: row.sha,
    baseline: row.baseline,
    overlay: parseAs(Overlay, row.overlay),
    kind: readAs(ReleaseSchema.properties.kind, row.kind),
    actor: row.actor,
    reason: row.reason,
    createdAt: row.created_at,
  }
}
