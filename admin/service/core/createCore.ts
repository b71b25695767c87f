import { join } from 'node:path'
import { type Accounts, createAccounts } from '../people/accounts.ts'
import type { Clock } from '../base/Clock.ts'
import { requireDataDir } from '../base/config/requireDataDir.ts'
import { type Auditor, auditHere } from '../audit/Auditor.ts'
import { type CheckAudit, createAuditCheck } from '../audit/createAuditCheck.ts'
import { compileHere } from '../documents/compile/compileHere.ts'
import type { CompareEdits, Compiler } from '../documents/compile/Compiler.ts'
import { createFigures, type Figures, timeStore, timeTask } from '../base/figures.ts'
import { createIncidents, type Incidents, type Warn } from '../base/createIncidents.ts'
import { type Alerts, createAlerts } from '../changes/alerts/createAlerts.ts'
import { type Changes, createChanges } from '../changes/draft/changes.ts'
import { createDrafts, type Drafts } from '../changes/draft/drafts.ts'
import type { Format } from '../base/Format.ts'
import { moneyGate } from '../documents/gates/moneyGate.ts'
import type { Gate } from '../documents/gates/Gate.ts'
import { patternGate } from '../documents/gates/patternGate.ts'
import { playGate } from '../documents/gates/playGate.ts'
import type { CompanyLogin } from '../base/config/CompanyLogin.ts'
import type { Rails } from '../base/config/Rails.ts'
import { sizeGate } from '../documents/gates/sizeGate.ts'
import { createPatternTimer } from '../documents/patterns/createPatternTimer.ts'
import { createEncoder } from '../pictures/createEncoder.ts'
import { createPictureDesk, type PictureDesk } from '../pictures/createPictureDesk.ts'
import { createPictureFiles, type PictureFiles } from '../pictures/createPictureFiles.ts'
import { defaultPictureRoom, type PictureRoom } from '../base/config/defaultPictureRoom.ts'
import type { Playing } from '../../api/documentApi.ts'
import type { OlderApps } from '../documents/play/createOlderApps.ts'
import type { PlayTest } from '../documents/play/PlayTest.ts'
import type { Baseline } from '../documents/Baseline.ts'
import { createSchedules, type Schedules } from '../changes/schedule/schedules.ts'
import { createPublisher, type Publisher } from '../changes/release/publish.ts'
import { createLookAhead } from '../changes/release/createLookAhead.ts'
import { createFileCache, type FileCache } from '../store/files/FileCache.ts'
import { createLiveRelease, type LiveRelease } from '../changes/release/LiveRelease.ts'
import { createOwnStops } from '../store/files/ownStops.ts'
import { readDiskHeads } from '../store/files/readDiskHeads.ts'
import { sweepTemporary } from '../changes/release/sweepTemporary.ts'
import { openStore } from '../store/openStore.ts'
import { createTrials, type Trials } from '../changes/trial/trials.ts'
import type { Store } from '../store/Store.ts'
import type { WebhookTarget } from '../base/config/WebhookTarget.ts'

/** The service without its listeners: what the public server, the desk and the command lines share. */
export interface Core {
  readonly store: Store
  readonly format: Format
  readonly baseline: Baseline
  readonly cache: FileCache
  readonly live: LiveRelease
  readonly publisher: Publisher
  readonly changes: Changes
  readonly schedules: Schedules
  readonly trials: Trials
  readonly alerts: Alerts
  readonly draft: Drafts
  readonly pictures: PictureDesk
  readonly pictureFiles: PictureFiles
  readonly compareEdits: CompareEdits
  readonly accounts: Accounts
  readonly auditor: Auditor
  readonly checkAudit: CheckAudit
  readonly clock: Clock
  readonly incidents: Incidents
  readonly figures: Figures
  readonly rails: Rails
  /** The share of open apps that say what they show, from 0 to 1. */
  readonly countedPhones: number
  /** Screens being played at this moment. */
  readonly playing: () => readonly Playing[]
  close(): Promise<void>
}

