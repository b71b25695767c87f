import type { Kysely, Selectable } from 'kysely'
import { Type } from 'typebox'
import { FIRST_TRIAL } from '../../../../src/format/wire/trial.ts'
import { type Trial, TrialSchema } from '../../../api/trialApi.ts'
import { exactly } from '../../../api/fields.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'
import { ReleaseMoved, UnknownChange } from '../../base/refusals.ts'
import { TrialRefused, UnknownTrial } from '../../base/trialRefusals.ts'
import { type Revision, requireRevisions } from '../requireRevisions.ts'
import type { Tables } from '../tables.ts'
import { countUp } from './countUp.ts'
import { dateHeads } from './pointerRows.ts'
import { isOpen, requireUnscheduled, isTried } from './changeState.ts'
import { addMessage, type Logged } from './outboxRows.ts'
import { watchRows } from './proofRows.ts'
import { parseAs, readAs } from './readAs.ts'

/** Trial in a head, and the release that it was built over. */
export interface TrialRelease {
  /** Of the trial and of the release it is built over, a new one with each. */
  readonly number: number
  readonly sha: string
  readonly plan: number
  /** The live release it was built over. It shows only while that is live. */
  readonly over: number
}

/** Before its first phone. */
export interface NewTrial
  extends Omit<Trial, 'change' | 'state' | 'halted' | 'number' | 'nextAt'>, Omit<TrialRelease, 'number'> {
  /** The id of the change. */
  readonly change: string
  /** Warnings that were accepted, by their ids. */
  readonly acknowledged: readonly string[]
  /** From 0 to 9999: which devices are the first. */
  readonly salt: number
  /** When it grows, or takes the next step; missing where that is done by hand. */
  readonly dueAt?: string
}

export interface RunningTrial extends Trial, TrialRelease {
  readonly acknowledged: readonly string[]
  readonly salt: number
  readonly dueAt?: string
  /** Revisions that were reviewed. */
  readonly revisions: readonly Revision[]
}

/** How far a trial has come. */
export type TrialStep = Pick<NewTrial, 'share' | 'shown' | 'dueAt'>

export interface TrialStore {
  /** The one that runs, and those that have halted and were not put away, the newest first. */
  trials(): Promise<readonly Trial[]>
  runningTrial(): Promise<RunningTrial | undefined>
  /**
   * Puts away one of the same change that has halted. Throws `UnknownChange` where the change is not open,
   * `ChangeScheduled` where it goes out by itself, `TrialRefused` where another one runs, `DraftChanged` where it has
   * other edits by now, and `ReleaseMoved` where another release is live than the one it was built over. As with every
   * call here that answers true, each head gets a later date, so that phones take it as new.
   */
  addTrial(trial: NewTrial, edits: readonly Revision[], audit: AuditEntry): Promise<void>
  /** Answers whether it still ran and was at `from`. That its share grows needs no entry in the log. */
  moveTrial(
    id: string,
    from: Pick<Trial, 'share' | 'shown'>,
    to: TrialStep,
    by: AuditEntry | Pick<AuditEntry, 'at'>,
  ): Promise<boolean>
  /**
   * Over another live release, under the next number, with its share to grow again. Answers whether it still ran and had
   * the number `from`.
   */
  rebuildTrial(
    id: string,
    from: number,
    release: Omit<TrialRelease, 'number'> & Omit<TrialStep, 'share'>,
    audit: AuditEntry,
  ): Promise<boolean>
  /** Answers whether it still ran and had the number. Its change is open for edits again. */
  haltTrial(id: string, number: number, halted: NonNullable<Trial['halted']>, told: Logged): Promise<boolean>
  /** Answers whether it ran or had halted. */
  endTrial(id: string, audit: AuditEntry): Promise<boolean>
}

const Revisions = Type.Array(exactly({ fact: Type.String(), rev: Type.Integer() }))

/**
 * Changes that a share of the devices plays first. `afterChange` belongs to the transaction of each change that phones
 * are to hear of.
 */
