import type { OpenChange } from '../../api/changeApi.ts'
import { findChange } from '../changes/release/findChange.ts'
import { titleOfChange } from '../base/titleOfChange.ts'
import { changeFlag } from './changeSteps.ts'
import type { DeskConnection } from './DeskConnection.ts'
import { factAt } from './factSteps.ts'
import { type Command, textFlag, wordAt } from './parseCommand.ts'
import type { CommandIo } from './runCommand.ts'
import { UsageError } from './UsageError.ts'

/** Asks somebody to review a change. */
export async function askForReview(command: Command, { print, connect, user }: CommandIo): Promise<void> {
  const operator = wordAt(command, 0, 'operator')
  const note = command.flags['note'] === undefined ? '' : textFlag(command, 'note')
  const connection = await connect()
  const { id } = await changeMeant(command, user, connection)
  const { change } = await connection.call('POST', '/changes/:id/reviewers', {
    params: { id },
    body: { operator, note },
  })
  print(`${operator} is asked to review ${titleOfChange(change)}.`)
}

/** Says something about an edit of a change. */
export async function answerEdit(command: Command, { print, connect, user }: CommandIo): Promise<void> {
  const text = wordAt(command, 1, 'text')
  const connection = await connect()
  const { id } = await changeMeant(command, user, connection)
  const fact = await factAt(command, 0, connection)
  const { change } = await connection.call('POST', '/changes/:id/answers', { params: { id }, body: { fact, text } })
  print(`Said in ${titleOfChange(change)}.`)
}

/** Prints the reviewers asked about a change, and the remarks on its edits. */
export async function printAsked(connection: DeskConnection, id: string, print: CommandIo['print']): Promise<void> {
  const { changes } = await connection.call('GET', '/changes')
  const change = changes.find((one) => one.id === id)
  for (const { operator, asker, note } of change?.asked ?? [])
    print(`  … ${asker} asked ${operator} to review it${note === '' ? '' : `: “${note}”`}`)
  for (const { fact, actor, text } of change?.answers ?? []) print(`  “${text}” (${actor}, on ${fact})`)
}

/** The change that is named, the caller's own or the only one. */
async function changeMeant(command: Command, user: string, connection: DeskConnection): Promise<OpenChange> {
  const { changes } = await connection.call('GET', '/changes')
  const found = findChange(changes, { ...changeFlag(command), actor: `cli:${user}` })
  if (found === undefined) throw new UsageError('No change is open.')
  return found
}
