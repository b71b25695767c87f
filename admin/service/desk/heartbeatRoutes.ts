import type { DeskContext } from './DeskContext.ts'
import { needs } from './guardRoutes.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import { countedSince } from '../public/createPhoneCounter.ts'
import { heartbeatApi } from '../../api/heartbeatApi.ts'

/** Which releases the open apps show, whichever service they told. */
export function heartbeatRoutes(app: TypedApp, { core }: DeskContext): void {
  app.route({
    ...heartbeatApi.openPhones,
    ...needs('viewer'),
    handler: async () => {
      const counts = await core.store.countPhones(countedSince(core.clock.now()))
      const releases = [...new Set(counts.map(({ seq }) => seq))].map((seq) => {
        const sumOf = (faulty: boolean) => counts.find((one) => one.seq === seq && one.faulty === faulty)?.count ?? 0
        // What was taken back twice, or by nobody who had said it, must not take away more than there is.
        const phones = Math.max(0, sumOf(false) + sumOf(true))
        return { seq, phones, faulty: Math.min(phones, Math.max(0, sumOf(true))) }
      })
      return { counted: core.countedPhones, shown: releases.filter(({ phones }) => phones > 0) }
    },
  })
}
