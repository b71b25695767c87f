import type { Warn } from './createIncidents.ts'
import { printable } from './printable.ts'

/** Warns where a person who runs the service or a command line looks. */
export const warnOnStderr: Warn = (message, error) => {
  process.stderr.write(`${printable(`${message}${error instanceof Error ? ` ${error.message}` : ''}`)}\n`)
}
