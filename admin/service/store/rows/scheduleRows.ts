import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { Type } from 'typebox'
import { type Schedule, ScheduleSchema, type ParkReason } from '../../../api/scheduleApi.ts'
import { type DraftEdit, OverlayEditSchema, type OverlayEdit } from '../../../api/edits.ts'
import { exactly } from '../../../api/fields.ts'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'
import { sameValue } from '../../../../src/format/value/sameValue.ts'
import { UnknownChange } from '../../base/refusals.ts'
import { UnknownSchedule } from '../../base/scheduleRefusals.ts'
import { type Revision, requireRevisions } from '../requireRevisions.ts'
import type { Tables } from '../tables.ts'
import { dropApprovals } from './approvalRows.ts'
import { forgetAnswers } from './askRows.ts'
import { appendAudit } from './auditRows.ts'
import { countUp } from './countUp.ts'
import { isOpen, requireUntried, requireUnscheduled, scheduledChanges } from './changeState.ts'
import { toEdit } from './editRows.ts'
import { factsOf, FactsUnread, movedFacts } from '../movedFacts.ts'
import { addMessage, type Logged } from './outboxRows.ts'
import { watchRows } from './proofRows.ts'
import { parseAs, readAs } from './readAs.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'
import type { Blocker, Warning } from '../../../api/findings.ts'
import type { AgreedValue } from './releaseRows.ts'

/** An edit that a scheduled change brought or took away, and what was there before; `null`: there is none. */
export interface TakenBack {
  readonly fact: string
  readonly before: OverlayEdit | null
  readonly after: OverlayEdit | null
}

interface ScheduledContent {
  /** Warnings that were accepted, by their ids. */
  readonly acknowledged: readonly string[]
  /** Edits to take back; empty for a change that goes out. */
  readonly edits: readonly TakenBack[]
  /** Agreed values from before the change went out, of those that it changed. */
  readonly agreed: readonly Pick<AgreedValue, 'fact' | 'value'>[]
}

/** Before it is due. */
export interface NewSchedule extends Omit<Schedule, 'change' | 'state' | 'parked' | 'blocked'>, ScheduledContent {
  /** The id of the change. */
  readonly change: string
}

/** One that a service has claimed. */
export interface DueSchedule extends Schedule, ScheduledContent {
  /** Revisions that were reviewed; empty for what is taken back. A build that knows no schedules freezes no change. */
  readonly revisions: readonly Revision[]
  /** Of what is taken back: the release that brought it. */
  readonly since?: number
}

/** One that waits, with what it sets. */
export interface WaitingSchedule extends DueSchedule {
  /** The edits of a change that goes out; empty for what is taken back, whose are `edits`. */
  readonly drafted: readonly DraftEdit[]
}

/** Part of the transaction of a scheduled release. */
export interface ScheduledRelease {
  readonly id: string
  /** How it was found: what another service parks and tells meanwhile is not done as well. */
  readonly state: Schedule['state']
  /** Moment it was found with: one that was moved meanwhile is not done. */
  readonly at: string
  /** When what goes out is taken back again. */
  readonly takeBack?: NewSchedule
}

export interface Parking {
  readonly reason: ParkReason
  readonly blockers: readonly Blocker[]
  readonly warnings: readonly Warning[]
}

type ScheduleMoments = Pick<Schedule, 'at' | 'takeBackAt' | 'zone' | 'tolerance'>

/** Whoever reviewed a schedule again, why, and with which warnings accepted. */
type RenewedSchedule = Pick<DueSchedule, 'actor' | 'reason' | 'acknowledged'>

/** A decision on an edit whose live value was moved. */
interface Repair {
  readonly fact: string
  readonly rev: number
  /** The live value that was seen. */
  readonly live: unknown
  /** Whether the edit stays, over that value; it is left out otherwise. */
  readonly keeps: boolean
}

