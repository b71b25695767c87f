import { resolve } from 'node:path'
import { copyCommand, CopyRefused } from './copyCommand.ts'

/** `npm run copy -- add <key> ["text"]`: a text under a new key, in every language. */
try {
  process.stdout.write(`${copyCommand(process.argv.slice(2), resolve(import.meta.dirname, '../../../schemas'))}\n`)
} catch (error) {
  if (!(error instanceof CopyRefused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
