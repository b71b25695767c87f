import { setTimeout as wait } from 'node:timers/promises'
import type { Auditor } from '../audit/Auditor.ts'
import type { Compiler } from '../documents/compile/Compiler.ts'
import { type Core, createCore } from '../core/createCore.ts'
import { type Incident, incident, replaceIncidents, type Warn } from '../base/createIncidents.ts'
import { joinLink } from '../desk/joinLink.ts'
import type { Format } from '../base/Format.ts'
import { type Doors, type DoorsOptions, openDoors } from './openDoors.ts'
import type { OlderApps } from '../documents/play/createOlderApps.ts'
import type { PlayTest } from '../documents/play/PlayTest.ts'
import type { Phase } from '../http/serveHealth.ts'
import { createFormNames } from '../changes/outcomes/createFormNames.ts'
import { createOutcomeCounter } from '../changes/outcomes/createOutcomeCounter.ts'
import { createPhoneCounter } from '../changes/trial/createPhoneCounter.ts'
import { createReportCounter } from '../public/createReportCounter.ts'
import { StorageFull, StorageUnavailable } from '../base/refusals.ts'
import type { Baseline } from '../documents/Baseline.ts'
import { requireAlone } from '../desk/socket/listenOnSocket.ts'
import { socketPath } from '../base/config/socketPath.ts'
import { startRounds } from './startRounds.ts'
import { storageRefusal } from '../store/storageRefusal.ts'
import type { Store } from '../store/Store.ts'
import { createWebhook, type Webhook } from '../changes/webhook/createWebhook.ts'
import type { BootOutcome, Playing } from '../../api/documentApi.ts'

export interface ServiceOptions extends DoorsOptions {
  readonly format: Format
  readonly baseline: Baseline
  readonly compiler?: Compiler
  readonly playTest: PlayTest
  readonly olderApps?: OlderApps
  readonly playing?: () => readonly Playing[]
  readonly auditor?: Auditor
  readonly warn: Warn
  /** On the thread of the service unless given. */
  readonly store?: Store
  /** How the webhook is called. */
  readonly fetch?: typeof fetch
  /** How failed sign-ins are slowed down; real time by default. */
  readonly wait?: (ms: number) => Promise<void>
  /** Told as soon as the listeners answer, which is before the service is ready. */
  readonly onListening?: (started: Listening) => void
}

/** A service that answers and is not ready yet. */
type Listening = Pick<Service, 'publicUrl' | 'deskUrl' | 'core' | 'stop'>

export interface Service extends Omit<Doors, 'close'> {
  readonly core: Core
  readonly boot: BootOutcome
  /** On an empty database: the link that makes the first owner. */
  readonly setupLink?: string
  /** Ends streams, finishes what can be finished soon, folds the log into the database. */
  stop(): Promise<void>
}

/** How long a stop may spend on storing report counts, in ms. */
const LAST_FLUSH_MS = 1_000

const NOT_ON_DISK = 'The release on the disk cannot be served until the database is read.'
const APP_NOT_KEPT = incident(
  'app-not-kept',
  'The app of this build could not be kept, so releases will not be tried on phones that still run it after the next deploy.',
)