export interface ScheduleStore {
  /** Those that wait and those that are parked, the next first. */
  schedules(): Promise<readonly Schedule[]>
  /** Those that wait, the next first, with what they set. */
  waitingSchedules(): Promise<readonly WaitingSchedule[]>
  /** Undefined where it is done or ended. */
  findSchedule(id: string): Promise<DueSchedule | undefined>
  /**
   * Puts away a parked one of the same change. Throws `UnknownChange` where the change is not open, `ChangeScheduled`
   * where it is scheduled already, and `DraftChanged` where it has other edits by now.
   */
  addSchedule(schedule: NewSchedule, edits: readonly Revision[], audit: AuditEntry): Promise<void>
  /** Answers whether it still waited for the moment `from`. */
  moveSchedule(id: string, from: string, to: ScheduleMoments, audit: AuditEntry): Promise<boolean>
  /**
   * Edits of a change that waits, made over what is live by now or left out, each only at its revision; its approvals
   * end, and it waits for a review. Answers whether it still waited, with these edits and at least one left.
   */
  repairSchedule(id: string, repairs: readonly Repair[], audit: AuditEntry): Promise<boolean>
  /** Exactly what was reviewed goes out at the moment it has. Throws `UnknownSchedule` and `DraftChanged`. */
  renewSchedule(id: string, renewed: RenewedSchedule, edits: readonly Revision[], audit: AuditEntry): Promise<void>
  /** Answers whether it waited or was parked. */
  endSchedule(id: string, audit: AuditEntry): Promise<boolean>
  /**
   * The oldest that is due, for the caller alone until `until`; after that it is due again, whatever happened to the
   * caller. A claim that reaches further ahead than `until` was made by a clock that was ahead, and does not count.
   */
  claimSchedule(now: string, until: string): Promise<DueSchedule | undefined>
  /** It is due again then. */
  postponeSchedule(id: string, until: string): Promise<void>
  /** Answers whether it still waited. Its change is open for edits again. */
  parkSchedule(id: string, parking: Parking, told: Logged): Promise<boolean>
}

const anEdit = Type.Union([OverlayEditSchema, Type.Null()])
const Edits = Type.Array(exactly({ fact: Type.String(), before: anEdit, after: anEdit }))
const Agreed = Type.Array(exactly({ fact: Type.String(), value: Type.Unknown() }))
const Revisions = Type.Array(exactly({ fact: Type.String(), rev: Type.Integer() }))

