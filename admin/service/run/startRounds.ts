import { NOT_SHOWN } from '../changes/release/activate.ts'
import type { Core } from '../core/createCore.ts'
import type { OutcomeCounter } from '../changes/outcomes/createOutcomeCounter.ts'
import type { PhoneCounter } from '../changes/trial/createPhoneCounter.ts'
import { NO_SOCKET } from './openDoors.ts'
import type { FigureDoor } from './serveFigures.ts'
import type { ReportCounter } from '../public/createReportCounter.ts'
import type { Webhook } from '../changes/webhook/createWebhook.ts'
import { type Incident, incident } from '../base/createIncidents.ts'

interface RoundsOptions {
  readonly core: Core
  readonly reports: Pick<ReportCounter, 'flush'>
  readonly phones: Pick<PhoneCounter, 'flush'>
  readonly outcomes: Pick<OutcomeCounter, 'flush'>
  readonly webhook: Pick<Webhook, 'deliver'> | undefined
  /** Plays what is live with the apps of earlier builds. */
  readonly lookAtOlderApps: () => Promise<void>
  readonly tellDesks: () => Promise<void>
  readonly openSocket: () => Promise<void>
  /** Only where somebody reads them. */
  readonly figures: Omit<FigureDoor, 'app'> | undefined
  readonly isStopping: () => boolean
}

const REFRESH_MS = 1_000
const FLUSH_MS = 5_000
/** Whoever has just published watches them follow. */
const COUNT_MS = 2_000
const DELIVER_MS = 1_000
const MEASURE_MS = 5_000
const INSPECT_MS = 10_000
const LOOK_FOR_DAMAGE_MS = 60 * 60_000
const NOT_REFRESHED = incident('others-not-seen', 'The service cannot see what other processes publish.')
const NOT_WRITTEN = incident(
  'own-stop-not-written',
  'A stop that this node set by itself cannot be written to the disk, so a restart before then loses it. The service tries again each second: free some space in DATA_DIR.',
)
const NOT_LET_OUT = incident(
  'schedule-not-published',
  'A scheduled change that is due cannot be published. The service tries again until it is too late for it.',
)
const NOT_WATCHED = incident(
  'trial-not-watched',
  'The trial that runs cannot be watched. Its phones play it until it is ended by hand.',
)
const NOT_TOLD = incident(
  'desks-not-told',
  'Open desks do not hear at once what others change, nor who is there; they still ask every few seconds.',
)
const NOT_FLUSHED = incident('reports-not-stored', 'Reports of the apps cannot be stored; they are kept in memory.')
const NOT_COUNTED = incident(
  'phones-not-stored',
  'Which release the phones show cannot be stored; the counts are kept in memory.',
)
const NOT_SUMMED = incident(
  'visits-not-stored',
  'How visits of forms ended cannot be stored; the counts are kept in memory.',
)
const NOT_TRIED = incident(
  'older-apps-not-tried',
  'It is not known whether phones that still run an earlier build show what is live.',
)
const NOT_LOOKED = incident('webhook-not-read', 'The messages of the webhook cannot be read.')
const NOT_INSPECTED = incident(
  'files-not-mended',
  'Files of releases that are missing or damaged on disk cannot be mended. They are served from memory and from the store.',
)
const DAMAGED = incident(
  'database-damaged',
  'The database is damaged in parts. Members are still served; in the desk, whatever needs a damaged part is refused. Replace it with a backup soon.',
)
const NOT_MEASURED = incident('figures-not-measured', 'The figures lack what only the store knows.')
const NOT_PROVED = incident(
  'audit-not-verified',
  'The audit cannot be verified, so the figures say what was found when it last could.',
)
const NOT_LOOKED_THROUGH = incident('damage-not-looked-for', 'The database cannot be checked for damage.')

/**
 * The service's recurring work: shows what others publish and stop, lets out what is due, watches a trial, tells open
 * desks, makes the command line's socket, stores reports, which release phones show and how visits ended, delivers webhooks, tries releases on older apps, mends files and
 * looks for damage. A failure is an incident until it works again.
 * @returns ends them all
 */
