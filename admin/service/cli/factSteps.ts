import type { DeskConnection } from './DeskConnection.ts'
import { type Command, wordAt } from './parseCommand.ts'
import type { CommandIo } from './runCommand.ts'
import { UsageError } from './UsageError.ts'

/** More are listed than chosen from. */
const CHOSEN_FROM = 10

/** Lists the facts that have every word in their name, help, spelling or text, each with its live value. */
export async function listFacts(command: Command, { print, connect }: CommandIo): Promise<void> {
  const text = [wordAt(command, 0, 'word'), ...command.words.slice(1)].join(' ')
  const { found, facts } = await (await connect()).call('GET', '/facts/found', { querystring: { text } })
  for (const { fact, name, live } of facts) {
    print(`${name}  ${JSON.stringify(live)}`)
    print(`  ${fact}`)
  }
  if (found === 0) print('No fact has all of these words. Try fewer.')
  else if (found > facts.length) print(`${found - facts.length} more. Add a word.`)
}

/** The fact that a command names, by its spelling or by words that only it has. Throws `UsageError` otherwise. */
export async function factAt(command: Command, index: number, connection: DeskConnection): Promise<string> {
  const text = wordAt(command, index, 'fact')
  // One that is spelled wrongly is refused by the service, which says why.
  if (/^[a-z]+:\S+$/.test(text)) return text
  const { found, facts } = await connection.call('GET', '/facts/found', { querystring: { text } })
  const [first] = facts
  if (first === undefined) throw new UsageError(`No fact has the words "${text}".`)
  if (found > 1) {
    const listed = facts.slice(0, CHOSEN_FROM).map(({ fact, name }) => `  ${name}  ${fact}`)
    throw new UsageError(
      [`${found} facts have the words "${text}". Say which, by its spelling or by more words:`, ...listed].join('\n'),
    )
  }
  return first.fact
}