/** Rows of schedules. */
export function scheduleRows(db: Kysely<Tables>): ScheduleStore {
  return {
    async schedules() {
      const rows = await selectRows(db)
        .where('schedule.state', 'in', ['waiting', 'parked'])
        .orderBy('schedule.at')
        .orderBy('schedule.id')
        .execute()
      return rows.map((row) => {
        const { acknowledged: _a, revisions: _r, edits: _e, agreed: _g, since: _s, ...schedule } = toSchedule(row)
        return schedule
      })
    },

    waitingSchedules: () => readWaiting(db),

    async findSchedule(id) {
      const row = await selectRows(db)
        .where('schedule.id', '=', id)
        .where('schedule.state', 'in', ['waiting', 'parked'])
        .executeTakeFirst()
      return row && toSchedule(row)
    },

    addSchedule: (schedule, edits, audit) =>
      db.transaction().execute(async (trx) => {
        if (!(await isOpen(trx, schedule.change))) throw new UnknownChange(schedule.change)
        await requireUnscheduled(trx, schedule.change)
        await requireUntried(trx, schedule.change)
        const rows = await trx
          .selectFrom('change_edit')
          .select(['fact', 'rev'])
          .where('change', '=', schedule.change)
          .execute()
        requireRevisions(rows, edits)
        const append = await watchRows(trx, { schedule: [schedule.change] })
        await endParked(trx, schedule.change)
        await insert(trx, schedule, { revisions: edits })
        await append(audit)
      }),

    moveSchedule: (id, from, { at, takeBackAt = null, zone, tolerance }, audit) =>
      db.transaction().execute(async (trx) => {
        const append = await watchRows(trx, { schedule: [id] })
        const { numUpdatedRows } = await trx
          .updateTable('schedule')
          .set({ at, take_back_at: takeBackAt, zone, tolerance, claimed_until: null })
          .where('id', '=', id)
          .where('state', '=', 'waiting')
          .where('at', '=', from)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        await append(audit)
        return true
      }),

    repairSchedule: (id, repairs, audit) =>
      db.transaction().execute(async (trx) => {
        const found = (await readWaiting(trx)).find((one) => one.id === id)
        const isThere = ({ fact, rev, live }: Repair) =>
          found?.drafted.some((edit) => edit.fact === fact && edit.rev === rev) === true &&
          found.blocked?.facts.some((moved) => moved.fact === fact && sameValue(moved.live, live)) === true
        if (found === undefined || !repairs.every(isThere)) return false
        const change = found.change.id
        if (found.drafted.length === repairs.filter(({ keeps }) => !keeps).length) return false
        const append = await watchRows(trx, { edit: [change] })
        for (const repair of repairs) await repairEdit(trx, change, repair)
        const facts = found.blocked?.facts.filter(({ fact }) => !repairs.some((repair) => repair.fact === fact)) ?? []
        const blocked = JSON.stringify({ at: audit.at, facts, mustReview: true })
        await trx.updateTable('schedule').set({ blocked }).where('id', '=', id).execute()
        await dropApprovals(trx, change)
        await append(audit)
        return true
      }),

    renewSchedule: (id, { actor, reason, acknowledged }, edits, audit) =>
      db.transaction().execute(async (trx) => {
        const found = (await readWaiting(trx)).find((one) => one.id === id)
        if (found?.kind !== 'publish') throw new UnknownSchedule(id)
        requireRevisions(found.drafted, edits)
        const append = await watchRows(trx, { schedule: [id] })
        const revisions = JSON.stringify(edits.map(({ fact, rev }) => ({ fact, rev })))
        await trx
          .updateTable('schedule')
          .set({ actor, reason, acknowledged: JSON.stringify(acknowledged), revisions, blocked: null })
          .where('id', '=', id)
          .execute()
        await append(audit)
      }),

    endSchedule: (id, audit) =>
      db.transaction().execute(async (trx) => {
        const append = await watchRows(trx, { schedule: [id] })
        const { numUpdatedRows } = await trx
          .updateTable('schedule')
          .set({ state: 'ended' })
          .where('id', '=', id)
          .where('state', 'in', ['waiting', 'parked'])
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        await append(audit)
        return true
      }),

    async claimSchedule(now, until) {
      // Asked every second, nearly always in vain: that must not take the write lock.
      if ((await dueFirst(db, now, until)) === undefined) return undefined
      return db.transaction().execute(async (trx) => {
        const row = await dueFirst(trx, now, until)
        if (row === undefined) return undefined
        await trx.updateTable('schedule').set({ claimed_until: until }).where('id', '=', row.id).execute()
        return toSchedule(row)
      })
    },

    async postponeSchedule(id, until) {
      await db
        .updateTable('schedule')
        .set({ claimed_until: until })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .execute()
    },

    parkSchedule: (id, parking, { audit, message }) =>
      db.transaction().execute(async (trx) => {
        const append = await watchRows(trx, { schedule: [id] })
        const { numUpdatedRows } = await trx
          .updateTable('schedule')
          .set({ state: 'parked', parked: JSON.stringify({ at: audit.at, ...parking }) })
          .where('id', '=', id)
          .where('state', '=', 'waiting')
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        await append(audit)
        if (message !== undefined) await addMessage(trx, { ...message, seq: 0, at: audit.at })
        return true
      }),
  }
}

async function repairEdit(trx: Kysely<Tables>, change: string, { fact, live, keeps }: Repair): Promise<void> {
  if (!keeps) {
    await trx.deleteFrom('change_edit').where('change', '=', change).where('fact', '=', fact).execute()
    return forgetAnswers(trx, change, fact)
  }
  // Its author stays who wrote the value: a second person is somebody else.
  await trx
    .updateTable('change_edit')
    .set({ replaces: JSON.stringify(live), rev: await countUp(trx, 'draft') })
    .where('change', '=', change)
    .where('fact', '=', fact)
    .execute()
}

const selectRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('schedule')
    .innerJoin('change', 'change.id', 'schedule.change')
    .selectAll('schedule')
    .select(['change.name', 'change.owner'])

async function readWaiting(db: Kysely<Tables>): Promise<readonly WaitingSchedule[]> {
  const rows = await selectRows(db)
    .where('schedule.state', '=', 'waiting')
    .orderBy('schedule.at')
    .orderBy('schedule.id')
    .execute()
  const drafted = await db
    .selectFrom('change_edit')
    .selectAll()
    .where('change', 'in', scheduledChanges(db))
    .orderBy('fact')
    .execute()
  return rows.map((row) => ({
    ...toSchedule(row),
    drafted: row.kind === 'publish' ? drafted.filter(({ change }) => change === row.change).map(toEdit) : [],
  }))
}

const dueFirst = (db: Kysely<Tables>, now: string, until: string): Promise<Row | undefined> =>
  selectRows(db)
    .where('schedule.state', '=', 'waiting')
    .where('schedule.at', '<=', now)
    .where((is) =>
      is.or([
        is('schedule.claimed_until', 'is', null),
        is('schedule.claimed_until', '<=', now),
        is('schedule.claimed_until', '>', until),
      ]),
    )
    .orderBy('schedule.at')
    .orderBy('schedule.id')
    .limit(1)
    .executeTakeFirst()

type Row = Selectable<Tables['schedule']> & { readonly name: string; readonly owner: string }

function toSchedule(row: Row): DueSchedule {
  const { properties } = ScheduleSchema
  return {
    id: row.id,
    kind: readAs(properties.kind, row.kind),
    change: { id: row.change, name: row.name, owner: row.owner },
    actor: row.actor,
    reason: row.reason,
    createdAt: row.created_at,
    at: row.at,
    ...(row.take_back_at !== null && { takeBackAt: row.take_back_at }),
    zone: row.zone,
    tolerance: row.tolerance,
    acknowledged: parseAs(Type.Array(Type.String()), row.acknowledged),
    state: readAs(properties.state, row.state),
    ...(row.parked !== null && { parked: parseAs(properties.parked, row.parked) }),
    ...(row.blocked !== null && { blocked: parseAs(properties.blocked, row.blocked) }),
    edits: parseAs(Edits, row.edits),
    revisions: parseAs(Revisions, row.revisions),
    agreed: parseAs(Agreed, row.agreed),
    ...(row.since !== null && { since: row.since }),
  }
}

async function insert(
  trx: Kysely<Tables>,
  schedule: NewSchedule,
  { revisions = [], since = null }: { readonly revisions?: readonly Revision[]; readonly since?: number | null },
): Promise<void> {
  const { createdAt, takeBackAt = null, acknowledged, edits, agreed, ...row } = schedule
  await trx
    .insertInto('schedule')
    .values({
      ...row,
      created_at: createdAt,
      take_back_at: takeBackAt,
      acknowledged: JSON.stringify(acknowledged),
      edits: JSON.stringify(edits),
      revisions: JSON.stringify(revisions.map(({ fact, rev }) => ({ fact, rev }))),
      agreed: JSON.stringify(agreed),
      since,
      state: 'waiting',
    })
    .execute()
}

/** Done, once, by this release; what goes out may be taken back later. Throws `UnknownSchedule`. */
export async function finishSchedule(
  trx: Kysely<Tables>,
  { id, state, at, takeBack }: ScheduledRelease,
  seq: number,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('schedule')
    .set({ state: 'done', seq })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('at', '=', at)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new UnknownSchedule(id)
  if (takeBack !== undefined) await insert(trx, takeBack, { since: seq })
}

