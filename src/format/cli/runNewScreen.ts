import { resolve } from 'node:path'
import { NewScreenRefused } from './newScreen.ts'
import { newScreenCommand } from './newScreenCommand.ts'

/** `npm run new-screen -- <id> [--like <screen>]`: a document that passes the check, and its title in every language. */
try {
  process.stdout.write(`${newScreenCommand(process.argv.slice(2), resolve(import.meta.dirname, '../../../schemas'))}\n`)
} catch (error) {
  if (!(error instanceof NewScreenRefused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
