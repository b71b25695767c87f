import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyError, FastifyRequest, FastifyReply } from 'fastify'
import type { Config } from '../base/config/Config.ts'
import { trustProxies } from '../base/config/trustProxies.ts'
import type { Core } from '../core/createCore.ts'
import type { ConnectionBudget } from '../http/connectionBudget.ts'
import { createApp } from '../http/createApp.ts'
import { createShell, type Shell } from '../http/createShell.ts'
import { networkOf } from '../base/people/networkOf.ts'
import type { LiveRelease } from '../changes/release/LiveRelease.ts'
import { hardenAnswers } from '../http/hardenAnswers.ts'
import { securityHeaders } from '../http/securityHeaders.ts'
import { type Phase, serveHealth } from '../http/serveHealth.ts'
import { typedRoutes, type TypedApp } from '../http/typedRoutes.ts'
import { serveDemonstration } from '../http/serveDemonstration.ts'
import { servePictures } from '../http/servePictures.ts'
import { serveShell } from '../http/serveShell.ts'
import { answerDemonstration, answerPages, type AnswerRequest } from './answerDemonstration.ts'
import { answerUnchangedHead } from './answerUnchangedHead.ts'
import type { EventStreams } from './createEventStreams.ts'
import type { OutcomeCounter } from '../changes/outcomes/createOutcomeCounter.ts'
import type { PhoneCounter } from '../changes/trial/createPhoneCounter.ts'
import type { ReportCounter } from './createReportCounter.ts'
import { NoPlace } from './createPlaces.ts'
import { proxyPlatform } from './proxyPlatform.ts'
import { readCalls } from './readCalls.ts'
import { nothing } from '../../api/fields.ts'
import { HeartbeatAnswerSchema, HeartbeatSchema } from '../../../src/format/wire/Heartbeat.ts'
import { keysOf } from '../../../src/format/value/keysOf.ts'
import { pageFigures } from '../../../src/format/wire/pageFigures.ts'
import { OutcomesSchema } from '../../../src/format/wire/Outcomes.ts'
import { ReportsSchema } from '../../../src/format/wire/Report.ts'
import { Readable } from 'node:stream'
import { sendBody } from '../http/sendBody.ts'
import { NotFound } from '../base/refusals.ts'
import type { Compressed } from '../base/files/compress.ts'
import { mendFiles } from '../changes/release/activate.ts'
import { createSharedTurn } from '../base/background/createSharedTurn.ts'
import { HEAD_CACHE } from './headCache.ts'

interface PublicServerOptions {
  readonly core: Core
  readonly config: Config
  readonly connections: ConnectionBudget
  readonly streams: EventStreams
  readonly reports: ReportCounter
  readonly phones: PhoneCounter
  readonly outcomes: OutcomeCounter
  /** The built app. */
  readonly build: string
  /** Folders with its hashed assets, newest first. */
  readonly assets: readonly string[]
  /** Answers `/api` when no platform is configured. */
  readonly demonstration?: { readonly answer: AnswerRequest; readonly pictures: string }
  readonly phase: () => Phase
}

/** As long as the app waits for the answer of an upload, which is the longest request. */
const REQUEST_MS = 30_000