/**
 * Marks each waiting schedule with the facts that a release has moved under it, and unmarks those whose facts are as
 * they were again. Part of the transaction of every release, whatever made it: none can move a fact in silence. The log
 * and the webhook get an entry for facts that were not marked before.
 */
export async function markSchedules(
  trx: Kysely<Tables>,
  { seq, actor, overlay, createdAt: at }: ReleaseRecord,
  { values, isTold }: { readonly values: Readonly<Record<string, unknown>>; readonly isTold: boolean },
): Promise<void> {
  const waiting = await readWaiting(trx)
  const unread = waiting.flatMap(factsOf).filter((fact) => !Object.hasOwn(values, fact))
  if (unread.length > 0) throw new FactsUnread(unread)
  for (const schedule of waiting) {
    const { id, kind, change, at: due, blocked } = schedule
    const known = blocked?.facts ?? []
    const facts = movedFacts(schedule, { overlay, valueOf: (fact) => values[fact] }).map(
      (moved) =>
        known.find(({ fact, live }) => fact === moved.fact && sameValue(live, moved.live)) ?? { ...moved, actor, seq },
    )
    if (sameValue(facts, known)) continue
    const { mustReview = false } = blocked ?? {}
    const mark =
      facts.length === 0 && !mustReview ? null : JSON.stringify({ at, facts, ...(mustReview && { mustReview }) })
    await trx.updateTable('schedule').set({ blocked: mark }).where('id', '=', id).execute()
    const moved = facts.filter((fact) => !known.includes(fact))
    if (moved.length === 0 && facts.length > 0) continue
    const { name, owner } = change
    const isFree = facts.length === 0
    await appendAudit(trx, {
      at,
      actor: 'system',
      action: isFree ? 'schedule.unblock' : 'schedule.block',
      subject: `change:${change.id}`,
      reason: '',
      details: { name, owner, kind, at: due, facts: isFree ? known : moved },
    })
    if (!isTold || isFree) continue
    const data = { schedule: id, kind, change, at: due, facts: moved, path: `/#/changes/${change.id}` }
    await addMessage(trx, { id: randomUUID(), seq, body: { type: 'schedule.blocked', timestamp: at, data }, at })
  }
}

/** A change that is published by hand, dropped or scheduled anew leaves nothing to decide on. */
export const endParked = (trx: Kysely<Tables>, change: string) => endOf(trx, change, ['parked'])

export const endSchedulesOf = (trx: Kysely<Tables>, change: string) => endOf(trx, change, ['waiting', 'parked'])

async function endOf(
  trx: Kysely<Tables>,
  change: string,
  states: readonly NonNullable<Schedule['state']>[],
): Promise<void> {
  await trx
    .updateTable('schedule')
    .set({ state: 'ended' })
    .where('change', '=', change)
    .where('kind', '=', 'publish')
    .where('state', 'in', states)
    .execute()
}

/** A restored store may be as of long ago: nothing goes out of it that nobody looked at again. */
export async function parkRestored(trx: Kysely<Tables>, at: string): Promise<void> {
  const parked: Schedule['parked'] = { at, reason: 'restored', blockers: [], warnings: [] }
  const rows = await selectRows(trx).where('schedule.state', '=', 'waiting').execute()
  for (const { id, kind, change, name, owner, at: due } of rows) {
    await trx
      .updateTable('schedule')
      .set({ state: 'parked', parked: JSON.stringify(parked), claimed_until: null })
      .where('id', '=', id)
      .execute()
    const details = { name, owner, kind, at: due, why: 'restored', findings: [] }
    const about = { action: 'schedule.park', subject: `change:${change}`, reason: '' }
    await appendAudit(trx, { at, actor: 'system', ...about, details })
  }
}

/** By release that took something back: the one that had brought it. */
export async function takenBackReleases(db: Kysely<Tables>): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('schedule')
    .select(['seq', 'since'])
    .where('kind', '=', 'take-back')
    .where('state', '=', 'done')
    .execute()
  return new Map(rows.flatMap(({ seq, since }) => (seq === null || since === null ? [] : [[seq, since] as const])))
}
