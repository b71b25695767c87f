import type { FastifyInstance } from 'fastify'
import type { PlatformLimits } from '../platform/createPlatformLimits.ts'
import { needs } from './guardRoutes.ts'

/** What the platform itself allows, so that the desk can say when a setting has no effect. */
export function platformRoutes(app: FastifyInstance, limits: () => Promise<PlatformLimits>): void {
  app.get('/platform/limits', needs('viewer'), async () => {
    return { limits: await limits() }
  })
}
