import type { DeskContext } from './DeskContext.ts'
import { needs } from './guardRoutes.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import { countedSince } from '../public/createPhoneCounter.ts'
import { heartbeatApi, type OpenPhones } from '../../api/heartbeatApi.ts'

type Shown = OpenPhones['shown'][number]

/** Which releases the open apps show, whichever service they told. */
export function heartbeatRoutes(app: TypedApp, { core }: DeskContext): void {
  app.route({
    ...heartbeatApi.openPhones,
    ...needs('viewer'),
    handler: async () => {
      const shown = new Map<string, Shown>()
      for (const { seq, build, faulty, count } of await core.store.countPhones(countedSince(core.clock.now()))) {
        const key = `${seq} ${build}`
        const known = shown.get(key) ?? { seq, build, phones: 0, faulty: 0 }
        shown.set(key, {
          ...known,
          phones: known.phones + count,
          faulty: known.faulty + (faulty ? count : 0),
        })
      }
      return { counted: core.countedPhones, shown: [...shown.values()] }
    },
  })
}
