import { resolve } from 'node:path'
import { outliveReader } from './outliveReader.ts'
import { NotWritten } from './NotWritten.ts'

/** Runs a command line that writes into the shipped documents: prints what it answers, its help, or why it refuses. */
export function runOnSchemas(command: (argv: readonly string[], folder: string) => string, usage: string): void {
  outliveReader()
  const argv = process.argv.slice(2)
  try {
    const answer = argv.includes('--help') ? usage : command(argv, resolve(import.meta.dirname, '../../../schemas'))
    process.stdout.write(`${answer}\n`)
  } catch (error) {
    if (!(error instanceof NotWritten)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
