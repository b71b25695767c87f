import { noSuchCommand, parseCommand, textFlag, wordAt, type Command, numberFlag } from './parseCommand.ts'
import type { CommandMain, CommandIo } from './runCommand.ts'
import { UsageError } from './UsageError.ts'
import { ROLES } from '../../api/accountApi.ts'
import { stopNames } from '../../../src/format/wire/stops.ts'
import { MACHINE_TOKEN_DAYS, type MachineToken } from '../../api/machineTokenApi.ts'
import { stopNamed } from './stopSteps.ts'

export const OPERATOR_HELP = `Operators of the desk.

  npm run operator -- create --name NAME --role ROLE   print a one-time link for a new operator
  npm run operator -- list                             operators and open invitations
  npm run operator -- reset-password NAME              print a one-time link for a new password
  npm run operator -- reset-code NAME                  take the log-in code from an operator who lost the
                                                       phone and the recovery codes
  npm run operator -- sign-out NAME                    end all sessions of an operator
  npm run operator -- create-token --name NAME [--stops WHAT,…] [--audit] [--days N]
                                                       print a machine token, once: it may set these stops,
                                                       read the audit, or both, for 90 days unless you say
  npm run operator -- tokens                           machine tokens: what they may, until when, used when
  npm run operator -- revoke-token NAME                end a machine token, on every service

Roles: viewer reads, editor drafts, publisher publishes and rolls back, owner also manages operators.`

const COMMANDS = [
  'create',
  'list',
  'reset-password',
  'reset-code',
  'sign-out',
  'create-token',
  'tokens',
  'revoke-token',
  'help',
]

/** `npm run operator`. */
export const operatorCommand: CommandMain = async (argv, io) => {
  const { print, connect } = io
  const command = parseCommand(argv, {
    name: { type: 'string' },
    role: { type: 'string' },
    stops: { type: 'string' },
    audit: { type: 'boolean' },
    days: { type: 'string' },
  })
  if (command.name === 'create') {
    const given = textFlag(command, 'role')
    const role = ROLES.find((known) => known === given)
    if (role === undefined) throw new UsageError(`There is no role ${given}.`)
    const name = textFlag(command, 'name')
    const { link, expiresAt } = await (await connect()).call('POST', '/operators/invitations', { body: { name, role } })
    print(`${name} becomes ${role} with this link, once, until ${expiresAt}:`)
    print(link)
  } else if (command.name === 'list') {
    const { operators, invitations } = await (await connect()).call('GET', '/operators')
    for (const { name, role, disabled } of operators) print(`${name}  ${role}${disabled ? '  shut out' : ''}`)
    for (const { name, role, expiresAt, operatorId } of invitations)
      print(
        `${name ?? 'anybody with the link'}  ${role}  ${operatorId === null ? 'invited' : 'may set a new password'} until ${expiresAt}`,
      )
    if (operators.length === 0 && invitations.length === 0) print('There are no operators yet.')
  } else if (command.name === 'reset-password' || command.name === 'reset-code' || command.name === 'sign-out') {
    const name = wordAt(command, 0, 'name')
    const connection = await connect()
    const { operators } = await connection.call('GET', '/operators')
    const operator = operators.find((known) => known.name.toLowerCase() === name.toLowerCase())
    if (operator === undefined) throw new UsageError(`There is no operator called ${name}.`)
    const params = { id: operator.id }
    if (command.name === 'reset-password') {
      const { link, expiresAt } = await connection.call('POST', '/operators/:id/password-link', { params })
      print(`${operator.name} sets a new password with this link, once, until ${expiresAt}:`)
      return print(link)
    }
    const isReset = command.name === 'reset-code'
    if (isReset && !operator.secondFactor)
      throw new UsageError(`${operator.name} has no code at the log-in: there is none to take away.`)
    await connection.call('DELETE', isReset ? '/operators/:id/second-factor' : '/operators/:id/sessions', { params })
    print(
      isReset
        ? `${operator.name} signs in with the password alone next time, and sets up a new code then if the role needs one.`
        : `${operator.name} is signed out everywhere.`,
    )
  } else if (command.name === 'create-token') await printNewToken(command, io)
  else if (command.name === 'tokens') await listTokens(io)
  else if (command.name === 'revoke-token') await revokeToken(command, io)
  else if (command.name === 'help') for (const line of OPERATOR_HELP.split('\n')) print(line)
  else throw noSuchCommand(command.name, COMMANDS)
}

/** Prints the token: only its hash is kept. */
async function printNewToken(command: Command, { print, connect }: CommandIo): Promise<void> {
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

async function listTokens({ print, connect }: CommandIo): Promise<void> {
  const { tokens } = await (await connect()).call('GET', '/machine-tokens')
  for (const token of tokens) {
    const { name, expiresAt, createdBy, usedAt, isBacked } = token
    const last = usedAt === undefined ? 'never used' : `last used ${usedAt}`
    const ended = isBacked ? '' : `  opens nothing: ${createdBy} is no longer an owner`
    print(`${name}  ${powersOf(token)}  until ${expiresAt}  by ${createdBy}  ${last}${ended}`)
  }
  if (tokens.length === 0) print('There are no machine tokens.')
}

async function revokeToken(command: Command, { print, connect }: CommandIo): Promise<void> {
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
