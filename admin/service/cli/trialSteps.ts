import { haltBounds, stepMinutes, type Trial, usualShares } from '../../api/trialApi.ts'
import { titleOfChange } from '../base/titleOfChange.ts'
import { changeFlag } from './changeSteps.ts'
import { type Command, numberFlag, textFlag, wordAt } from './parseCommand.ts'
import { reviewed } from './printReview.ts'
import type { CommandIo } from './runCommand.ts'
import { UsageError } from './UsageError.ts'

export const trialFlags = {
  shares: { type: 'string' },
  every: { type: 'string' },
  phones: { type: 'string' },
  points: { type: 'string' },
} as const

export async function startTrial(command: Command, io: CommandIo): Promise<void> {
  const reason = textFlag(command, 'reason')
  const shares = sharesOf(command)
  const every = command.flags['every'] === undefined ? {} : { every: numberFlag(command, 'every', stepMinutes) }
  const halts = {
    phones: numberFlag(command, 'phones', haltBounds.phones),
    points: numberFlag(command, 'points', haltBounds.points),
  }
  const querystring = changeFlag(command)
  const connection = await io.connect()
  const review = await connection.call('GET', '/draft/review', { querystring })
  const body = { reason, shares, ...every, halts, ...reviewed(command, io, review) }
  if (review.change === undefined) throw new UsageError('There is no change to try. Edit something first.')
  const params = { id: review.change.id }
  const answer = await connection.call('POST', '/changes/:id/trial', { params, body })
  io.print(describe(answer.trial))
}

export async function listTrials(_command: Command, { print, connect }: CommandIo): Promise<void> {
  const { trials } = await (await connect()).call('GET', '/changes')
  for (const one of trials) print(describe(one))
  if (trials.length === 0) print('Nothing is tried.')
}

export async function widenTrial(command: Command, { print, connect }: CommandIo): Promise<void> {
  const params = { id: wordAt(command, 0, 'trial') }
  const share = percentOf(wordAt(command, 1, 'share'))
  const { trial } = await (await connect()).call('POST', '/trials/:id/share', { params, body: { share } })
  print(describe(trial))
}

export async function endTrial(command: Command, { print, connect }: CommandIo): Promise<void> {
  const params = { id: wordAt(command, 0, 'trial') }
  const { ended } = await (await connect()).call('DELETE', '/trials/:id', { params })
  print(ended ? `${params.id} is ended.` : `${params.id} was over already.`)
}

function describe({ id, change, share, nextAt, state, halted }: Trial): string {
  const next = nextAt === undefined ? '' : `, next step at ${nextAt}`
  if (state === 'halted')
    return `${id}  ${titleOfChange(change)} was tried on ${share}%  halted: ${halted?.reason ?? ''}`
  return `${id}  ${titleOfChange(change)} is tried on ${share}%${next}`
}

function sharesOf(command: Command): readonly number[] {
  if (command.flags['shares'] === undefined) return usualShares
  return textFlag(command, 'shares').split(',').map(percentOf)
}

function percentOf(text: string): number {
  const share = Number(text)
  if (!/^\d{1,2}$/.test(text) || share < 1) throw new UsageError(`"${text}" is not a share from 1 to 99 percent.`)
  return share
}