export function trialRows(
  db: Kysely<Tables>,
  afterChange: (trx: Kysely<Tables>) => Promise<void> = () => Promise.resolve(),
): TrialStore {
  /** Phones hear of what `run` has done, if it has done anything. */
  const change = (at: string, run: (trx: Kysely<Tables>) => Promise<boolean>): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      if (!(await run(trx))) return false
      await dateHeads(trx, at)
      await afterChange(trx)
      return true
    })

  return {
    async trials() {
      const rows = await selectRows(db)
        .where('trial.state', 'in', ['running', 'halted'])
        .orderBy('trial.number', 'desc')
        .execute()
      return rows.map(toTrial)
    },

    async runningTrial() {
      const row = await selectRows(db).where('trial.state', '=', 'running').executeTakeFirst()
      return row && toRunning(row)
    },

    async addTrial(trial, edits, audit) {
      await change(audit.at, async (trx) => {
        await requireReviewed(trx, trial, edits)
        const append = await watchRows(trx, { trial: [trial.change] })
        await endHalted(trx, trial.change)
        await insert(trx, trial, edits)
        await append(audit)
        return true
      })
    },

    moveTrial: (id, from, { share, shown, dueAt = null }, by) =>
      change(by.at, async (trx) => {
        const append = await watchRows(trx, { trial: [id] })
        const { numUpdatedRows } = await trx
          .updateTable('trial')
          .set({ share, shown, due_at: dueAt })
          .where('id', '=', id)
          .where('state', '=', 'running')
          .where('share', '=', from.share)
          .where('shown', '=', from.shown)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        if ('action' in by) await append(by)
        return true
      }),

    rebuildTrial: (id, from, { sha, plan, over, shown, dueAt = null }, audit) =>
      change(audit.at, async (trx) => {
        const append = await watchRows(trx, { trial: [id] })
        const { numUpdatedRows } = await trx
          .updateTable('trial')
          .set({ number: await nextNumber(trx), sha, plan, over, shown, due_at: dueAt })
          .where('id', '=', id)
          .where('state', '=', 'running')
          .where('number', '=', from)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        await append(audit)
        return true
      }),

    haltTrial: (id, number, halted, { audit, message }) =>
      change(audit.at, async (trx) => {
        const append = await watchRows(trx, { trial: [id] })
        const { numUpdatedRows } = await trx
          .updateTable('trial')
          .set({ state: 'halted', halted: JSON.stringify(halted) })
          .where('id', '=', id)
          .where('state', '=', 'running')
          .where('number', '=', number)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        await append(audit)
        if (message !== undefined) await addMessage(trx, { ...message, seq: 0, at: audit.at })
        return true
      }),

    endTrial: (id, audit) =>
      change(audit.at, async (trx) => {
        const append = await watchRows(trx, { trial: [id] })
        const { numUpdatedRows } = await trx
          .updateTable('trial')
          .set({ state: 'ended' })
          .where('id', '=', id)
          .where('state', 'in', ['running', 'halted'])
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        await append(audit)
        return true
      }),
  }
}

const selectRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('trial')
    .innerJoin('change', 'change.id', 'trial.change')
    .selectAll('trial')
    .select(['change.name', 'change.owner'])

/** Throws what `addTrial` does. */
async function requireReviewed(
  trx: Kysely<Tables>,
  { change, plan, over }: NewTrial,
  edits: readonly Revision[],
): Promise<void> {
  if (!(await isOpen(trx, change))) throw new UnknownChange(change)
  await requireUnscheduled(trx, change)
  const running = await trx.selectFrom('trial').select('id').where('state', '=', 'running').executeTakeFirst()
  if (running !== undefined) throw new TrialRefused('running')
  const rows = await trx.selectFrom('change_edit').select(['fact', 'rev']).where('change', '=', change).execute()
  requireRevisions(rows, edits)
  const live = await trx.selectFrom('pointer').select('seq').where('plan', '=', plan).executeTakeFirst()
  if (live?.seq !== over) throw new ReleaseMoved(over, live?.seq ?? 0)
}

