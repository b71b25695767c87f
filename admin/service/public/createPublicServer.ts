import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyError, FastifyRequest } from 'fastify'
import type { Config } from '../base/config/Config.ts'
import { trustProxies } from '../base/config/trustProxies.ts'
import type { Core } from '../core/createCore.ts'
import type { ConnectionBudget } from '../http/connectionBudget.ts'
import { createApp } from '../http/createApp.ts'
import { createShell } from '../http/createShell.ts'
import { networkOf } from '../base/people/networkOf.ts'
import type { LiveRelease } from '../changes/release/LiveRelease.ts'
import { hardenAnswers } from '../http/hardenAnswers.ts'
import { securityHeaders } from '../http/securityHeaders.ts'
import { serveHealth } from '../http/serveHealth.ts'
import { typedRoutes, type TypedApp } from '../http/typedRoutes.ts'
import { serveDemonstration } from '../http/serveDemonstration.ts'
import { servePictures } from '../http/servePictures.ts'
import { serveShell } from '../http/serveShell.ts'
import { answerDemonstration, answerPages, type AnswerRequest } from './answerDemonstration.ts'
import { answerUnchangedHead } from './answerUnchangedHead.ts'
import type { EventStreams } from './createEventStreams.ts'
import type { PhoneCounter } from '../changes/trial/createPhoneCounter.ts'
import type { ReportCounter } from './createReportCounter.ts'
import { NoPlace } from './createPlaces.ts'
import { proxyPlatform } from './proxyPlatform.ts'
import { readCalls } from './readCalls.ts'
import { sealAnswers } from './sealAnswers.ts'
import { serveRelease } from './serveRelease.ts'
import { nothing } from '../../api/fields.ts'
import { HeartbeatAnswerSchema, HeartbeatSchema } from '../../../src/format/Heartbeat.ts'
import { ReportsSchema } from '../../../src/format/Report.ts'

interface PublicServerOptions {
  readonly core: Core
  readonly config: Config
  readonly connections: ConnectionBudget
  readonly streams: EventStreams
  readonly reports: ReportCounter
  readonly phones: PhoneCounter
  /** The built app. */
  readonly build: string
  /** Folders with its hashed assets, newest first. */
  readonly assets: readonly string[]
  /** Answers `/api` when no platform is configured. */
  readonly demonstration?: { readonly answer: AnswerRequest; readonly pictures: string }
  readonly isStopping: () => boolean
}

/** As long as the app waits for the answer of an upload, which is the longest request. */
const REQUEST_MS = 30_000

/** The members' listener: the app, its releases and the platform behind it. */
export async function createPublicServer(options: PublicServerOptions): Promise<FastifyInstance> {
  const { core, config, connections, streams, reports, phones, build, assets, demonstration, isStopping } = options
  const app = createApp({
    ...config,
    maxConnections: connections.members,
    bodyLimit: 64 * 1024,
    requestMs: REQUEST_MS,
    answersWhileClosing: true,
    answerFirst: (request, response) => answerUnchangedHead(request, response, core.live),
  })
  const shell = await createShell(build)
  const isDemonstration = config.platformUrl === undefined && demonstration !== undefined
  hardenAnswers(app)
  const headers = {
    imgOrigins: config.imgOrigins,
    frames: [...(isDemonstration ? ["'self'"] : []), ...config.frameOrigins],
    tls: false,
  }

  await app.register(async (scope) => {
    await scope.register(helmet, securityHeaders({ ...headers, framedBy: "'none'" }))
    await scope.register(rateLimit, { global: false })
    serveHealth(scope, core.live, isStopping)
    serveRelease(scope, core, streams)
    takeReports(typedRoutes(scope), reports)
    takeHeartbeats(typedRoutes(scope), phones, core.live)
    if (assets.length > 0)
      await scope.register(fastifyStatic, {
        root: [...assets],
        prefix: '/assets/',
        preCompressed: true,
        index: false,
        wildcard: true,
        cacheControl: false,
        setHeaders(reply, path) {
          reply.header('cache-control', 'public, max-age=31536000, immutable')
          // The documents of a build, one JSON value a line; no list of types knows the ending.
          if (/\.ndjson(\.\w+)?$/.test(path)) reply.header('content-type', 'application/x-ndjson')
        },
      })
    serveShell(scope, shell, 'The app')
  })
  servePictures(app, core.pictureFiles, '/media/')
  await app.register(async (scope) => {
    const trusts = trustProxies(config.trustProxy)
    sendEnvelopes(scope)
    sealAnswers(scope)
    turnAwayAtStop(scope, isStopping)
    readCalls(scope, trusts)
    if (config.platformUrl !== undefined)
      await proxyPlatform(scope, config.platformUrl, { connections: connections.platform, trusts })
    else if (demonstration !== undefined) answerDemonstration(scope, demonstration.answer)
  })
  if (isDemonstration)
    await app.register(async (scope) => {
      await scope.register(helmet, securityHeaders({ ...headers, framedBy: "'none'" }))
      answerPages(scope, demonstration.answer)
    })
  if (isDemonstration) await serveDemonstration(app, { ...headers, folder: demonstration.pictures, prefix: '/demo/' })
  return app
}

/** Failures under `/api` come in the platform's own envelope, because that is what the app reads there. */
function sendEnvelopes(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500
    // The rest of a body is not read any more, so the connection cannot carry another request.
    if (!request.raw.complete) reply.header('connection', 'close')
    if (error instanceof NoPlace) {
      reply.header('retry-after', '1')
      return reply.code(status).send({ code: status, message: `${error.message} Try again soon.`, data: null })
    }
    if (status >= 500) request.log.error(error)
    const message = status < 500 ? error.message : 'Something went wrong. Try again later.'
    return reply.code(status).send({ code: status, message, data: null })
  })
}

/** A call that arrives during a stop is not sent, and the member learns so. */
function turnAwayAtStop(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onRequest', async () => {
    if (isStopping()) throw new NoPlace('The service is stopping.')
  })
}

/** Where open apps say what they could not show. Needs `@fastify/rate-limit` on the scope. */
function takeReports(app: TypedApp, counter: ReportCounter): void {
  app.route({
    method: 'POST',
    url: '/release/reports',
    schema: { body: ReportsSchema },
    bodyLimit: 8 * 1024,
    config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
    handler: (request, reply) => {
      for (const report of request.body.reports) counter.count(report)
      return reply.code(204).send()
    },
  })
}

/** Where open apps say what they show. Many phones share an address, so one may say far more than a phone would. */
function takeHeartbeats(app: TypedApp, counter: PhoneCounter, live: LiveRelease): void {
  app.route({
    method: 'POST',
    url: '/release/heartbeat',
    schema: { body: HeartbeatSchema, response: { 200: HeartbeatAnswerSchema, 409: nothing } },
    bodyLimit: 1024,
    config: {
      rateLimit: { max: 3000, timeWindow: '1 minute', keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip) },
    },
    handler: async (request, reply) => {
      const { before, ...heartbeat } = request.body
      // Another service may have published a moment ago: the phone says it again.
      if (heartbeat.now !== undefined && !live.knows(heartbeat.now.release)) return reply.code(409).send()
      // After a backup was restored nobody counts what was live before.
      const isKnown = before !== undefined && live.knows(before.release)
      return reply.send({ minute: counter.count(isKnown ? request.body : heartbeat) })
    },
  })
}
