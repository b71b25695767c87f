import { systemClock } from './Clock.ts'
import { ConfigError } from './config/ConfigError.ts'
import { readConfig } from './config/readConfig.ts'
import { folders } from './folders.ts'
import { loadBuild } from './loadBuild.ts'
import { createDemonstration } from './public/createDemonstration.ts'
import { startService } from './startService.ts'
import { warnOnStderr } from './warnOnStderr.ts'
import { welcome } from './welcome.ts'

/** Longer than any request may take; after that something hangs and waiting helps nobody. */
const STOP_WITHIN = 40_000

/** Starts the service and keeps it running until it is told to stop. */
export async function runService(): Promise<void> {
  try {
    const config = readConfig(process.env)
    const build = loadBuild(config)
    const service = await startService({ ...build, config, clock: systemClock, folders, demonstration: createDemonstration, warn: warnOnStderr })
    const stop = (): void => {
      process.stdout.write('Stopping: finishing what is under way.\n')
      setTimeout(() => process.exit(1), STOP_WITHIN).unref()
      void service
        .stop()
        // What was acknowledged is stored; a database that is away must not keep the process from ending.
        .catch((error: unknown) => warnOnStderr('The database could not be closed in order.', error))
        .then(() => build.close())
        .then(() => process.exit(0))
    }
    process.once('SIGTERM', stop).once('SIGINT', stop)
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
