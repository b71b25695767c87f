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
  /** Alerts that the store knew when it was read last. */
  let stored: ReadonlySet<string> = new Set()
  /** Alerts by their keys that this node has followed and the store does not know yet; the newest ones stay. */
  const followedHere = new Map<string, SeenAlert>()

  function noteHere(key: string, alert: SeenAlert): void {
    followedHere.set(key, alert)
    const [oldest] = followedHere.keys()
    if (followedHere.size > MOST_HERE && oldest !== undefined) followedHere.delete(oldest)
  }

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
      const key = alert.id && alertKey(stop, alert.id)
      const isSeen = key !== undefined && (stored.has(key) || followedHere.has(key))
      const outcome = isOn ? 'already-stopped' : isSeen ? 'lifted' : 'stopped'
      let message = SAYS[outcome](stop)
      if (outcome === 'stopped') {
        const stops = await publisher.stopWithoutStore(actor, stop, alert.reason, alert.id)
        const isKept = stops.find(({ name }) => name === stop)?.own?.isKept !== false
        message = isKept ? HERE(stop) : `${HERE(stop)} ${NOT_ON_DISK}`
      }
      if (key !== undefined && alert.id) noteHere(key, { stop, alert: alert.id })
      followed.push({ outcome, message })
    }
    return followed
  }

  return {
    /** Tells the store what this node has followed without it, and reads which alerts it knows; throws its errors. */
    async hold(): Promise<void> {
      const noted = [...followedHere]
      if (noted.length > 0)
        await store.noteAlerts(
          noted.map(([, alert]) => alert),
          new Date(clock.now()).toISOString(),
        )
      const alerts = await store.seenAlerts()
      stored = new Set(alerts.map(({ stop, alert }) => alertKey(stop, alert)))
      for (const [key] of noted) followedHere.delete(key)
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

/** As many as the store remembers: a sender without end must not fill the memory. */
const MOST_HERE = 10_000

const NOT_ON_DISK = 'It could not be written to the disk, so a restart of this node before then loses it.'

/** Said where only this node's phones have it. */
const HERE = (stop: string) =>
  `${stop} is stopped on the phones of this node only: the database cannot be reached. It goes into the database as soon as that is back. Tell the other nodes too.`

const SAYS: Readonly<Record<StopOutcome, (stop: string) => string>> = {
  stopped: (stop) => `${stop} is stopped.`,
  'already-stopped': (stop) => `${stop} was stopped before, and stays as it is.`,
  lifted: (stop) =>
    `A person has lifted ${stop} since this alert was first told, so it stays lifted. To stop it again, do so at the desk.`,
}
