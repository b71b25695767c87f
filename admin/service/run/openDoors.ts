import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '../base/Clock.ts'
import type { Config } from '../base/config/Config.ts'
import { ConfigError } from '../base/config/ConfigError.ts'
import { trustProxies } from '../base/config/trustProxies.ts'
import type { Core } from '../core/createCore.ts'
import { createDeskServer } from '../desk/createDeskServer.ts'
import { createDeskStreams } from '../desk/createDeskStreams.ts'
import type { DeskContext } from '../desk/DeskContext.ts'
import type { RouteRule } from '../desk/guardRoutes.ts'
import type { Phase } from '../http/serveHealth.ts'
import { descriptorLimit, shareDescriptors } from '../http/connectionBudget.ts'
import { accessPlatform } from '../public/platform/accessPlatform.ts'
import { createPlatformLimits } from '../public/platform/createPlatformLimits.ts'
import { createPlatformReader } from '../public/platform/createPlatformReader.ts'
import type { AnswerRequest } from '../public/answerDemonstration.ts'
import { createEventStreams } from '../public/createEventStreams.ts'
import { createPublicServer } from '../public/createPublicServer.ts'
import type { OutcomeCounter } from '../changes/outcomes/createOutcomeCounter.ts'
import type { PhoneCounter } from '../changes/trial/createPhoneCounter.ts'
import type { ReportCounter } from '../public/createReportCounter.ts'
import { keepAssets } from '../public/keepAssets.ts'
import type { LiveRelease } from '../changes/release/LiveRelease.ts'
import { createSocketServer } from '../desk/socket/createSocketServer.ts'
import { listenOnSocket } from '../desk/socket/listenOnSocket.ts'
import { socketPath } from '../base/config/socketPath.ts'
import { storageRefusal } from '../store/storageRefusal.ts'
import type { FastifyInstance } from 'fastify'
import { type FigureDoor, serveFigures } from './serveFigures.ts'
import { isLoopback } from '../base/config/isLoopback.ts'
import { incident } from '../base/createIncidents.ts'

export interface DoorsOptions {
  readonly config: Config
  readonly clock: Clock
  /** Built front ends and the demonstration's pictures. */
  readonly folders: { readonly app: string; readonly desk: string; readonly preview: string; readonly pictures: string }
  /** Makes the simulated platform; it enforces the limits of whatever is live when it asks. */
  readonly demonstration?: (settings: () => unknown) => AnswerRequest
  /** Files and connections the process may have open; what the system says by default. */
  readonly descriptors?: number
}

export interface Doors {
  readonly publicUrl: string
  readonly deskUrl: string
  /** Where Prometheus asks; only where a port for it is set. */
  readonly figures?: Omit<FigureDoor, 'app'> & { readonly url: string }
  /** Every route of the desk and who may use it. */
  readonly deskRoutes: readonly RouteRule[]
  /** Every route that a phone's token opens. */
  readonly phoneRoutes: readonly RouteRule[]
  /** Every route that machine tokens open and no session does. */
  readonly machineRoutes: readonly RouteRule[]
  /** Makes the socket of the command line where it could not be made before. */
  readonly openSocket: () => Promise<void>
  /** Tells open desks who is here and what has changed, on whatever service. */
  readonly tellDesks: () => Promise<void>
  /** Ends streams and finishes what is under way. */
  readonly close: () => Promise<void>
}

interface Inside {
  readonly core: Core
  readonly reports: ReportCounter
  readonly phones: PhoneCounter
  readonly outcomes: OutcomeCounter
  readonly phase: () => Phase
}

const NOT_KEPT = incident(
  'scripts-not-kept',
  'The scripts of this build could not be copied to the data folder, so an app that is open now may miss a part after the next deploy.',
)
export const NO_SOCKET = incident(
  'no-socket',
  'The command lines cannot reach this service: its socket could not be made. The service tries again every ten seconds.',
)

/**
 * The members' listener, the operators' and the command line's socket. Throws `ConfigError` where another service has
 * the data folder.
 */
