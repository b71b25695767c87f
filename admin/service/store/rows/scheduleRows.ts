import type { Kysely, Selectable } from 'kysely'
import { Type } from 'typebox'
import { type Schedule, ScheduleSchema } from '../../../api/scheduleApi.ts'
import { OverlayEditSchema } from '../../../api/edits.ts'
import { exactly } from '../../../api/fields.ts'
import { UnknownChange } from '../../base/refusals.ts'
import { ChangeScheduled, UnknownSchedule } from '../../base/scheduleRefusals.ts'
import type { DueSchedule, NewSchedule, Revision, ScheduledRelease, ScheduleStore } from '../ScheduleStore.ts'
import type { Tables } from '../tables.ts'
import { appendAudit } from './appendAudit.ts'
import { isOpen } from './isOpen.ts'
import { addMessage } from './outboxRows.ts'
import { parseAs, readAs } from './readAs.ts'
import { requireUntried } from './triedChanges.ts'
import { requireRevisions } from '../requireRevisions.ts'

const anEdit = Type.Union([OverlayEditSchema, Type.Null()])
const Edits = Type.Array(exactly({ fact: Type.String(), before: anEdit, after: anEdit }))
const Agreed = Type.Array(exactly({ fact: Type.String(), value: Type.Unknown() }))
const Revisions = Type.Array(exactly({ fact: Type.String(), rev: Type.Integer() }))

/** What goes out, or is taken back, at a moment. */
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
        await endParked(trx, schedule.change)
        await insert(trx, schedule, { revisions: edits })
        await appendAudit(trx, audit)
      }),

    endSchedule: (id, audit) =>
      db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('schedule')
          .set({ state: 'ended' })
          .where('id', '=', id)
          .where('state', 'in', ['waiting', 'parked'])
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        await appendAudit(trx, audit)
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
        const { numUpdatedRows } = await trx
          .updateTable('schedule')
          .set({ state: 'parked', parked: JSON.stringify({ at: audit.at, ...parking }) })
          .where('id', '=', id)
          .where('state', '=', 'waiting')
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        await appendAudit(trx, audit)
        if (message !== undefined) await addMessage(trx, { ...message, seq: 0, at: audit.at })
        return true
      }),
  }
}

const selectRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('schedule')
    .innerJoin('change', 'change.id', 'schedule.change')
    .selectAll('schedule')
    .select(['change.name', 'change.owner'])

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

/** When a change goes out by itself. */
const waitingFor = (trx: Kysely<Tables>, change: string) =>
  trx
    .selectFrom('schedule')
    .innerJoin('change', 'change.id', 'schedule.change')
    .select(['schedule.id', 'schedule.at', 'change.name', 'change.owner'])
    .where('schedule.change', '=', change)
    .where('schedule.kind', '=', 'publish')
    .where('schedule.state', '=', 'waiting')
    .executeTakeFirst()

export const isScheduled = async (trx: Kysely<Tables>, change: string): Promise<boolean> =>
  (await waitingFor(trx, change)) !== undefined

/** Throws `ChangeScheduled`, unless it is by this schedule. */
export async function requireUnscheduled(trx: Kysely<Tables>, change: string, by?: string): Promise<void> {
  const waiting = await waitingFor(trx, change)
  if (waiting !== undefined && waiting.id !== by) throw new ChangeScheduled(waiting, waiting.at)
}

/** Their ids, within another query. */
export const scheduledChanges = (db: Kysely<Tables>) =>
  db.selectFrom('schedule').select('change').where('kind', '=', 'publish').where('state', '=', 'waiting')

/** By id of the change: when it goes out by itself. */
export async function scheduledMoments(db: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('schedule')
    .select(['change', 'at'])
    .where('kind', '=', 'publish')
    .where('state', '=', 'waiting')
    .execute()
  return new Map(rows.map(({ change, at }) => [change, at]))
}

/** Done, once, by this release; what goes out may be taken back later. Throws `UnknownSchedule`. */
export async function finishSchedule(
  trx: Kysely<Tables>,
  { id, state, takeBack }: ScheduledRelease,
  seq: number,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('schedule')
    .set({ state: 'done', seq })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new UnknownSchedule(id)
  if (takeBack !== undefined) await insert(trx, takeBack, { since: seq })
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
