import { randomUUID } from 'node:crypto'
import type { StopName } from '../../../../src/format/wire/stops.ts'
import type { TakenAlert } from '../../../api/alertApi.ts'
import type { MachineToken } from '../../../api/machineTokenApi.ts'
import { auditEntry } from '../../base/audit/auditEntry.ts'
import type { Clock } from '../../base/Clock.ts'
import { AlertRefused } from '../../base/machineRefusals.ts'
import { machineActor } from '../../people/createMachineTokens.ts'
import type { StopOutcome, WantedStop } from '../../store/rows/alertRows.ts'
import type { Store } from '../../store/Store.ts'
import type { Publisher } from '../release/publish.ts'
import { type AskedAlert, readAlerts } from './readAlerts.ts'

/** How long an alert is remembered after it was told last, in ms: many times what Alertmanager waits before it repeats. */
const REMEMBERED = 30 * 24 * 60 * 60_000

export type Alerts = ReturnType<typeof createAlerts>

/** Stops by alerts: they turn stops on and never off, and not again what a person has lifted since. */
export function createAlerts({
  store,
  publisher,
  clock,
  announces,
}: {
  readonly store: Store
  readonly publisher: Pick<Publisher, 'followStops'>
  readonly clock: Clock
  /** Whether stops are told to a webhook. */
  readonly announces: boolean
}) {
  const makeEntry = auditEntry(clock)

  function want(actor: string, name: StopName, { reason, id }: AskedAlert): WantedStop {
    const audit = { ...makeEntry(actor, 'stop.on', `stop:${name}`, id && { alert: id }), reason }
    return {
      stop: { name, reason, actor, at: audit.at },
      audit,
      ...(announces && { deliveryId: randomUUID() }),
      ...(id && { alert: id }),
    }
  }

  return {
    /**
     * Turns on what the alerts of a body ask for, and says of each what became of it. Throws `AlertRefused` where one of
     * them could not be followed, once the others are.
     */
    async take(token: MachineToken, body: unknown): Promise<readonly TakenAlert[]> {
      const asked = readAlerts(body, token.stops)
      const actor = machineActor(token)
      const firing = asked.flatMap((alert) => (alert.isResolved ? [] : alert.stops.map((stop) => ({ alert, stop }))))
      const now = clock.now()
      const outcomes =
        firing.length === 0
          ? []
          : await store.stopForAlerts(
              firing.map(({ alert, stop }) => want(actor, stop, alert)),
              new Date(now).toISOString(),
              new Date(now - REMEMBERED).toISOString(),
            )
      if (outcomes.includes('stopped')) await publisher.followStops()
      const taken = asked.flatMap((alert): readonly TakenAlert[] => {
        const named = alert.name !== undefined && { alert: alert.name }
        if (alert.isResolved) return [{ ...named, outcome: 'resolved', message: RESOLVED }]
        if (alert.refusal !== undefined) return [{ ...named, outcome: 'refused', message: alert.refusal }]
        return firing.flatMap((one, index) => {
          const outcome = outcomes[index]
          return one.alert !== alert || outcome === undefined
            ? []
            : [{ ...named, stop: one.stop, outcome, message: SAYS[outcome](one.stop) }]
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

const SAYS: Readonly<Record<StopOutcome, (stop: StopName) => string>> = {
  stopped: (stop) => `${stop} is stopped.`,
  'already-stopped': (stop) => `${stop} was stopped before, and stays as it is.`,
  lifted: (stop) =>
    `A person has lifted ${stop} since this alert was first told, so it stays lifted. To stop it again, do so at the desk.`,
}
