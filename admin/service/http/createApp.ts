import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { LogLevel } from '../config/Config.ts'
import { BrokenText, TooDeep } from '../refusals.ts'
import { hasBrokenText } from './hasBrokenText.ts'
import { isTooDeep } from './isTooDeep.ts'
import { sendRefusals } from './sendRefusals.ts'

export interface AppOptions {
  readonly logLevel: LogLevel
  readonly trustProxy: number
  readonly bodyLimit: number
  /** Looks at each request before the framework does; true when it has answered. */
  readonly answerFirst?: (request: IncomingMessage, response: ServerResponse) => boolean
}

/** Several times what a screen document needs, and far less than what overflows a stack. */
const DEEPEST = 100
const REQUEST_MS = 60_000
const KEEP_ALIVE_MS = 72_000

/** A Fastify instance with our refusals, strict bodies and time-outs against slow clients. */
export function createApp({ logLevel, trustProxy, bodyLimit, answerFirst }: AppOptions): FastifyInstance {
  const options: FastifyServerOptions = {
    logger: logLevel === 'silent' ? false : { level: logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy === 0 ? false : (_address, hop) => hop < trustProxy,
    bodyLimit,
    requestTimeout: REQUEST_MS,
    ...(answerFirst && {
      serverFactory(handle) {
        const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS }, (request, response) => {
          if (!answerFirst(request, response)) handle(request, response)
        })
        // No time limit on a connection as a whole: event streams stay open.
        return server.setTimeout(0)
      },
    }),
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // Ten seconds by default, which a busy machine needs for reading a build's files.
    pluginTimeout: 60_000,
    // A body with a key nobody knows is a mistake to tell, not to drop.
    ajv: { customOptions: { removeAdditional: false } },
  }
  const app = Fastify(options)
  sendRefusals(app)
  app.addHook('preValidation', async (request) => {
    if (isTooDeep(request.body, DEEPEST)) throw new TooDeep()
    if (hasBrokenText(request.body)) throw new BrokenText()
  })
  return app
}
