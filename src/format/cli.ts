import { resolve } from 'node:path'
import { checkFolder } from './cli/checkFolder.ts'
import { outliveReader } from './cli/outliveReader.ts'
import { watchDocuments } from './cli/watchDocuments.ts'

/**
 * `npm run check [-- file …] [--watch | --json]`: prints every issue as `file:line:column code message` with its hint, and fails
 * on errors. With file names it prints the issues of those documents only; all are read either way. `--watch` prints
 * them again after each save, until Ctrl-C. `--json` prints them as one JSON document; `npm run --silent` prints nothing
 * else.
 */
const USAGE = 'Usage: npm run check [-- file …] [--watch | --json]'
const folder = resolve(import.meta.dirname, '../../schemas')
const args = process.argv.slice(2)
const wanted = args.filter((word) => word !== '--watch' && word !== '--json')

outliveReader()
if (args.includes('--help')) process.stdout.write(`${USAGE}\n`)
else if (args.includes('--watch')) {
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  // On a screen the last report is cleared; a log keeps all of them. The first line tells editors where one
  // begins.
  const clear = process.stdout.isTTY ? '\u001B[2J\u001B[3J\u001B[H' : '\n'
  watchDocuments({
    folder,
    wanted,
    signal: stop.signal,
    show: (text) => void process.stdout.write(`${clear}Checking the documents\n${text}`),
  })
} else {
  const { text, isSound } = checkFolder(folder, wanted, args.includes('--json'))
  process.stdout.write(text)
  process.exitCode = isSound ? 0 : 1
}