export function startRounds(options: RoundsOptions): () => void {
  const { core, reports, phones, outcomes, webhook, lookAtOlderApps, tellDesks, openSocket, figures, isStopping } =
    options
  const { publisher, store, live, auditor, incidents } = core
  const refresh = rounds(async () => {
    await publisher.refresh()
    if (!incidents.has(NOT_SHOWN)) figures?.noteFollowed()
  }, NOT_REFRESHED)
  const followStops = rounds(() => publisher.followStops(), NOT_REFRESHED)
  const readOwnStops = rounds(() => publisher.readOwnStops(), NOT_WRITTEN)
  const holdMachines = rounds(async () => {
    if (await core.accounts.machineTokens.hold()) await core.alerts.hold()
  }, NOT_REFRESHED)
  const letOut = rounds(() => core.schedules.runDue(), NOT_LET_OUT)
  const watch = rounds(() => core.trials.watch(), NOT_WATCHED)
  const tell = rounds(tellDesks, NOT_TOLD)
  const flush = rounds(() => reports.flush(), NOT_FLUSHED)
  const count = rounds(() => phones.flush(), NOT_COUNTED)
  const sum = rounds(() => outcomes.flush(), NOT_SUMMED)
  const deliver = rounds(() => webhook?.deliver() ?? Promise.resolve(), NOT_LOOKED)
  const tryOlderApps = rounds(lookAtOlderApps, NOT_TRIED)
  const inspect = rounds(() => publisher.inspectDisk(), NOT_INSPECTED)
  const listenToCommands = rounds(openSocket, NO_SOCKET)
  const lookForDamage = rounds(async () => {
    if (await auditor.isDamaged()) incidents.raise(DAMAGED, undefined)
    else incidents.settle(DAMAGED)
  }, NOT_LOOKED_THROUGH)
  const measure = rounds(() => figures?.measure() ?? Promise.resolve(), NOT_MEASURED)
  const proveAudit = rounds(() => figures?.proveAudit() ?? Promise.resolve(), NOT_PROVED)
  const timers = [
    setInterval(measure, MEASURE_MS),
    setInterval(proveAudit, LOOK_FOR_DAMAGE_MS),
    setInterval(lookForDamage, LOOK_FOR_DAMAGE_MS),
    setInterval(inspect, INSPECT_MS),
    setInterval(listenToCommands, INSPECT_MS),
    setInterval(refresh, REFRESH_MS),
    setInterval(followStops, REFRESH_MS),
    setInterval(readOwnStops, REFRESH_MS),
    setInterval(holdMachines, REFRESH_MS),
    setInterval(letOut, REFRESH_MS),
    setInterval(watch, REFRESH_MS),
    setInterval(tell, REFRESH_MS),
    setInterval(flush, FLUSH_MS),
    setInterval(count, COUNT_MS),
    setInterval(sum, FLUSH_MS),
    setInterval(deliver, DELIVER_MS),
  ]
  for (const timer of timers) timer.unref()
  const stopWatching = store.watch(() => {
    followStops()
    refresh()
    tell()
  })
  const stopFollowing = [deliver, tryOlderApps].map((follow) => live.subscribe(follow))
  holdMachines()
  deliver()
  tryOlderApps()
  letOut()
  lookForDamage()
  measure()
  proveAudit()

  /**
   * A long round, as behind a publish, is not run twice at once; requests that arrive meanwhile are served after it.
   */
  function rounds(task: () => Promise<void>, trouble: Incident): () => void {
    let busy = false
    let again = false
    const round = async (): Promise<void> => {
      busy = true
      await task().then(
        () => incidents.settle(trouble),
        // A round that a stop interrupts is not an incident.
        (error: unknown) => isStopping() || incidents.raise(trouble, error),
      )
      busy = false
      if (again) ask()
    }
    const ask = (): void => {
      again = busy && !isStopping()
      if (!busy) void round()
    }
    return ask
  }

  return () => {
    for (const timer of timers) clearInterval(timer)
    stopWatching()
    for (const stop of stopFollowing) stop()
  }
}
