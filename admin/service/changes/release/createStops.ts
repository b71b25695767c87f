import { randomUUID } from 'node:crypto'
import type { StopName } from '../../../../src/format/stops.ts'
import { sameValue } from '../../../../src/format/sameValue.ts'
import type { StopRecord, StopRequest } from '../../../api/stopApi.ts'
import { auditEntry } from '../../base/audit/auditEntry.ts'
import type { Activator } from './activate.ts'
import type { ReleaseContext } from './ReleaseContext.ts'

export interface StopDesk {
  /** Those that are on, as members' apps are told. */
  stops(): readonly StopRecord[]
  /** Both throw the store's errors. */
  stop(actor: string, name: StopName, request: StopRequest): Promise<readonly StopRecord[]>
  lift(actor: string, name: StopName, reason: string): Promise<readonly StopRecord[]>
  /** Shows what another service stopped or lifted, also while a publish is under way here. */
  followStops(): Promise<void>
}

export interface StopDependencies extends Pick<ReleaseContext, 'store' | 'clock' | 'announces'> {
  readonly activator: Activator
}

/**
 * Stops have a table and a gate of their own and do not wait for a publish: no draft, play test or release can keep one
 * from going out, and none lifts one. A stop is not a release: it moves the date of the heads and leaves their number
 * alone.
 */
export function createStops({ store, clock, announces, activator }: StopDependencies): StopDesk {
  const entryOf = auditEntry(clock)
  const delivery = () => (announces ? { deliveryId: randomUUID() } : {})

  async function show(): Promise<readonly StopRecord[]> {
    await activator.showStored()
    return store.stops()
  }

  return {
    stops: () => activator.stops(),

    async stop(actor, name, { reason, words }) {
      const said = words !== undefined && Object.keys(words).length > 0 ? { words } : {}
      const audit = { ...entryOf(actor, 'stop.on', `stop:${name}`, said), reason }
      await store.putStop({ stop: { name, reason, actor, at: audit.at, ...said }, audit, ...delivery() })
      return show()
    },

    async lift(actor, name, reason) {
      await store.liftStop({
        name,
        audit: { ...entryOf(actor, 'stop.lifted', `stop:${name}`), reason },
        ...delivery(),
      })
      return show()
    },

    async followStops() {
      if (!sameValue(await store.stops(), activator.stops())) await show()
    },
  }
}
