import { contractOperations } from '../../../mocks/contract.ts'
import { playContract, type ContractReport } from './contract/playContract.ts'
import type { Difference } from './contract/Difference.ts'
import { type Environment, readVariable } from '../base/config/readVariable.ts'
import type { AnswerRequest } from '../public/answerDemonstration.ts'
import { parseCommand, textFlag } from './parseCommand.ts'
import { UsageError } from './UsageError.ts'

export const CONTRACT_HELP = `Plays schemas/platform.json against a platform and tells every difference in the shape of its answers.

  npm run contract -- --url https://platform.example.com [--member NAME:PASSWORD]

  --url      the address that /api/… is under
  --member   a member to log in as, better given in PLATFORM_MEMBER or a file that PLATFORM_MEMBER_FILE names; without one only what visitors may ask is played
  --all      also calls that write, as far as they leave everything as it was
  --money    with --all: also one won to a game wallet and back, and the smallest deposit order, cancelled at once

By itself it makes reading calls alone, one after another, and logs off what it logged in. It prints names and kinds,
never what members' data says. Ends with 1 when there is a difference.`

export interface ContractIo {
  readonly print: (line: string) => void
  readonly environment: Environment
  readonly answer: AnswerRequest
  readonly clock: { now(): number }
  /** Milliseconds between two requests. */
  readonly pause: number
  /** Milliseconds an answer may take. */
  readonly patience: number
}

/** `npm run contract`: whether the platform answers as the contract says. */
export async function contractCommand(
  argv: readonly string[],
  { print, environment, answer, clock, pause, patience }: ContractIo,
): Promise<boolean> {
  const command = parseCommand(argv, {
    url: { type: 'string' },
    member: { type: 'string' },
    all: { type: 'boolean' },
    money: { type: 'boolean' },
  })
  if (command.name === 'help') {
    for (const line of CONTRACT_HELP.split('\n')) print(line)
    return true
  }
  if (command.name !== '') throw new UsageError(`"${command.name}" is not known here.`)
  const { flags } = command
  if (flags['money'] === true && flags['all'] !== true) throw new UsageError('--money needs --all beside it.')
  const problems: string[] = []
  const member = memberOf(flags['member'] ?? readVariable('PLATFORM_MEMBER', environment, problems))
  if (problems.length > 0) throw new UsageError(problems.join('\n'))
  const report = await playContract(
    { url: urlOf(textFlag(command, 'url')), answer, ...(member && { member }) },
    { writes: flags['all'] === true, money: flags['money'] === true, pause, patience },
    clock,
  )
  for (const line of linesOf(report)) print(line)
  return report.differences.length === 0
}

function urlOf(text: string): string {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '')
    throw new UsageError('--url must be an address such as https://platform.example.com.')
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}

function memberOf(
  text: string | boolean | undefined,
): { readonly name: string; readonly password: string } | undefined {
  if (text === undefined) return undefined
  const [, name, password] = /^([^:]+):(.+)$/.exec(String(text)) ?? []
  if (name === undefined || password === undefined)
    throw new UsageError('The member must be a name and a password, such as name:password.')
  return { name, password }
}

function linesOf({ played, refused, notPlayed, without, differences }: ContractReport): readonly string[] {
  const calls = new Set(differences.map(({ call }) => call)).size
  const harmless = differences.filter((each) => each.harmless).length
  return [
    ...differences.map(lineOf),
    ...refused.map(({ call, code }) => `${call}: refused with code ${code}, so its shape was not seen.`),
    ...[...Map.groupBy(notPlayed, ({ why }) => why)].map(
      ([why, each]) => `Not played, ${why}: ${each.map(({ call }) => call).join(', ')}.`,
    ),
    ...(without.length === 0 ? [] : [`Optional, and not seen; the app does without: ${without.join(', ')}.`]),
    `${played.length} of ${contractOperations.length} calls played, ${refused.length} refused, ${notPlayed.length} not played.`,
    differences.length === 0
      ? 'No difference from the contract.'
      : `${differences.length} differences in ${calls} calls${harmless === 0 ? '' : `; ${harmless} of them the app reads all the same`}.`,
  ]
}

function lineOf({ call, kind, pointer, expected, found, harmless, times }: Difference): string {
  const operation = contractOperations.find(({ id }) => id === call)
  const where = `${call} ${operation?.method.toUpperCase() ?? ''} ${operation?.path ?? ''} ${pointer === '' ? '(the answer)' : pointer}`
  const also = times === 1 ? '' : `, ${times} times`
  return `${where}: ${kind}; expected ${expected}, found ${found}${also}.${harmless ? ' The app reads it all the same.' : ''}`
}
