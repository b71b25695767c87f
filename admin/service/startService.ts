import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from './config/Config.ts'
import { trustProxies } from './config/trustProxies.ts'
import { ConfigError } from './config/ConfigError.ts'
import type { Clock } from './Clock.ts'
import { type Core, createCore } from './createCore.ts'
import type { Warn } from './createIncidents.ts'
import { createDeskServer } from './desk/createDeskServer.ts'
import type { DeskContext } from './desk/DeskContext.ts'
import type { RouteRule } from './desk/guardRoutes.ts'
import { joinLink } from './desk/joinLink.ts'
import type { Auditor } from './audit/Auditor.ts'
import type { CheckFacts, Compile } from './compile/compileOverlay.ts'
import type { Format } from './Format.ts'
import { descriptorLimit, shareDescriptors } from './http/connectionBudget.ts'
import { listen } from './http/listen.ts'
import { createPlatformLimits } from './platform/createPlatformLimits.ts'
import { createPlatformReader } from './platform/createPlatformReader.ts'
import { accessPlatform } from './platform/accessPlatform.ts'
import type { PlayTest } from './play/PlayTest.ts'
import type { AnswerRequest } from './public/answerDemonstration.ts'
import { createEventStreams } from './public/createEventStreams.ts'
import { createPublicServer } from './public/createPublicServer.ts'
import { createReportCounter } from './public/createReportCounter.ts'
import { keepAssets } from './public/keepAssets.ts'
import type { Baseline } from './release/Baseline.ts'
import type { LiveRelease } from './release/LiveRelease.ts'
import { StorageFull, StorageUnavailable } from './refusals.ts'
import { createSocketServer } from './socket/createSocketServer.ts'
import { listenOnSocket, requireAlone } from './socket/listenOnSocket.ts'
import { socketPath } from './socket/socketPath.ts'
import type { Store } from './store/Store.ts'
import { storageRefusal } from './store/storageRefusal.ts'
import { createWebhook } from './webhook/createWebhook.ts'
import type { BootOutcome } from '../api/documentApi.ts'

export interface ServiceOptions {
  readonly config: Config
  readonly format: Format
  readonly baseline: Baseline
  readonly compile?: Compile
  readonly checkFacts?: CheckFacts
  readonly playTest: PlayTest
  readonly auditor?: Auditor
  readonly clock: Clock
  /** Built front ends and the demonstration's pictures. */
  readonly folders: { readonly app: string; readonly desk: string; readonly preview: string; readonly pictures: string }
  /** Makes the simulated platform; it enforces the limits of whatever is live when it asks. */
  readonly demonstration?: (settings: () => unknown) => AnswerRequest
  readonly warn: Warn
  /** What a test hands in. */
  readonly store?: Store
  /** How the webhook is called. */
  readonly fetch?: typeof fetch
  /** Files and connections the process may have open; what the system says by default. */
  readonly descriptors?: number
  /** How failed sign-ins are slowed down; real time by default. */
  readonly wait?: (ms: number) => Promise<void>
}

export interface Service {
  readonly core: Core
  readonly publicUrl: string
  readonly deskUrl: string
  readonly boot: BootOutcome
  /** Every route of the desk and who may use it. */
  readonly deskRoutes: readonly RouteRule[]
  /** Every route that a phone's token opens. */
  readonly phoneRoutes: readonly RouteRule[]
  /** On an empty database: the link that makes the first owner. */
  readonly setupLink?: string
  /** Ends streams, finishes what can be finished soon, folds the log into the database. */
  stop(): Promise<void>
}

/** Parsed once for each body: the simulated platform asks at every call. */
function parsedSettings(live: LiveRelease): () => unknown {
  let last: { readonly body: string; readonly value: unknown } | undefined
  return () => {
    const body = live.settings()?.body
    if (body === undefined) return undefined
    if (last?.body !== body) last = { body, value: JSON.parse(body) }
    return last.value
  }
}

const REFRESH_MS = 1_000
const NOT_REFRESHED = 'The service cannot see what other processes publish.'
const NOT_FLUSHED = 'Reports of the apps cannot be stored; they are kept in memory.'
const NOT_KEPT =
  'The scripts of this build could not be copied to the data folder, so an app that is open now may miss a part after the next deploy.'
const NO_SOCKET = 'The command lines cannot reach this service: its socket could not be made.'
const DAMAGED =
  'The database is damaged in parts. Members are served all the same; in the desk, whatever needs a damaged part is refused. Put a backup in its place soon.'
const NOT_LOOKED_THROUGH = 'The database cannot be looked through for damage.'
const LOOK_FOR_DAMAGE_MS = 60 * 60_000
const FLUSH_MS = 5_000
const DELIVER_MS = 1_000
const INSPECT_MS = 10_000
const NOT_INSPECTED =
  'Files of releases that are missing or damaged on disk cannot be mended. They are served from memory and from the store.'
/** Counts of the apps' reports are worth no more of the time that a stop has. */
const LAST_FLUSH_MS = 1_000
const NOT_LOOKED = 'The messages of the webhook cannot be read.'

