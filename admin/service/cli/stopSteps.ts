import { locales } from '../../../src/format/locales.ts'
import { stopNames, type StopName } from '../../../src/format/wire/stops.ts'
import type { StopRecord } from '../../api/stopApi.ts'
import { type Command, textFlag, wordAt } from './parseCommand.ts'
import type { CommandIo } from './runCommand.ts'
import { UsageError } from './UsageError.ts'

/** The flags for what members read, one for each language. */
export const wordFlags = Object.fromEntries(locales.map((locale) => [locale, { type: 'string' as const }]))

/** Closes at once everything that the stop covers. */
export async function stop(command: Command, { print, connect }: CommandIo): Promise<void> {
  const params = { name: stopAt(command) }
  const body = { reason: textFlag(command, 'reason'), words: wordsOf(command) }
  const { stops } = await (await connect()).call('PUT', '/stops/:name', { params, body })
  printStops(stops, print)
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
  const { stops } = await (await connect()).call('DELETE', '/stops/:name', { params, body })
  printStops(stops, print)
}

export async function listStops(_command: Command, { print, connect }: CommandIo): Promise<void> {
  printStops((await (await connect()).call('GET', '/stops')).stops, print)
}

function stopAt(command: Command): StopName {
  const word = wordAt(command, 0, 'what to stop')
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
  for (const { name, at, actor, reason, words = {} } of stops) {
    print(`${name} stopped  ${at}  ${actor}  “${reason}”`)
    for (const [locale, text] of Object.entries(words)) print(`  ${locale}: ${text}`)
  }
  if (stops.length === 0) print('Nothing is stopped.')
}
