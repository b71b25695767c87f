import { existsSync } from 'node:fs'
import cookiePlugin from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../base/config/Config.ts'
import type { Core } from '../core/createCore.ts'
import { compressAnswers } from '../http/compressAnswers.ts'
import type { ConnectionBudget } from '../http/connectionBudget.ts'
import { createApp } from '../http/createApp.ts'
import { createShell } from '../http/createShell.ts'
import { hardenAnswers } from '../http/hardenAnswers.ts'
import { securityHeaders } from '../http/securityHeaders.ts'
import { type Phase, serveHealth } from '../http/serveHealth.ts'
import { type TypedApp, typedRoutes } from '../http/typedRoutes.ts'
import { serveDemonstration } from '../http/serveDemonstration.ts'
import { takeWholeSyllables } from '../http/takeWholeSyllables.ts'
import { servePictures } from '../http/servePictures.ts'
import { serveShell } from '../http/serveShell.ts'
import { TooManyAttempts } from '../base/refusals.ts'
import { accountRoutes } from './accountRoutes.ts'
import { alertRoutes } from './alertRoutes.ts'
import { allowMachine, machineTokenIn } from './allowMachine.ts'
import { allowPhone } from './allowPhone.ts'
import { allowSession } from './allowSession.ts'
import { heartbeatRoutes } from './heartbeatRoutes.ts'
import { auditRoutes } from './auditRoutes.ts'
import { companyRoutes } from './companyRoutes.ts'
import { createSignIn } from './createSignIn.ts'
import type { DeskContext } from './DeskContext.ts'
import type { DeskStreams } from './createDeskStreams.ts'
import { documentRoutes } from './documentRoutes.ts'
import { changeRoutes } from './changeRoutes.ts'
import { draftRoutes } from './draftRoutes.ts'
import { factRoutes } from './factRoutes.ts'
import { guardOrigin } from './guardOrigin.ts'
import { guardRoutes, type RouteRule } from './guardRoutes.ts'
import { linkRoutes } from './linkRoutes.ts'
import { machineTokenRoutes } from './machineTokenRoutes.ts'
import { operatorRoutes } from './operatorRoutes.ts'
import { outcomeRoutes } from './outcomeRoutes.ts'
import { ownAccountRoutes } from './ownAccountRoutes.ts'
import { phoneLinkRoutes } from './phoneLinkRoutes.ts'
import { phoneRoutes } from './phoneRoutes.ts'
import { pictureRoutes } from './pictureRoutes.ts'
import { platformRoutes } from './platformRoutes.ts'
import { presenceRoutes } from './presenceRoutes.ts'
import { previewRoutes } from './previewRoutes.ts'
import { releaseRoutes } from './releaseRoutes.ts'
import { scheduleRoutes } from './scheduleRoutes.ts'
import { trialRoutes } from './trialRoutes.ts'
import { stopRoutes } from './stopRoutes.ts'
import { sessionCookie } from './sessionCookie.ts'
import type { PlatformLimits } from '../../api/platformApi.ts'

interface DeskServerOptions {
  readonly core: Core
  readonly config: Config
  readonly connections: ConnectionBudget
  /** The built desk and the built preview of the app. */
  readonly builds: { readonly desk: string; readonly preview: string }
  /** Pictures of the demonstration, which the preview shows. */
  readonly pictures: string
  readonly deskUrl: () => string
  readonly facts: DeskContext['facts']
  /** Limits of the platform itself. */
  readonly platformLimits: () => Promise<PlatformLimits>
  /** The events of the desk. */
  readonly streams: DeskStreams
  readonly phase: () => Phase
}

export interface DeskServer {
  readonly app: FastifyInstance
  /** Every route of its API and who may use it. */
  readonly routes: readonly RouteRule[]
  /** Every route that a phone's token opens; no session does. */
  readonly phoneRoutes: readonly RouteRule[]
  /** Every route that machine tokens open and no session does. */
  readonly machineRoutes: readonly RouteRule[]
}

