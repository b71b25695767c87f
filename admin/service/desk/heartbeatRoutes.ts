import type { DeskContext } from './DeskContext.ts'
import { needs } from './guardRoutes.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import { countedSince } from '../changes/trial/createPhoneCounter.ts'
import { heartbeatApi } from '../../api/heartbeatApi.ts'

/** Which releases the open apps show, whichever service they told. */
export function heartbeatRoutes(app: TypedApp, { core }: DeskContext): void {
  app.route({
    ...heartbeatApi.openPhones,
    ...needs('viewer'),
    handler: async () => {
      const shown = await core.store.countPhones(countedSince(core.clock.now()))
      return { counted: core.countedPhones, shown: shown.filter(({ phones }) => phones > 0) }
    },
  })
}
