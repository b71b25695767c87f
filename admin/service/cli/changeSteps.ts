import type { OpenChange } from '../../api/changeApi.ts'
import { titleOfChange } from '../base/titleOfChange.ts'
import type { DeskConnection } from './DeskConnection.ts'
import { type Command, textFlag, wordAt } from './parseCommand.ts'
import type { CommandIo } from './runCommand.ts'

/** The change that a command names; without one the service chooses. */
export function changeFlag(command: Command): { readonly change?: string } {
  return command.flags['change'] === undefined ? {} : { change: textFlag(command, 'change') }
}

/** Title of an open change, by its id. */
export async function titleOf(connection: DeskConnection, id: string): Promise<string> {
  const { changes } = await connection.call('GET', '/changes')
  const found = changes.find((change) => change.id === id)
  return found === undefined ? id : titleOfChange(found)
}

export async function listChanges(_command: Command, { print, connect }: CommandIo): Promise<void> {
  const { changes } = await (await connect()).call('GET', '/changes')
  for (const change of changes)
    print(`${change.id}  ${titleOfChange(change)}  ${edits(change.edits.length)}${membersOf(change)}`)
  if (changes.length === 0) print('No change is open.')
}

export async function joinChange(command: Command, { print, connect }: CommandIo): Promise<void> {
  const params = { id: wordAt(command, 0, 'change') }
  const { change } = await (await connect()).call('POST', '/changes/:id/members', { params })
  print(`You are in ${titleOfChange(change)}. Edit it with --change ${change.id}`)
}

export async function dropChange(command: Command, { print, connect }: CommandIo): Promise<void> {
  const params = { id: wordAt(command, 0, 'change') }
  const { dropped } = await (await connect()).call('DELETE', '/changes/:id', { params })
  print(`${params.id} is dropped with ${edits(dropped)}. The audit keeps what they were.`)
}

const edits = (count: number): string => (count === 1 ? '1 edit' : `${count} edits`)

const membersOf = ({ members }: OpenChange): string => (members.length === 0 ? '' : `  with ${members.join(', ')}`)
