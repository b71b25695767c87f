import { outliveReader } from '../../../src/format/cli/outliveReader.ts'
import { systemClock } from '../base/Clock.ts'
import { ConfigError } from '../base/config/ConfigError.ts'
import { findRisks } from '../base/config/findRisks.ts'
import { readConfig } from '../base/config/readConfig.ts'
import { folders } from '../base/folders.ts'
import { type Build, loadBuild } from './loadBuild.ts'
import { createDemonstration } from '../public/createDemonstration.ts'
import { type Service, startService } from './startService.ts'
import { openStoreThread } from '../store/thread/openStoreThread.ts'
import { warnOnStderr } from '../base/warnOnStderr.ts'
import { demoAccounts } from '../../../mocks/platform/demoAccounts.ts'
import type { Config } from '../base/config/Config.ts'
import { incident } from '../base/createIncidents.ts'

/**
 * Process managers wait ten seconds or less for a stop; what still hangs then, such as an unreachable database, is
 * abandoned.
 */
const STOP_WITHIN = 5_500
/** After an error that nothing has foreseen less can be trusted, and what starts the service again waits. */
const DRAIN_WITHIN = 2_000

/** Errors of a connection that has ended: whatever used it is over, and the rest is as it was. */
const ENDED_CONNECTION: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'])
const OUTLIVED = incident(
  'connection-ended',
  'A connection ended where nothing listened to it; the service goes on. Report this as a bug.',
)
const OUTLIVED_SHOWN_MS = 10 * 60_000
const FAILED = 'The service ends because of an error that nothing has foreseen. Report this as a bug.'

/**
 * Starts the service and runs it until it is told to stop, which takes at most six seconds and always succeeds, or until
 * an error outside every request ends it, which takes two seconds and never does.
 */
export async function runService(): Promise<void> {
  let running: { readonly service: Pick<Service, 'core' | 'stop'>; readonly build: Build } | undefined
  let stopping = false

  const stop = (): void => {
    // A terminal and npm both send the signal.
    if (stopping) return
    stopping = true
    // Everything published or drafted is stored, and an unfinished start has published all or nothing.
    if (running === undefined) process.exit(0)
    process.stdout.write('Stopping: finishing what is under way.\n')
    setTimeout(() => process.exit(0), STOP_WITHIN)
    const { service, build } = running
    void service
      .stop()
      .catch((error: unknown) => warnOnStderr('The database could not be closed cleanly.', error))
      .then(() => build.close())
      .catch((error: unknown) => warnOnStderr('The play test could not be ended cleanly.', error))
      .then(() => process.exit(0))
  }
  let shown: NodeJS.Timeout | undefined
  // Also where a promise was rejected that nobody waits for.
  const outlive = (error: Error): void => {
    if (running !== undefined && 'code' in error && ENDED_CONNECTION.has(error.code)) {
      const { incidents } = running.service.core
      incidents.raise(OUTLIVED, error)
      clearTimeout(shown)
      shown = setTimeout(() => incidents.settle(OUTLIVED), OUTLIVED_SHOWN_MS).unref()
      return
    }
    warnOnStderr(`${FAILED} ${error.stack ?? error.message}`)
    if (stopping) return
    stopping = true
    if (running === undefined) process.exit(1)
    setTimeout(() => process.exit(1), DRAIN_WITHIN)
    const end = (): never => process.exit(1)
    running.service.stop().then(end, end)
  }
  outliveReader()
  process.on('SIGTERM', stop).on('SIGINT', stop).on('uncaughtException', outlive)

  try {
    const config = readConfig(process.env)
    for (const risk of findRisks(config, process.getuid?.())) warnOnStderr(`Warning: ${risk}`)
    const build = loadBuild(config)
    const service = await startService({
      ...build,
      config,
      store: openStoreThread(config),
      clock: systemClock,
      folders,
      demonstration: createDemonstration,
      warn: warnOnStderr,
      onListening(started) {
        running = { service: started, build }
        process.stdout.write(
          `Listening on ${started.publicUrl}; it is ready once ${started.publicUrl}/readyz says so.\n`,
        )
      },
    })
    if (!stopping) process.stdout.write(welcome(service, config))
  } catch (error) {
    // A stop closes the store under a start.
    if (stopping) return
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `Port ${String(error.port)} is taken. Stop what listens there, or set PORT and DESK_PORT to free ones.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** The lines that a person wants to see who just started the service. */
function welcome({ publicUrl, deskUrl, figures, setupLink, boot }: Service, { platformUrl }: Config): string {
  const lines = ['', `  App    ${publicUrl}`, `  Desk   ${deskUrl}`]
  if (figures !== undefined) lines.push(`  Figures  ${figures.url}`)
  lines.push('')
  if (setupLink !== undefined)
    lines.push(
      '  Nobody can sign in to the desk yet. Make the first owner with this link, once, within a day:',
      `  ${setupLink}`,
      '',
    )
  if (platformUrl === undefined) {
    const { member, agent, payPassword } = demoAccounts
    lines.push(
      '  Demonstration: the platform is simulated, no real money moves. Set PLATFORM_URL to use a real one.',
      `  Member ${member.name} / ${member.password}, agent ${agent.name} / ${agent.password}, pay password ${payPassword}.`,
      '',
    )
  }
  if (boot.kind === 'refused') {
    const whatMembersHave = boot.seq === 0 ? 'Nothing is published yet' : `Release ${boot.seq} stays live`
    lines.push(
      `  The documents of this build were refused. ${whatMembersHave}:`,
      ...boot.blockers
        .slice(0, 20)
        .map(({ message, document }) => `  - ${document === undefined ? '' : `${document}: `}${message}`),
    )
    if (boot.blockers.length > 20) lines.push(`  … and ${boot.blockers.length - 20} more.`)
    lines.push('')
  }
  if (boot.kind === 'released' && boot.setAside !== undefined)
    lines.push(
      '  This build refuses edits that were live. They are set aside; the desk says why, under Review:',
      ...boot.setAside.map((text) => `  - ${text}`),
      '',
    )
  if (boot.kind === 'storage') {
    const whatMembersHave = boot.seq === 0 ? 'Members play what the app ships with' : `Members keep release ${boot.seq}`
    lines.push(
      `  The store cannot be used. ${whatMembersHave}, nobody can sign in to the desk, and nothing can be published:`,
      `  ${boot.message}`,
      '',
    )
  }
  if (boot.kind === 'newer-build')
    lines.push(`  A newer build has published release ${boot.seq}. This one only serves; it cannot publish.`, '')
  return `${lines.join('\n')}\n`
}
