import { stopNames } from '../../../src/format/wire/stops.ts'
import { MACHINE_TOKEN_DAYS, type MachineToken } from '../../api/machineTokenApi.ts'
import { type Command, numberFlag, textFlag, wordAt } from './parseCommand.ts'
import type { CommandIo } from './runCommand.ts'
import { stopNamed } from './stopSteps.ts'
import { UsageError } from './UsageError.ts'

/** Prints the token: only its hash is kept. */
export async function printNewToken(command: Command, { print, connect }: CommandIo): Promise<void> {
  const name = textFlag(command, 'name')
  const words = command.flags['stops'] === undefined ? [] : textFlag(command, 'stops').split(/[\s,]+/)
  const asked = new Set(words.filter(Boolean).map(stopNamed))
  const days = numberFlag(command, 'days', { least: 1, most: MACHINE_TOKEN_DAYS, usual: 90 })
  const powers = {
    stops: stopNames.filter((stop) => asked.has(stop)),
    readsAudit: command.flags['audit'] === true,
  }
  const { token, expiresAt } = await (
    await connect()
  ).call('POST', '/machine-tokens', { body: { name, days, ...powers } })
  print(`${name} ${powersOf(powers)}, until ${expiresAt}. The token is shown once:`)
  print(token)
}

export async function listTokens({ print, connect }: CommandIo): Promise<void> {
  const { tokens } = await (await connect()).call('GET', '/machine-tokens')
  for (const token of tokens) {
    const { name, expiresAt, createdBy, usedAt, isBacked } = token
    const last = usedAt === undefined ? 'never used' : `last used ${usedAt}`
    const ended = isBacked ? '' : `  opens nothing: ${createdBy} is no longer an owner`
    print(`${name}  ${powersOf(token)}  until ${expiresAt}  by ${createdBy}  ${last}${ended}`)
  }
  if (tokens.length === 0) print('There are no machine tokens.')
}

export async function revokeToken(command: Command, { print, connect }: CommandIo): Promise<void> {
  const word = wordAt(command, 0, 'name of the token')
  const connection = await connect()
  const { tokens } = await connection.call('GET', '/machine-tokens')
  const token = tokens.find(({ name }) => name.toLowerCase() === word.toLowerCase())
  if (token === undefined) throw new UsageError(`There is no machine token called ${word}.`)
  await connection.call('DELETE', '/machine-tokens/:tokenHash', { params: { tokenHash: token.tokenHash } })
  print(`${token.name} opens nothing any more.`)
}

const powersOf = ({ stops, readsAudit }: Pick<MachineToken, 'stops' | 'readsAudit'>): string =>
  [...(stops.length > 0 ? [`may stop ${stops.join(', ')}`] : []), ...(readsAudit ? ['may read the audit'] : [])].join(
    ' and ',
  )