/**
 * Everything from an empty folder to a service that is ready. It listens first and serves the release that the disk
 * has: bringing the tables up to date and playing the documents may take longer than whatever watches it waits.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { config, clock, warn } = options
  await requireAlone(socketPath(config.dataDir))
  const core = await createCore({
    ...options,
    dataDir: config.dataDir,
    ...(config.databaseUrl !== undefined && { databaseUrl: config.databaseUrl }),
    ...(config.webhook && { webhook: config.webhook }),
    ...(config.companyLogin && { companyLogin: config.companyLogin }),
    rails: config.rails,
    approvalsRequired: config.approvalsRequired,
    countedPhones: config.countedPhones,
    pictureRoom: config.pictureRoom,
    looksAhead: true,
    wait: options.wait ?? ((ms) => wait(ms)),
  })
  await core.publisher.showFromDisk().catch((error: unknown) => warn(NOT_ON_DISK, error))

  let phase: Phase = 'starting'
  const isStopping = (): boolean => phase === 'stopping'
  const reports = createReportCounter(core.store, clock)
  const phones = createPhoneCounter(core.store, clock)
  const outcomes = createOutcomeCounter(core.store, createFormNames(core), clock)
  const { close, ...doors } = await openDoors(options, { core, reports, phones, outcomes, phase: () => phase }).catch(
    async (error: unknown) => {
      await core.close()
      throw error
    },
  )
  const webhook = webhookOf(options, core)
  let stopRounds = (): void => undefined

  async function stop(): Promise<void> {
    if (isStopping()) return
    phase = 'stopping'
    stopRounds()
    webhook?.stop()
    await close()
    const flushed = Promise.all([
      reports.flush().catch((error: unknown) => warn('The last reports could not be stored.', error)),
      phones.flush().catch((error: unknown) => warn('The last counts of phones could not be stored.', error)),
      outcomes.flush().catch((error: unknown) => warn('The last counts of visits could not be stored.', error)),
    ])
    await Promise.race([flushed, wait(LAST_FLUSH_MS, undefined, { ref: false })])
    await core.close()
  }

  try {
    options.onListening?.({ publicUrl: doors.publicUrl, deskUrl: doors.deskUrl, core, stop })
    const boot = await core.publisher.boot()
    await options.olderApps
      ?.keep()
      .catch((error: unknown) => core.incidents.raise(APP_NOT_KEPT, storageRefusal(error) ?? error))
    const setup = await setupLink(core, doors.deskUrl)
    if (!isStopping()) {
      stopRounds = startRounds({
        core,
        reports,
        phones,
        outcomes,
        webhook,
        lookAtOlderApps: lookAtOlderApps(options, core),
        tellDesks: doors.tellDesks,
        openSocket: doors.openSocket,
        figures: doors.figures,
        isStopping,
      })
      phase = 'ready'
    }
    return { ...doors, core, boot, ...(setup !== undefined && { setupLink: setup }), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const lookAtOlderApps = ({ olderApps }: ServiceOptions, core: Core): (() => Promise<void>) =>
  olderApps === undefined ? () => Promise.resolve() : watchOlderApps({ core, olderApps })

function webhookOf({ config, clock, fetch: send = fetch }: ServiceOptions, core: Core): Webhook | undefined {
  if (config.webhook === undefined) return undefined
  const { store: outbox, incidents } = core
  return createWebhook({ target: config.webhook, outbox, clock, random: Math.random, fetch: send, incidents })
}

/**
 * Only if the store works: a start without it, or with a part of it, serves members, and nobody can sign in to the
 * desk.
 */
async function setupLink({ accounts, publisher }: Core, deskUrl: string): Promise<string | undefined> {
  if (publisher.bootOutcome()?.kind === 'storage') return undefined
  try {
    return (await accounts.needsSetup()) ? joinLink(deskUrl, await accounts.issueSetup()) : undefined
  } catch (error) {
    if (error instanceof StorageUnavailable || error instanceof StorageFull) return undefined
    throw error
  }
}

interface WatchOptions {
  readonly core: Pick<Core, 'publisher' | 'incidents'>
  readonly olderApps: Pick<OlderApps, 'isNone' | 'play'>
}

/**
 * Plays what is live with the older apps, which a deploy does not wait for, so that the next review finds most of it
 * played. What they cannot show is an incident for as long as it is live.
 * @returns looks once
 */
function watchOlderApps({ core: { publisher, incidents }, olderApps }: WatchOptions): () => Promise<void> {
  let told: readonly Incident[] = []

  return async () => {
    if (await olderApps.isNone()) return
    const { release } = await publisher.draftRelease([])
    if (release === undefined) return
    const { warnings } = await olderApps.play(release, () => Promise.resolve(release))
    told = replaceIncidents(
      incidents,
      told,
      warnings.map(({ message }) => incident('older-app-fails', message)),
    )
  }
}