/** The operators' listener. */
export async function createDeskServer({
  core,
  config,
  connections,
  builds,
  pictures,
  deskUrl,
  facts,
  platformLimits,
  streams,
  phase,
}: DeskServerOptions): Promise<DeskServer> {
  let routes: readonly RouteRule[] = []
  let routesOfPhones: readonly RouteRule[] = []
  let routesOfMachines: readonly RouteRule[] = []
  const app = createApp({
    ...config,
    maxConnections: connections.desk,
    bodyLimit: 256 * 1024,
    counts: { figures: core.figures, door: 'desk' },
  })
  hardenAnswers(app)
  const tls = config.deskOrigin?.startsWith('https:') === true
  let firstEntry: string | undefined
  const cookie = sessionCookie({ tls, firstEntry: () => firstEntry })
  const context: DeskContext = { core, deskUrl, facts }
  // The desk frames its own preview; nobody else frames either.
  // A picture that is uploaded in the preview stays in its page.
  const own = { imgOrigins: ['blob:', ...config.imgOrigins], frames: ["'self'"], tls }
  const headers = securityHeaders({ ...own, framedBy: "'self'" })

  serveHealth(app, core.live, phase)
  await app.register(async (scope) => {
    guardOrigin(scope, config.deskOrigin)
    await scope.register(helmet, headers)
    await scope.register(cookiePlugin)
    await scope.register(
      async (scope) => {
        // Asked with the first request: the service also starts while its database does not answer.
        scope.addHook('onRequest', async () => {
          firstEntry ??= (await core.store.readAudit(0, 1))[0]?.hash
        })
        const api = typedRoutes(scope)
        storeNothing(api)
        compressAnswers(api)
        const operators = allowSession(core.accounts, cookie, config.secondFactorRoles)
        routes = guardRoutes(api, allowMachine(core.accounts.machineTokens, operators))
        await api.register(rateLimit, {
          ...limits,
          keyGenerator: (request) => machineTokenIn(request) ?? cookie.read(request) ?? request.ip,
          // What machines read is read by people, too, as often as they like.
          allowList: (request) =>
            request.routeOptions.config.scope !== undefined && machineTokenIn(request) === undefined,
        })
        const signIn = createSignIn({ accounts: core.accounts, cookie, secondFactorRoles: config.secondFactorRoles })
        linkRoutes(api, context, signIn)
        accountRoutes(api, context, cookie, signIn)
        companyRoutes(api, context, cookie, signIn, { tls })
        ownAccountRoutes(api, context, cookie)
        await registerDeskRoutes(api, context)
        platformRoutes(api, platformLimits)
        previewRoutes(api, context)
        phoneLinkRoutes(api, context, cookie)
        presenceRoutes(api, context, cookie, streams)
      },
      { prefix: '/desk-api' },
    )
    await scope.register(
      async (scope) => {
        const api = typedRoutes(scope)
        storeNothing(api)
        compressAnswers(api)
        routesOfPhones = guardRoutes(api, allowPhone(core.accounts.phoneLinks))
        phoneRoutes(api, context)
      },
      { prefix: '/phone-api' },
    )
    // Without the slash its relative addresses would be wrong.
    scope.get('/preview', (_request, reply) => reply.redirect('/preview/'))
    await servePages(scope, builds.preview, '/preview', 'The preview')
    await servePages(scope, builds.desk, '', 'The desk')
  })
  // Beside the guard of the origin: a machine sends none, may know the listener by another name, and has no cookie.
  await app.register(
    async (scope) => {
      await scope.register(helmet, headers)
      const api = typedRoutes(scope)
      storeNothing(api)
      routesOfMachines = guardRoutes(api, allowMachine(core.accounts.machineTokens))
      await api.register(rateLimit, { ...limits, keyGenerator: (request) => machineTokenIn(request) ?? request.ip })
      alertRoutes(api, context)
    },
    { prefix: '/desk-api' },
  )
  for (const prefix of ['/media/', '/preview/media/'] as const) servePictures(app, core.pictureFiles, prefix)
  await app.register(async (scope) => serveDemonstration(scope, { ...own, folder: pictures, prefix: '/preview/demo/' }))
  return { app, routes, phoneRoutes: routesOfPhones, machineRoutes: routesOfMachines }
}

/** After the guard: only whoever was let in is counted, each session and each token by itself. */
const limits: RateLimitPluginOptions = {
  global: false,
  hook: 'preHandler',
  errorResponseBuilder: (_request, { ttl }) => new TooManyAttempts(Math.ceil(ttl / 1000)),
}

function storeNothing(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}

/** The routes that the desk and the command line share: whatever is kept for others is taken here. */
export async function registerDeskRoutes(app: TypedApp, context: DeskContext): Promise<void> {
  await app.register(async (scope) => {
    takeWholeSyllables(scope)
    const api = typedRoutes(scope)
    documentRoutes(api, context)
    changeRoutes(api, context)
    factRoutes(api, context)
    draftRoutes(api, context)
    releaseRoutes(api, context)
    scheduleRoutes(api, context)
    trialRoutes(api, context)
    stopRoutes(api, context)
    pictureRoutes(api, context)
    operatorRoutes(api, context)
    machineTokenRoutes(api, context)
    auditRoutes(api, context)
    heartbeatRoutes(api, context)
    outcomeRoutes(api, context)
  })
}

async function servePages(app: FastifyInstance, build: string, prefix: string, name: string): Promise<void> {
  const shell = await createShell(build)
  const assets = `${build}/assets`
  await app.register(async (scope) => {
    if (!existsSync(assets)) return
    await scope.register(fastifyStatic, {
      root: assets,
      prefix: `${prefix}/assets/`,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    })
  })
  await app.register(
    async (scope) => {
      serveShell(scope, shell, name)
    },
    { prefix },
  )
}