export async function openDoors(
  { config, clock, folders, demonstration: simulate, descriptors = descriptorLimit() }: DoorsOptions,
  { core, reports, phones, outcomes, phase }: Inside,
): Promise<Doors> {
  const connections = shareDescriptors(descriptors)
  const streams = createEventStreams({
    max: config.maxStreams,
    maxPerNetwork: config.maxStreamsPerNetwork,
    trusts: trustProxies(config.trustProxy),
    ticks: () => clock.ticks(),
    random: Math.random,
  })
  const deskStreams = createDeskStreams({
    presence: core.accounts.presence,
    ticks: () => clock.ticks(),
    random: Math.random,
    // The others are for the requests of the same pages.
    max: Math.floor(connections.desk / 2),
  })
  const stopSending = core.live.subscribe((head) => {
    streams.send(head)
    deskStreams.tellChanged()
  })
  const demonstration = config.platformUrl === undefined ? simulate?.(parsedSettings(core.live)) : undefined
  let deskUrl = config.deskOrigin ?? ''
  const facts: DeskContext['facts'] = () => ({
    approvalsRequired: config.approvalsRequired,
    demonstration: demonstration !== undefined,
    streams: streams.count(),
    troubles: core.incidents.list(),
  })

  const members = await createPublicServer({
    core,
    config,
    connections,
    streams,
    reports,
    phones,
    outcomes,
    build: folders.app,
    assets: await keptAssets(folders.app, config, core),
    ...(demonstration && { demonstration: { answer: demonstration, pictures: folders.pictures } }),
    phase,
  })
  const desk = await createDeskServer({
    core,
    config,
    connections,
    builds: folders,
    pictures: folders.pictures,
    deskUrl: () => deskUrl,
    facts,
    streams: deskStreams,
    platformLimits: createPlatformLimits(createPlatformReader(accessPlatform(config, demonstration), clock), clock),
    phase,
  })
  let socket: { readonly app: FastifyInstance; readonly remove: () => Promise<void> } | undefined
  async function openSocket(): Promise<void> {
    if (socket !== undefined) return
    const app = await createSocketServer({ core, deskUrl: () => deskUrl, facts })
    try {
      const remove = await listenOnSocket(app, socketPath(config.dataDir))
      socket = { app, remove }
    } catch (error) {
      await app.close()
      throw error instanceof ConfigError ? error : (storageRefusal(error) ?? error)
    }
  }
  const figures = config.metrics && serveFigures({ core, config, streams: () => streams.count() })
  async function closeServers(): Promise<void> {
    await socket?.remove().catch(() => undefined)
    await Promise.allSettled([members.close(), desk.app.close(), socket?.app.close(), figures?.app.close()])
  }

  // Before the ports: a second service that starts on the folder at the same moment must not serve anybody.
  await openSocket().catch(async (error: unknown) => {
    if (!(error instanceof ConfigError)) return core.incidents.raise(NO_SOCKET, error)
    await closeServers()
    throw error
  })
  const publicUrl = await listen(members, config.publicHost, config.port)
  const deskAddress = await listen(desk.app, config.deskHost, config.deskPort)
  if (deskUrl === '') deskUrl = deskAddress
  const figuresUrl = config.metrics && figures && (await listen(figures.app, config.metrics.host, config.metrics.port))

  return {
    publicUrl,
    deskUrl,
    ...(figures && figuresUrl !== undefined && { figures: { ...figures, url: `${figuresUrl}/metrics` } }),
    deskRoutes: desk.routes,
    phoneRoutes: desk.phoneRoutes,
    machineRoutes: desk.machineRoutes,
    openSocket,
    tellDesks: () => deskStreams.tell(),
    async close() {
      stopSending()
      streams.close()
      await deskStreams.close()
      await closeServers()
    },
  }
}

/** Folders with scripts of the app: this build's and, where they can be kept, those of earlier ones. */
async function keptAssets(app: string, { dataDir }: Config, { incidents }: Core): Promise<readonly string[]> {
  return keepAssets(app, join(dataDir, 'assets')).catch((error: unknown) => {
    incidents.raise(NOT_KEPT, storageRefusal(error) ?? error)
    return [join(app, 'assets')].filter((folder) => existsSync(folder))
  })
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

/** Starts listening and answers the address a person on this machine would open. */
async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  await app.listen({ host, port })
  const address = app.server.address()
  const actual = typeof address === 'object' && address !== null ? address.port : port
  const anywhere = host === '0.0.0.0' || host === '::' || isLoopback(host)
  return `http://${anywhere ? 'localhost' : host}:${actual}`
}