async function insert(trx: Kysely<Tables>, trial: NewTrial, edits: readonly Revision[]): Promise<void> {
  const { createdAt, shares, every = null, dueAt = null, halts, acknowledged, ...row } = trial
  await trx
    .insertInto('trial')
    .values({
      ...row,
      created_at: createdAt,
      number: await nextNumber(trx),
      shares: JSON.stringify(shares),
      every,
      due_at: dueAt,
      halts: JSON.stringify(halts),
      acknowledged: JSON.stringify(acknowledged),
      revisions: JSON.stringify(edits.map(({ fact, rev }) => ({ fact, rev }))),
      state: 'running',
    })
    .execute()
}

/**
 * A phone that still shows an older trial must not count for this one, nor one from before a backup was restored, which
 * has the counter.
 */
const nextNumber = async (trx: Kysely<Tables>): Promise<number> => FIRST_TRIAL + (await countUp(trx, 'trial'))

type Row = Selectable<Tables['trial']> & { readonly name: string; readonly owner: string }

function toTrial(row: Row): Trial {
  const { properties } = TrialSchema
  return {
    id: row.id,
    change: { id: row.change, name: row.name, owner: row.owner },
    actor: row.actor,
    reason: row.reason,
    createdAt: row.created_at,
    number: row.number,
    shares: parseAs(properties.shares, row.shares),
    share: row.share,
    shown: row.shown,
    ...(row.every !== null && { every: row.every }),
    // Until its share has grown, no step is near.
    ...(row.due_at !== null && row.shown === row.share * 100 && { nextAt: row.due_at }),
    halts: parseAs(properties.halts, row.halts),
    state: readAs(properties.state, row.state),
    ...(row.halted !== null && { halted: parseAs(properties.halted, row.halted) }),
  }
}

const toRunning = (row: Row): RunningTrial => ({
  ...toTrial(row),
  sha: row.sha,
  plan: row.plan,
  over: row.over,
  salt: row.salt,
  ...(row.due_at !== null && { dueAt: row.due_at }),
  acknowledged: parseAs(Type.Array(Type.String()), row.acknowledged),
  revisions: parseAs(Revisions, row.revisions),
})

/** Everybody plays it now. Throws `UnknownTrial` where this very trial was to go out and does not run any more. */
export async function finishTrial(
  trx: Kysely<Tables>,
  { change, trial }: { readonly change: string; readonly trial?: Pick<Trial, 'id' | 'number'> | undefined },
  seq: number,
): Promise<void> {
  const running = trx.updateTable('trial').set({ state: 'done', seq }).where('state', '=', 'running')
  const one = trial && running.where('id', '=', trial.id).where('number', '=', trial.number)
  const { numUpdatedRows } = await (one ?? running.where('change', '=', change)).executeTakeFirstOrThrow()
  if (trial !== undefined && numUpdatedRows === 0n) throw new UnknownTrial(trial.id)
  await endHalted(trx, change)
}

const endHalted = (trx: Kysely<Tables>, change: string) =>
  trx.updateTable('trial').set({ state: 'ended' }).where('change', '=', change).where('state', '=', 'halted').execute()

/** With a change that is dropped. Phones hear of it with the next look at the head. */
export async function endTrialOf(trx: Kysely<Tables>, change: string, at: string): Promise<void> {
  if (await isTried(trx, change)) await dateHeads(trx, at)
  await trx
    .updateTable('trial')
    .set({ state: 'ended' })
    .where('change', '=', change)
    .where('state', 'in', ['running', 'halted'])
    .execute()
}

/** A rollback is for emergencies: nothing is tried on top of it. */
export async function endTrialForRollback(
  trx: Kysely<Tables>,
  { at, actor }: Pick<AuditEntry, 'at' | 'actor'>,
): Promise<void> {
  const row = await selectRows(trx).where('trial.state', '=', 'running').executeTakeFirst()
  if (row === undefined) return
  const append = await watchRows(trx, { trial: [row.id] })
  await trx.updateTable('trial').set({ state: 'ended' }).where('id', '=', row.id).execute()
  const { name, owner } = row
  const about = { action: 'trial.end', subject: `change:${row.change}`, reason: '' }
  await append({ at, actor, ...about, details: { name, owner, why: 'rollback' } })
}
