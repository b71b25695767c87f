import { needs } from './guardRoutes.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import { platformApi, type PlatformLimits } from '../../api/platformApi.ts'

/** Route of the platform's own limits, so that the desk can say when a setting has no effect. */
export function platformRoutes(app: TypedApp, limits: () => Promise<PlatformLimits>): void {
  app.route({
    ...platformApi.platformLimits,
    ...needs('viewer'),
    handler: async () => {
      return { limits: await limits() }
    },
  })
}