/** Everything from an empty folder to two open listeners. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { config, clock, folders, warn } = options
  await requireAlone(socketPath(config.dataDir))
  const core = await createCore({
    ...options,
    dataDir: config.dataDir,
    ...(config.databaseUrl !== undefined && { databaseUrl: config.databaseUrl }),
    ...(config.webhook && { webhook: config.webhook }),
    rails: config.rails,
    approvalsRequired: config.approvalsRequired,
    wait: options.wait ?? ((ms) => wait(ms)),
  })
  const boot = await core.publisher.boot()

  const connections = shareDescriptors(options.descriptors ?? descriptorLimit())
  let stopping = false
  let deskUrl = config.deskOrigin ?? ''
  const isStopping = (): boolean => stopping
  const streams = createEventStreams({
    max: config.maxStreams,
    maxPerNetwork: config.maxStreamsPerNetwork,
    trusts: trustProxies(config.trustProxy),
    ticks: () => clock.ticks(),
    random: Math.random,
  })
  const stopListening = core.live.subscribe((head) => streams.send(head))
  const reports = createReportCounter(core.store, clock)
  const demonstration =
    config.platformUrl === undefined ? options.demonstration?.(parsedSettings(core.live)) : undefined
  const facts: DeskContext['facts'] = () => ({
    approvalsRequired: config.approvalsRequired,
    demonstration: demonstration !== undefined,
    streams: streams.count(),
    incidents: core.incidents.list(),
  })
  const platformLimits = createPlatformLimits(createPlatformReader(accessPlatform(config, demonstration), clock), clock)
  const assets = await keepAssets(folders.app, join(config.dataDir, 'assets')).catch((error: unknown) => {
    core.incidents.raise(NOT_KEPT, storageRefusal(error) ?? error)
    return [join(folders.app, 'assets')].filter((folder) => existsSync(folder))
  })

  const members = await createPublicServer({
    core,
    config,
    connections,
    streams,
    reports,
    build: folders.app,
    assets,
    ...(demonstration && { demonstration: { answer: demonstration, pictures: folders.pictures } }),
    isStopping,
  })
  const desk = await createDeskServer({
    core,
    config,
    connections,
    builds: folders,
    pictures: folders.pictures,
    deskUrl: () => deskUrl,
    facts,
    platformLimits,
    isStopping,
  })
  const socket = await createSocketServer({ core, deskUrl: () => deskUrl, facts })

  // Before the ports: a second service on the folder that began in the same moment must not serve anybody.
  await listenOnSocket(socket, socketPath(config.dataDir)).catch(async (error: unknown) => {
    if (!(error instanceof ConfigError)) return core.incidents.raise(NO_SOCKET, storageRefusal(error) ?? error)
    await Promise.all([members.close(), desk.app.close(), socket.close()])
    await core.close()
    throw error
  })
  const publicUrl = await listen(members, config.publicHost, config.port)
  const deskAddress = await listen(desk.app, config.deskHost, config.deskPort)
  if (deskUrl === '') deskUrl = deskAddress

  const webhook =
    config.webhook === undefined
      ? undefined
      : createWebhook({
          target: config.webhook,
          outbox: core.store,
          clock,
          random: Math.random,
          fetch: options.fetch ?? fetch,
          incidents: core.incidents,
        })
  const refresh = rounds(() => core.publisher.refresh(), NOT_REFRESHED)
  const flush = rounds(() => reports.flush(), NOT_FLUSHED)
  const deliver = rounds(() => webhook?.deliver() ?? Promise.resolve(), NOT_LOOKED)
  const inspect = rounds(() => core.publisher.inspectDisk(), NOT_INSPECTED)
  const lookForDamage = rounds(async () => {
    if (await core.auditor.isDamaged()) core.incidents.raise(DAMAGED, undefined)
    else core.incidents.settle(DAMAGED)
  }, NOT_LOOKED_THROUGH)
  const timers = [
    setInterval(lookForDamage, LOOK_FOR_DAMAGE_MS).unref(),
    setInterval(inspect, INSPECT_MS).unref(),
    setInterval(refresh, REFRESH_MS).unref(),
    setInterval(flush, FLUSH_MS).unref(),
    setInterval(deliver, DELIVER_MS).unref(),
  ]
  const stopWatching = core.store.watch(refresh)
  const stopDelivering = core.live.subscribe(deliver)
  deliver()
  lookForDamage()

  /** A round that takes long, as behind a publish, is not joined by the next ones; but what is asked for meanwhile is looked at after it. */
  function rounds(task: () => Promise<void>, message: string): () => void {
    let busy = false
    let again = false
    const round = async (): Promise<void> => {
      busy = true
      await task().then(
        () => core.incidents.settle(message),
        // What a stop cuts short is no trouble.
        (error: unknown) => stopping || core.incidents.raise(message, error),
      )
      busy = false
      if (again) ask()
    }
    const ask = (): void => {
      again = busy && !stopping
      if (!busy) void round()
    }
    return ask
  }

  const setup = await setupLink(core, deskUrl)
  return {
    core,
    publicUrl,
    deskUrl,
    boot,
    deskRoutes: desk.routes,
    phoneRoutes: desk.phoneRoutes,
    ...(setup !== undefined && { setupLink: setup }),
    async stop() {
      if (stopping) return
      stopping = true
      for (const timer of timers) clearInterval(timer)
      stopWatching()
      stopDelivering()
      webhook?.stop()
      stopListening()
      streams.close()
      await Promise.allSettled([members.close(), desk.app.close(), socket.close()])
      const flushed = reports.flush().catch((error: unknown) => warn('The last reports could not be stored.', error))
      await Promise.race([flushed, wait(LAST_FLUSH_MS, undefined, { ref: false })])
      await core.close()
    },
  }
}

/** Only where the store can be used: a start without it, or with a part of it, serves members, and nobody can sign in to the desk. */
async function setupLink({ accounts, publisher }: Core, deskUrl: string): Promise<string | undefined> {
  if (publisher.bootOutcome()?.kind === 'storage') return undefined
  try {
    return (await accounts.needsSetup()) ? joinLink(deskUrl, await accounts.issueSetup()) : undefined
  } catch (error) {
    if (error instanceof StorageUnavailable || error instanceof StorageFull) return undefined
    throw error
  }
}
