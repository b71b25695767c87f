import type { Kysely } from 'kysely'
import type { StopRecord } from '../../../api/stopApi.ts'
import type { Tables } from '../tables.ts'
import { type ChangedStop, writeStop } from './stopRows.ts'

/** An alert as it is told again and again: what it is, and since when. */
export interface AlertId {
  readonly fingerprint: string
  readonly startsAt: string
}

/** An alert, and the stop that it asked for. */
export interface SeenAlert {
  readonly stop: string
  readonly alert: AlertId
}

/** A stop that an alert asks for; without an alert, every request stops. */
export interface WantedStop extends ChangedStop {
  readonly stop: StopRecord
  readonly alert?: AlertId
}

/** `lifted`: the alert was there before, so somebody has lifted the stop since. */
export type StopOutcome = 'stopped' | 'already-stopped' | 'lifted'

export interface AlertStore {
  /**
   * Turns on each stop that is off, but for an alert that was seen before, and remembers the alerts; answers in their
   * order. One that is on keeps its actor, moment and reason. Alerts that were last seen before `forget` are forgotten.
   */
  stopForAlerts(wanted: readonly WantedStop[], at: string, forget: string): Promise<readonly StopOutcome[]>
  /** The alerts that are remembered, each with the stop that it asked for. */
  seenAlerts(): Promise<readonly SeenAlert[]>
  /** Remembers alerts that a node has followed by itself. */
  noteAlerts(alerts: readonly SeenAlert[], at: string): Promise<void>
}

/** Alerts that are remembered at most: a sender without end must not fill the store. */
const MOST = 10_000
/** Rows that are written at once: every database takes the parameters of so many. */
const PAGE = 200

export const alertKey = (stop: string, { fingerprint, startsAt }: AlertId): string =>
  JSON.stringify([stop, fingerprint, startsAt])

/** `afterChange` belongs to the transaction of each change. */
export function alertRows(
  db: Kysely<Tables>,
  afterChange: (trx: Kysely<Tables>) => Promise<void> = () => Promise.resolve(),
): AlertStore {
  return {
    stopForAlerts: (wanted, at, forget) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('alert').where('seen_at', '<', forget).execute()
        const on = new Set((await trx.selectFrom('stop').select('name').execute()).map(({ name }) => name))
        const alerts = new Map(
          wanted.flatMap(({ stop, alert }) =>
            alert === undefined ? [] : [[alertKey(stop.name, alert), { stop: stop.name, alert }]],
          ),
        )
        const seen = await readSeen(trx, [...alerts.values()])
        const outcomes: StopOutcome[] = []
        for (const { alert, ...change } of wanted) {
          const { name } = change.stop
          if (on.has(name)) outcomes.push('already-stopped')
          else if (alert !== undefined && seen.has(alertKey(name, alert))) outcomes.push('lifted')
          else {
            await writeStop(trx, change)
            on.add(name)
            outcomes.push('stopped')
          }
        }
        await remember(trx, [...alerts.values()], at)
        if (outcomes.includes('stopped')) await afterChange(trx)
        return outcomes
      }),

    async seenAlerts() {
      const rows = await db.selectFrom('alert').selectAll().execute()
      return rows.map(({ stop, fingerprint, starts_at: startsAt }) => ({ stop, alert: { fingerprint, startsAt } }))
    },

    noteAlerts: (alerts, at) => db.transaction().execute((trx) => remember(trx, alerts, at)),
  }
}

async function readSeen(trx: Kysely<Tables>, alerts: readonly SeenAlert[]): Promise<ReadonlySet<string>> {
  const seen = new Set<string>()
  const fingerprints = [...new Set(alerts.map(({ alert }) => alert.fingerprint))]
  for (let from = 0; from < fingerprints.length; from += PAGE) {
    const rows = await trx
      .selectFrom('alert')
      .selectAll()
      .where('fingerprint', 'in', fingerprints.slice(from, from + PAGE))
      .execute()
    for (const { stop, fingerprint, starts_at: startsAt } of rows) seen.add(alertKey(stop, { fingerprint, startsAt }))
  }
  return seen
}

/** The newest ones stay. */
async function remember(trx: Kysely<Tables>, alerts: readonly SeenAlert[], at: string): Promise<void> {
  for (let from = 0; from < alerts.length; from += PAGE)
    await trx
      .insertInto('alert')
      .values(
        alerts.slice(from, from + PAGE).map(({ stop, alert: { fingerprint, startsAt } }) => ({
          stop,
          fingerprint,
          starts_at: startsAt,
          seen_at: at,
        })),
      )
      .onConflict((conflict) => conflict.columns(['stop', 'fingerprint', 'starts_at']).doUpdateSet({ seen_at: at }))
      .execute()
  const oldest = await trx
    .selectFrom('alert')
    .select('seen_at')
    .orderBy('seen_at', 'desc')
    .offset(MOST)
    .limit(1)
    .executeTakeFirst()
  if (oldest !== undefined) await trx.deleteFrom('alert').where('seen_at', '<=', oldest.seen_at).execute()
}
