import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from './config/Config.ts'
import { type Core, createCore } from './createCore.ts'
import { createDeskServer } from './desk/createDeskServer.ts'
import type { DeskFacts } from './desk/DeskContext.ts'
import { joinLink } from './desk/joinLink.ts'
import type { Format } from './Format.ts'
import { listen } from './http/listen.ts'
import type { PlayTest } from './play/PlayTest.ts'
import type { AnswerRequest } from './public/answerDemonstration.ts'
import { createEventStreams } from './public/createEventStreams.ts'
import { createPublicServer } from './public/createPublicServer.ts'
import { createReportCounter } from './public/createReportCounter.ts'
import { keepAssets } from './public/keepAssets.ts'
import type { Baseline } from './release/Baseline.ts'
import type { LiveRelease } from './release/LiveRelease.ts'
import type { BootOutcome } from './release/Publisher.ts'
import { createSocketServer, listenOnSocket } from './socket/createSocketServer.ts'
import { socketPath } from './socket/socketPath.ts'

export interface ServiceOptions {
  readonly config: Config
  readonly format: Format
  readonly baseline: Baseline
  readonly playTest: PlayTest
  readonly clock: { now(): number }
  /** Built front ends and the demonstration's pictures. */
  readonly folders: { readonly app: string; readonly desk: string; readonly preview: string; readonly pictures: string }
  /** Makes the simulated platform; it enforces the limits of whatever is live when it asks. */
  readonly demonstration?: (settings: () => unknown) => AnswerRequest
  readonly warn: (message: string, error: unknown) => void
  /** How failed sign-ins are slowed down; real time by default. */
  readonly wait?: (ms: number) => Promise<void>
}

export interface Service {
  readonly core: Core
  readonly publicUrl: string
  readonly deskUrl: string
  readonly boot: BootOutcome
  /** On an empty database: the link that makes the first owner. */
  readonly setupLink?: string
  /** Ends streams, finishes requests, folds the log into the database. */
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
const FLUSH_MS = 5_000

/** Everything from an empty folder to two open listeners. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { config, clock, folders, warn } = options
  const core = await createCore({ ...options, dataDir: config.dataDir, rails: config.rails, approvalsRequired: config.approvalsRequired, wait: options.wait ?? ((ms) => wait(ms)) })
  const boot = await core.publisher.boot()

  let stopping = false
  let deskUrl = config.deskOrigin ?? ''
  const isStopping = (): boolean => stopping
  const streams = createEventStreams({ max: config.maxStreams, clock, random: Math.random })
  const stopListening = core.live.subscribe((head) => streams.send(head))
  const reports = createReportCounter(core.store, clock)
  const demonstration = config.platformUrl === undefined ? options.demonstration?.(parsedSettings(core.live)) : undefined
  const facts = (): DeskFacts => ({ approvalsRequired: config.approvalsRequired, demonstration: demonstration !== undefined, streams: streams.count() })
  const assets = await keepAssets(folders.app, join(config.dataDir, 'assets'))

  const members = await createPublicServer({
    core,
    config,
    streams,
    reports,
    build: folders.app,
    assets,
    ...(demonstration && { demonstration: { answer: demonstration, pictures: folders.pictures } }),
    isStopping,
  })
  const desk = await createDeskServer({ core, config, builds: folders, pictures: folders.pictures, deskUrl: () => deskUrl, facts, isStopping })
  const socket = await createSocketServer({ core, deskUrl: () => deskUrl, facts })

  const publicUrl = await listen(members, config.publicHost, config.port)
  const deskAddress = await listen(desk, config.deskHost, config.deskPort)
  if (deskUrl === '') deskUrl = deskAddress
  await listenOnSocket(socket, socketPath(config.dataDir))

  const timers = [
    every(REFRESH_MS, () => core.publisher.refresh(), 'Another process may have published, but the store could not be read.'),
    every(FLUSH_MS, () => reports.flush(), 'Reports could not be stored; they are kept for the next time.'),
  ]

  /** A round that takes long, as behind a publish, is not joined by the next ones. */
  function every(ms: number, task: () => Promise<void>, message: string): NodeJS.Timeout {
    let busy = false
    const round = async (): Promise<void> => {
      if (busy) return
      busy = true
      await task().catch((error: unknown) => warn(message, error))
      busy = false
    }
    return setInterval(() => void round(), ms).unref()
  }

  return {
    core,
    publicUrl,
    deskUrl,
    boot,
    ...((await core.accounts.needsSetup()) && { setupLink: joinLink(deskUrl, await core.accounts.issueSetup()) }),
    async stop() {
      if (stopping) return
      stopping = true
      for (const timer of timers) clearInterval(timer)
      stopListening()
      streams.close()
      await Promise.all([members.close(), desk.close(), socket.close()])
      await reports.flush().catch((error: unknown) => warn('The last reports could not be stored.', error))
      await core.close()
    },
  }
}
