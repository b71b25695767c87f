import { randomUUID } from 'node:crypto'
import type { StopName } from '../../../../src/format/wire/stops.ts'
import type { TakenAlert } from '../../../api/alertApi.ts'
import type { MachineToken } from '../../../api/machineTokenApi.ts'
import { auditEntry } from '../../base/audit/auditEntry.ts'
import type { Clock } from '../../base/Clock.ts'
import { AlertRefused } from '../../base/machineRefusals.ts'
import { machineActor } from '../../people/createMachineTokens.ts'
import { answersSoon, isAway } from '../../store/answersSoon.ts'
import { alertKey, type SeenAlert, type StopOutcome, type WantedStop } from '../../store/rows/alertRows.ts'
import type { Store } from '../../store/Store.ts'
import type { Publisher } from '../release/publish.ts'
import { type AskedAlert, readAlerts } from './readAlerts.ts'

/** How long an alert is remembered after it was told last, in ms: many times what Alertmanager waits before it repeats. */
const REMEMBERED = 30 * 24 * 60 * 60_000

export type Alerts = ReturnType<typeof createAlerts>

interface Firing {
  readonly alert: AskedAlert
  readonly stop: StopName
}

/** Outcome of an alert that fires, and the sentence that says it. */
type Followed = Pick<TakenAlert, 'message'> & { readonly outcome: StopOutcome }

/**
 * Stops by alerts: they turn stops on and never off, and not again what a person has lifted since. Without the store they
 * are stops of this node's own.
 */
export function createAlerts({
  store,
  publisher,
  clock,
  announces,
}: {
  readonly store: Store
  readonly publisher: Pick<Publisher, 'followStops' | 'stops' | 'stopWithoutStore'>
  readonly clock: Clock
  /** Whether stops are told to a webhook. */
  readonly announces: boolean
}) {
  const makeEntry = auditEntry(clock)
  /** Alerts that were followed before, as the store knew them last and as this node has followed them since. */
  let seen: ReadonlySet<string> = new Set()
  /** Those that this node has followed and the store does not know yet. */
  let unknown: readonly SeenAlert[] = []

  function want(actor: string, name: StopName, { reason, id }: AskedAlert): WantedStop {
    const audit = { ...makeEntry(actor, 'stop.on', `stop:${name}`, id && { alert: id }), reason }
    return {
      stop: { name, reason, actor, at: audit.at },
      audit,
      ...(announces && { deliveryId: randomUUID() }),
      ...(id && { alert: id }),
    }
  }

  async function stopInStore(actor: string, firing: readonly Firing[]): Promise<readonly Followed[]> {
    const now = clock.now()
    const outcomes = await store.stopForAlerts(
      firing.map(({ alert, stop }) => want(actor, stop, alert)),
      new Date(now).toISOString(),
      new Date(now - REMEMBERED).toISOString(),
    )
    if (outcomes.includes('stopped')) await publisher.followStops()
    return outcomes.map((outcome, index) => ({ outcome, message: SAYS[outcome](firing[index]?.stop ?? '') }))
  }

  /** Without the store: a stop of this node's own, but for alerts that were known when the store was read last. */
  async function stopHere(actor: string, firing: readonly Firing[]): Promise<readonly Followed[]> {
    const followed: Followed[] = []
    for (const { alert, stop } of firing) {
      const isOn = publisher.stops().some(({ name }) => name === stop)
      const isSeen = alert.id !== undefined && seen.has(alertKey(stop, alert.id))
      if (!isOn && !isSeen) await publisher.stopWithoutStore(actor, stop, alert.reason, alert.id)
      if (alert.id) {
        seen = new Set([...seen, alertKey(stop, alert.id)])
        unknown = [...unknown, { stop, alert: alert.id }]
      }
      const outcome = isOn ? 'already-stopped' : isSeen ? 'lifted' : 'stopped'
      followed.push({ outcome, message: outcome === 'stopped' ? HERE(stop) : SAYS[outcome](stop) })
    }
    return followed
  }

  return {
    /** Tells the store what this node has followed without it, and reads which alerts it knows; throws its errors. */
    async hold(): Promise<void> {
      const told = unknown
      if (told.length > 0) await store.noteAlerts(told, new Date(clock.now()).toISOString())
      unknown = unknown.slice(told.length)
      const alerts = await store.seenAlerts()
      seen = new Set([...alerts, ...unknown].map(({ stop, alert }) => alertKey(stop, alert)))
    },

    /**
     * Turns on what the alerts of a body ask for, and says of each what became of it. Throws `AlertRefused` where one of
     * them could not be followed, once the others are.
     */
    async take(token: MachineToken, body: unknown): Promise<readonly TakenAlert[]> {
      const asked = readAlerts(body, token.stops)
      const actor = machineActor(token)
      const firing = asked.flatMap((alert) => (alert.isResolved ? [] : alert.stops.map((stop) => ({ alert, stop }))))
      const followed =
        firing.length === 0
          ? []
          : await answersSoon(stopInStore(actor, firing)).catch((error: unknown) => {
              if (isAway(error)) return stopHere(actor, firing)
              throw error
            })
      const taken = asked.flatMap((alert): readonly TakenAlert[] => {
        const named = alert.name !== undefined && { alert: alert.name }
        if (alert.isResolved) return [{ ...named, outcome: 'resolved', message: RESOLVED }]
        if (alert.refusal !== undefined) return [{ ...named, outcome: 'refused', message: alert.refusal }]
        return firing.flatMap((one, index) => {
          const what = followed[index]
          return one.alert !== alert || what === undefined ? [] : [{ ...named, stop: one.stop, ...what }]
        })
      })
      const refused = taken.filter(({ outcome }) => outcome === 'refused')
      const [first] = refused
      if (first === undefined) return taken
      const which = asked.length === 1 ? '' : `Refused were ${refused.length} of ${asked.length} alerts. `
      throw new AlertRefused(`${which}${first.alert === undefined ? '' : `${first.alert}: `}${first.message}`, taken)
    },
  }
}

const RESOLVED = 'What is over lifts nothing. A person lifts the stop at the desk.'

/** Said where only this node's phones have it. */
const HERE = (stop: string) =>
  `${stop} is stopped on the phones of this node only: the database cannot be reached. It goes into the database as soon as that is back. Tell the other nodes too.`

const SAYS: Readonly<Record<StopOutcome, (stop: string) => string>> = {
  stopped: (stop) => `${stop} is stopped.`,
  'already-stopped': (stop) => `${stop} was stopped before, and stays as it is.`,
  lifted: (stop) =>
    `A person has lifted ${stop} since this alert was first told, so it stays lifted. To stop it again, do so at the desk.`,
}
