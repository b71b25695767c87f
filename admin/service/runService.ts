import { outliveReader } from '../../src/format/cli/outliveReader.ts'
import { systemClock } from './Clock.ts'
import { ConfigError } from './config/ConfigError.ts'
import { findRisks } from './config/findRisks.ts'
import { readConfig } from './config/readConfig.ts'
import { folders } from './folders.ts'
import { type Build, loadBuild } from './loadBuild.ts'
import { createDemonstration } from './public/createDemonstration.ts'
import { type Service, startService } from './startService.ts'
import { warnOnStderr } from './warnOnStderr.ts'
import { welcome } from './welcome.ts'

/**
 * Process managers wait ten seconds or less for a stop; what still hangs then, such as an unreachable database, is
 * abandoned.
 */
const STOP_WITHIN = 5_500

/** Starts the service and runs it until it is told to stop, which takes at most six seconds and always succeeds. */
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
  outliveReader()
  process.on('SIGTERM', stop).on('SIGINT', stop)

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
