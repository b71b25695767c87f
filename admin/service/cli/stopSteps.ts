import { locales } from '../../../src/format/locales.ts'
import { stopNames, type StopName } from '../../../src/format/wire/stops.ts'
import type { StopRecord } from '../../api/stopApi.ts'
import { type Command, textFlag, wordAt } from './parseCommand.ts'
import { CommandRefused } from './DeskConnection.ts'
import type { CommandIo } from './runCommand.ts'
import { UsageError } from './UsageError.ts'

/** The flags for what members read, one for each language. */
export const wordFlags = Object.fromEntries(locales.map((locale) => [locale, { type: 'string' as const }]))

/** Closes at once everything that the stop covers. */
export async function stop(command: Command, { print, connect }: CommandIo): Promise<void> {
  const params = { name: stopAt(command) }
  const body = { reason: textFlag(command, 'reason'), words: wordsOf(command) }
  const connection = await connect()
  const { stops } = await connection.call('PUT', '/stops/:name', { params, body })
  const own = stops.find(({ name }) => name === params.name)?.own
  if (own?.isKept === false && !connection.isService)
    throw new Error(
      'Nothing is stopped: the database cannot be reached, and the disk of DATA_DIR does not take the stop. Free some space and try again, or close the way in front of the service.',
    )
  printStops(stops, print)
  if (own !== undefined && !connection.isService)
    print('No service runs on this DATA_DIR: the next one that starts shows it.')
}

/** Other words for members while the stop lasts: a language without a flag keeps its own, an empty text is the app's. */
export async function changeWords(command: Command, { print, connect }: CommandIo): Promise<void> {
  const params = { name: stopAt(command) }
  const typed = Object.entries(wordsOf(command))
  if (typed.length === 0) throw new UsageError(`Say the words: ${locales.map((locale) => `--${locale} T`).join(', ')}.`)
  const words = Object.fromEntries(typed.map(([locale, text = '']) => [locale, text.trim() === '' ? null : text]))
  const { stops } = await (await connect()).call('PATCH', '/stops/:name/words', { params, body: { words } })
  printStops(stops, print)
}

export async function lift(command: Command, { print, connect }: CommandIo): Promise<void> {
  const params = { name: stopAt(command) }
  const body = { reason: textFlag(command, 'reason') }
  const { stops } = await (await connect()).call('DELETE', '/stops/:name', { params, body }).catch(explainLift)
  printStops(stops, print)
}

function explainLift(error: unknown): never {
  if (error instanceof CommandRefused && error.code === 'storage-unavailable')
    throw new CommandRefused(
      error.code,
      `${error.message}\nWithout the database only what this node has stopped by itself meanwhile can be lifted.`,
      error.details,
    )
  throw error
}

/** Decides on a stop of this node's own that was too old to be put on everywhere. */
export async function decideOwnStop(command: Command, { print, connect }: CommandIo): Promise<void> {
  const params = { id: wordAt(command, 0, 'id of the stop') }
  const what = wordAt(command, 1, 'answer, all or drop,')
  if (what !== 'all' && what !== 'drop') throw new UsageError(`Say all or drop, not "${what}".`)
  const body = what === 'drop' ? { reason: textFlag(command, 'reason') } : undefined
  const { call } = await connect()
  const { stops } =
    body === undefined
      ? await call('POST', '/own-stops/:id/everywhere', { params })
      : await call('DELETE', '/own-stops/:id', { params, body })
  printStops(stops, print)
}

export async function listStops(_command: Command, { print, connect }: CommandIo): Promise<void> {
  printStops((await (await connect()).call('GET', '/stops')).stops, print)
}

const stopAt = (command: Command): StopName => stopNamed(wordAt(command, 0, 'what to stop'))

/** Throws `UsageError` for what cannot be stopped. */
export function stopNamed(word: string): StopName {
  const name = stopNames.find((other) => other === word)
  if (name === undefined) throw new UsageError(`"${word}" cannot be stopped. Say one of ${stopNames.join(', ')}.`)
  return name
}

function wordsOf({ flags }: Command): Partial<Record<string, string>> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const text = flags[locale]
      return typeof text === 'string' ? [[locale, text]] : []
    }),
  )
}

function printStops(stops: readonly StopRecord[], print: CommandIo['print']): void {
  for (const { name, at, actor, reason, words = {}, own } of stops) {
    print(`${name} stopped  ${at}  ${actor}  “${reason}”`)
    for (const [locale, text] of Object.entries(words)) print(`  ${locale}: ${text}`)
    if (own !== undefined) for (const line of reachOf(own)) print(`  ${line}`)
  }
  if (stops.length === 0) print('Nothing is stopped.')
}

/** How far a stop of a node's own reaches. */
function reachOf({ id, node, isKept, isOld }: NonNullable<StopRecord['own']>): readonly string[] {
  if (isOld)
    return [
      `On this node only (${node}), for more than a day. Decide: npm run release -- own ${id} all, or drop --reason R`,
    ]
  const lines = [
    `On this node only (${node}): the database cannot be reached. Not on others: run it there. It goes into the database by itself once that is back.`,
  ]
  return isKept
    ? lines
    : [...lines, 'In memory only: the disk does not take it, and a restart before it does loses it.']
}