/** The members' listener: the app, its releases and the platform behind it. */
export async function createPublicServer(options: PublicServerOptions): Promise<FastifyInstance> {
  const { core, config, connections, streams, reports, phones, outcomes, build, assets, demonstration, phase } = options
  const app = createApp({
    ...config,
    maxConnections: connections.members,
    bodyLimit: 64 * 1024,
    requestMs: REQUEST_MS,
    answersWhileClosing: true,
    counts: { figures: core.figures, door: 'members' },
    answerFirst(request, response) {
      const isUnchanged = answerUnchangedHead(request, response, core.live)
      if (isUnchanged) core.figures.unchangedHeads.inc()
      return isUnchanged
    },
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
    serveHealth(scope, core.live, phase)
    serveRelease(scope, core, streams)
    takeReports(typedRoutes(scope), reports, core)
    takeHeartbeats(typedRoutes(scope), phones, core.live)
    takeOutcomes(typedRoutes(scope), outcomes, core, buildOf(shell))
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
    turnAwayAtStop(scope, phase)
    readCalls(scope, trusts)
    if (config.platformUrl !== undefined)
      await proxyPlatform(scope, config.platformUrl, {
        connections: connections.platform,
        trusts,
        figures: core.figures,
      })
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
function turnAwayAtStop(app: FastifyInstance, phase: () => Phase): void {
  app.addHook('onRequest', async () => {
    if (phase() === 'stopping') throw new NoPlace('The service is stopping.')
  })
}

/** Where open apps say what they could not show. Needs `@fastify/rate-limit` on the scope. */
function takeReports(app: TypedApp, counter: ReportCounter, { live, figures }: Core): void {
  app.route({
    method: 'POST',
    url: '/release/reports',
    schema: { body: ReportsSchema },
    bodyLimit: 8 * 1024,
    config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
    handler: (request, reply) => {
      for (const report of request.body.reports) {
        counter.count(report)
        const release = live.placeOf(report.release)
        if (release !== undefined) figures.reports.labels(release).inc()
      }
      return reply.code(204).send()
    },
  })
}

/** Many phones share an address, so one may say far more than a phone would. */
const perNetwork = { max: 3000, timeWindow: '1 minute', keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip) }

/** Where open apps say what they show. */
function takeHeartbeats(app: TypedApp, counter: PhoneCounter, live: LiveRelease): void {
  app.route({
    method: 'POST',
    url: '/release/heartbeat',
    schema: { body: HeartbeatSchema, response: { 200: HeartbeatAnswerSchema, 409: nothing } },
    bodyLimit: 1024,
    config: { rateLimit: perNetwork },
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

/** The name of the build, which its page says; empty where nothing is built. */
function buildOf(shell: Shell): string {
  const page = shell.get('/')?.body.identity.toString() ?? ''
  return /<meta name="build" content="([\w.-]*)"/.exec(page)?.[1] ?? ''
}

/** Where open apps say how visits of forms ended, and how their pages did. */
function takeOutcomes(app: TypedApp, counter: OutcomeCounter, { live, figures }: Core, build: string): void {
  app.route({
    method: 'POST',
    url: '/release/outcomes',
    schema: { body: OutcomesSchema, response: { 204: nothing } },
    bodyLimit: 8 * 1024,
    config: { rateLimit: perNetwork },
    handler: async (request, reply) => {
      const { page } = request.body
      await counter.count(request.body, build)
      const release = page && live.placeOf(page.release)
      if (page && release !== undefined)
        for (const figure of keysOf(pageFigures)) {
          const value = page[figure]
          if (value !== undefined)
            figures.pages[figure].labels(release).observe(figure === 'errors' ? value : value / 1000)
        }
      return reply.code(204).send()
    },
  })
}

/** Types that the app reads under `/api`. SVG is not among them, because it can contain scripts. */
const TYPES: ReadonlySet<string> = new Set([
  'application/json',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
])

/** The headers that an answer keeps: how to read it, and the platform's time. */
const KEPT: ReadonlySet<string> = new Set([
  'allow',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'retry-after',
  'vary',
  'x-demonstration',
  'x-platform-time',
])

/** Says that the platform has got nothing of a call: the app then knows that no money has moved. */
const NOT_SENT = 'x-not-sent'

/** Opened as a page, an answer runs nothing, frames nothing and has no origin. */
const SEAL = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
} as const

/**
 * Makes every answer of a scope plain data: JSON or a picture, without scripts or redirects, whoever gave it.
 * The members' tokens are kept under the same origin, where a page of the platform's could read them.
 * Answers to what was not passed on say so, and no others can.
 */
function sealAnswers(app: FastifyInstance): void {
  app.decorateRequest('isPassedOn', false)
  for (const url of ['/api', '/api/*'])
    app.route({
      method: ['DELETE', 'OPTIONS', 'PATCH', 'PUT'],
      url,
      handler: (_request, reply) =>
        reply
          .code(405)
          .header('allow', 'GET, POST')
          .send({ code: 405, message: 'The platform takes only GET and POST.', data: null }),
    })

  app.addHook('onSend', async (request, reply, payload) => {
    const refusal = refusalOf(reply, payload)
    for (const name of Object.keys(reply.getHeaders())) if (!KEPT.has(name)) reply.removeHeader(name)
    reply.headers(SEAL)
    if (!request.isPassedOn) reply.header(NOT_SENT, 'true')
    // Only with a fault, where somebody may look for it in the log: other answers get no byte more.
    if (reply.statusCode >= 500) reply.header('x-request-id', request.id)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (refusal === undefined) return payload
    drop(payload)
    for (const name of ['content-encoding', 'content-length', 'vary']) reply.removeHeader(name)
    if (reply.statusCode < 400) reply.code(502)
    reply.type('application/json; charset=utf-8')
    // Without a code it is not an envelope: the outcome of the call is unknown.
    return JSON.stringify({ message: refusal, data: null })
  })
}

function refusalOf(reply: FastifyReply, payload: unknown): string | undefined {
  if (reply.statusCode >= 300 && reply.statusCode < 400)
    return 'The platform answered with a redirect, which is not followed.'
  const given = reply.getHeader('content-type')
  if (given === undefined && (payload === undefined || payload === null || payload === '')) return undefined
  const type = typeof given === 'string' ? (given.split(';')[0] ?? '').trim().toLowerCase() : ''
  return TYPES.has(type) ? undefined : 'The platform answered with something that is neither JSON nor a picture.'
}

/** The rest of a body that is not passed on is not read either. */
function drop(payload: unknown): void {
  if (payload instanceof Readable) payload.on('error', () => undefined).destroy()
}

const JSON_TYPE = 'application/json; charset=utf-8'
/** However many ask for missing files, the store is asked at most this often, for at most this many. */
const AT_MOST_EVERY = 200
const AT_ONCE = 20
const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * The release as members' apps and paying back ends read it. Nothing here touches the database, except for a file that
 * the disk has lost, or that another service published a moment ago.
 */
function serveRelease(
  app: FastifyInstance,
  { live, cache, format, store, figures }: Core,
  streams: EventStreams,
): void {
  const missed = new Set<string>()
  const askStore = createSharedTurn(async () => {
    const shas = [...missed]
    missed.clear()
    // A file that the disk does not take is served all the same.
    await mendFiles(store, cache, shas).catch(() => undefined)
  }, AT_MOST_EVERY)

  async function find(sha: string): Promise<Compressed | undefined> {
    const file = await cache.read(sha)
    if (file !== undefined || missed.size >= AT_ONCE) return file
    missed.add(sha)
    await askStore()
    return cache.read(sha)
  }

  app.get<{ Params: { plan: number } }>(
    '/release/:plan/head.json',
    { schema: { params: planParams } },
    (request, reply) => {
      const head = live.head(request.params.plan)
      if (head === undefined) throw new NotFound()
      return sendBody(request, reply, head.body, { type: JSON_TYPE, etag: head.etag, cacheControl: HEAD_CACHE })
    },
  )

  app.get<{ Params: { file: string } }>('/release/files/:file', async (request, reply) => {
    const [, sha] = /^([0-9a-f]{64})\.json$/.exec(request.params.file) ?? []
    const file = sha === undefined ? undefined : await find(sha)
    if (sha === undefined || file === undefined) throw new NotFound()
    return sendBody(request, reply, file, { type: JSON_TYPE, etag: `"${sha}"`, cacheControl: IMMUTABLE })
  })

  app.get('/release/settings', (request, reply) => {
    const settings = live.settings()
    if (settings === undefined) throw new NotFound()
    reply.header('x-release-seq', live.seq())
    return sendBody(request, reply, settings.body, { type: JSON_TYPE, etag: settings.etag, cacheControl: 'no-cache' })
  })

  app.get<{ Querystring: { plan?: number } }>(
    '/release/events',
    {
      exposeHeadRoute: false,
      schema: { querystring: { type: 'object', properties: { plan: planParams.properties.plan } } },
    },
    (request, reply) => {
      const { plan = format.planVersion } = request.query
      if (streams.open(reply, plan, live.head(plan))) return reply
      figures.streamsRefused.inc()
      return reply
        .code(503)
        .header('retry-after', 30 + Math.round(Math.random() * 60))
        .send({ code: 'too-many-streams', message: 'No more event streams can be opened here. Poll the head instead.' })
    },
  )
}

const planParams = {
  type: 'object',
  properties: { plan: { type: 'integer', minimum: 1, maximum: 1_000_000 } },
  required: ['plan'],
} as const
