import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { LogLevel } from '../config/Config.ts'
import { sendRefusals } from './sendRefusals.ts'

export interface AppOptions {
  readonly logLevel: LogLevel
  readonly trustProxy: number
  readonly bodyLimit: number
}

/** A Fastify instance with our refusals, strict bodies and time-outs against slow clients. */
export function createApp({ logLevel, trustProxy, bodyLimit }: AppOptions): FastifyInstance {
  const options: FastifyServerOptions = {
    logger: logLevel === 'silent' ? false : { level: logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy === 0 ? false : (_address, hop) => hop < trustProxy,
    bodyLimit,
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    // A body with a key nobody knows is a mistake to tell, not to drop.
    ajv: { customOptions: { removeAdditional: false } },
  }
  const app = Fastify(options)
  sendRefusals(app)
  return app
}
