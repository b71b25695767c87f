import { outliveReader } from '../../../src/format/cli/outliveReader.ts'
import { systemClock } from '../base/Clock.ts'
import { ConfigError } from '../base/config/ConfigError.ts'
import { findRisks } from '../base/config/findRisks.ts'
import { readConfig } from '../base/config/readConfig.ts'
import { folders } from '../base/folders.ts'
import { type Build, loadBuild } from './loadBuild.ts'
import { createDemonstration } from '../public/createDemonstration.ts'
import { type Service, startService } from './startService.ts'
import { warnOnStderr } from '../base/warnOnStderr.ts'
import { welcome } from './welcome.ts'

/**
 * Process managers wait ten seconds or less for a stop; what still hangs then, such as an unreachable database, is
 * abandoned.
 */
const STOP_WITHIN = 5_500
/** After an error that nothing has foreseen less can be trusted, and what starts the service again waits. */
const DRAIN_WITHIN = 2_000

/** Errors of a connection that has ended: whatever used it is over, and the rest is as it was. */
const ENDED_CONNECTION: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'])
const OUTLIVED = 'A connection ended where nothing listened to it; the service goes on. Report this as a bug.'
const OUTLIVED_SHOWN_MS = 10 * 60_000
const FAILED = 'The service ends because of an error that nothing has foreseen. Report this as a bug.'

/**
 * Starts the service and runs it until it is told to stop, which takes at most six seconds and always succeeds, or until
 * an error outside every request ends it, which takes two seconds and never does.
 */
export async function runService(): Promise<void> {
  let running: { readonly service: Service; readonly build: Build } | undefined
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
      clock: systemClock,
      folders,
      demonstration: createDemonstration,
      warn: warnOnStderr,
    })
    running = { service, build }
    process.stdout.write(welcome(service, config))
  } catch (error) {
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