export interface CoreOptions {
  readonly dataDir: string
  /** A PostgreSQL server's; without it the store is embedded in the data folder. */
  readonly databaseUrl?: string
  readonly format: Format
  readonly baseline: Baseline
  /** Runs on the thread of the service unless given. */
  readonly compiler?: Compiler
  readonly playTest: PlayTest
  readonly olderApps?: OlderApps
  /** Screens being played at this moment; none unless given. */
  readonly playing?: () => readonly Playing[]
  /** Reads through the whole store; on this thread unless given. */
  readonly auditor?: Auditor
  readonly rails: Rails
  readonly approvalsRequired: boolean
  /** The share of open apps that say what they show, from 0 to 1; all of them unless given. */
  readonly countedPhones?: number
  /** How much the library of pictures may hold. */
  readonly pictureRoom?: PictureRoom
  /** The provider of the company's accounts. */
  readonly companyLogin?: CompanyLogin
  /** Where every release is announced. */
  readonly webhook?: WebhookTarget
  /** Whether a change is checked and played soon after its last edit, before anybody asks for its review. */
  readonly looksAhead?: boolean
  readonly clock: Clock
  readonly wait: (ms: number) => Promise<void>
  readonly warn: Warn
  /** On this thread unless given. */
  readonly store?: Store
}

export async function createCore(options: CoreOptions): Promise<Core> {
  const { dataDir, format, baseline, playTest, rails, approvalsRequired, clock, wait, warn } = options
  const { countedPhones = 1 } = options
  const headFolder = join(dataDir, 'release')
  requireDataDir(dataDir, () => readDiskHeads(headFolder).length > 0)
  await sweepTemporary(dataDir, clock.now())
  const incidents = createIncidents(warn)
  const figures = createFigures()
  const store = timeStore(options.store ?? openStore(options), figures)
  const cache = createFileCache(join(dataDir, 'files'))
  const live = createLiveRelease(countedPhones)
  const timed =
    (name: string, gate: Gate): Gate =>
    (candidate) =>
      timeTask(figures.gates, { gate: name }, () => gate(candidate))
  const gates = [
    timed('size', sizeGate(format)),
    timed('patterns', patternGate(createPatternTimer())),
    timed('play', playGate(playTest, options.olderApps)),
    timed('money', moneyGate(rails)),
  ]
  const announces = options.webhook !== undefined
  const compiler = options.compiler ?? compileHere({ format, baseline })
  const publisher = createPublisher({
    store,
    format,
    baseline,
    compiler,
    gates,
    cache,
    live,
    ownStops: createOwnStops(join(dataDir, 'own-stops.jsonl')),
    clock,
    headFolder,
    approvalsRequired,
    incidents,
    figures,
    announces,
  })
  const { checkFacts, compareEdits } = compiler
  const changes = createChanges({ store, publisher, clock, announces })
  const draft = createDrafts({
    store,
    changes,
    format,
    baseline,
    publisher,
    checkFacts,
    clock,
    ...(options.looksAhead === true && {
      onChanged: createLookAhead({ prepare: (change) => publisher.review({ change }), wait }),
    }),
  })
  const pictures = createPictureDesk({
    store,
    encode: createEncoder(),
    most: options.pictureRoom ?? defaultPictureRoom,
    clock,
    overlay: () => publisher.overlay(),
    documents: () => publisher.liveFiles(),
    changes: async () => (await changes.list()).changes,
  })
  const pictureFiles = createPictureFiles({ store, folder: join(dataDir, 'pictures'), clock })
  const accounts = createAccounts({ store, clock, wait, companyLogin: options.companyLogin })
  const auditor = options.auditor ?? auditHere(store, options)
  const checkAudit = createAuditCheck({ auditor, store, clock })
  return {
    store,
    format,
    baseline,
    cache,
    live,
    publisher,
    changes,
    schedules: createSchedules({ store, publisher, clock, announces }),
    trials: createTrials({ store, publisher, clock, countedPhones, announces }),
    alerts: createAlerts({ store, publisher, clock, announces }),
    draft,
    pictures,
    pictureFiles,
    compareEdits,
    accounts,
    auditor,
    checkAudit,
    clock,
    incidents,
    figures,
    rails,
    countedPhones,
    playing: options.playing ?? (() => []),
    close: () => store.close(),
  }
}
