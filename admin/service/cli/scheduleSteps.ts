import { type Schedule, toleranceMinutes } from '../../api/scheduleApi.ts'
import { titleOfChange } from '../base/titleOfChange.ts'
import { changeFlag } from './changeSteps.ts'
import type { DeskConnection } from './DeskConnection.ts'
import { type Command, numberFlag, textFlag, wordAt } from './parseCommand.ts'
import { reviewed } from './printReview.ts'
import type { CommandIo } from './runCommand.ts'
import { UsageError } from './UsageError.ts'
import { isDate } from '../../../src/format/time/isDate.ts'

export const scheduleFlags = {
  at: { type: 'string' },
  until: { type: 'string' },
  zone: { type: 'string' },
  late: { type: 'string' },
} as const

export async function schedule(command: Command, io: CommandIo): Promise<void> {
  const reason = textFlag(command, 'reason')
  const at = momentOf(command, 'at')
  const takeBackAt = command.flags['until'] === undefined ? undefined : momentOf(command, 'until')
  const zone = command.flags['zone'] === undefined ? 'UTC' : textFlag(command, 'zone')
  const tolerance = numberFlag(command, 'late', toleranceMinutes)
  const querystring = changeFlag(command)
  const connection = await io.connect()
  const review = await connection.call('GET', '/draft/review', { querystring })
  const moments = { at, ...(takeBackAt !== undefined && { takeBackAt }), zone, tolerance }
  const body = { reason, ...moments, ...reviewed(command, io, review) }
  if (review.change === undefined) throw new UsageError('There is no change to schedule. Edit something first.')
  const params = { id: review.change.id }
  const answer = await connection.call('POST', '/changes/:id/schedule', { params, body })
  io.print(describe(answer.schedule))
}

export async function listSchedules(_command: Command, { print, connect }: CommandIo): Promise<void> {
  const { schedules } = await (await connect()).call('GET', '/changes')
  for (const one of schedules) print(describe(one))
  if (schedules.length === 0) print('Nothing goes out by itself.')
}

/** A moment that is left out stays. */
export async function moveSchedule(command: Command, { print, connect }: CommandIo): Promise<void> {
  const id = wordAt(command, 0, 'schedule')
  const { until, zone, late } = command.flags
  const at = momentOf(command, 'at')
  const connection = await connect()
  const known = await findSchedule(connection, id)
  const takeBackAt = until === undefined ? known?.takeBackAt : momentOf(command, 'until')
  const body = {
    at,
    ...(takeBackAt !== undefined && { takeBackAt }),
    zone: zone === undefined ? (known?.zone ?? 'UTC') : textFlag(command, 'zone'),
    tolerance: late === undefined && known ? known.tolerance : numberFlag(command, 'late', toleranceMinutes),
  }
  print(describe((await connection.call('PUT', '/schedules/:id/moment', { params: { id }, body })).schedule))
}

/** Decides on one fact that was moved under a change, or on all of them. */
export async function repairSchedule(command: Command, { print, connect }: CommandIo): Promise<void> {
  const id = wordAt(command, 0, 'schedule')
  const choice = wordAt(command, 1, 'choice')
  if (choice !== 'keep' && choice !== 'leave') throw new UsageError(`"${choice}" is neither keep nor leave.`)
  const connection = await connect()
  const moved = (await findSchedule(connection, id))?.blocked?.facts.map(({ fact }) => fact) ?? []
  const facts = command.words[2] === undefined ? moved : [command.words[2]]
  if (facts.length === 0) throw new UsageError(`Nothing was moved under ${id}.`)
  const body = { choices: facts.map((fact) => ({ fact, keeps: choice === 'keep' })) }
  const { schedule: repaired } = await connection.call('POST', '/schedules/:id/repair', { params: { id }, body })
  print(describe(repaired))
  print(`Once nothing is in its way: npm run release -- renew ${id} --reason R [--confirm]`)
}

/** Reviews a repaired change again, for the moment that it has. */
export async function renewSchedule(command: Command, io: CommandIo): Promise<void> {
  const id = wordAt(command, 0, 'schedule')
  const reason = textFlag(command, 'reason')
  const connection = await io.connect()
  const known = await findSchedule(connection, id)
  const querystring = known === undefined ? {} : { change: known.change.id }
  const body = { reason, ...reviewed(command, io, await connection.call('GET', '/draft/review', { querystring })) }
  io.print(describe((await connection.call('POST', '/schedules/:id/review', { params: { id }, body })).schedule))
}

async function findSchedule(connection: DeskConnection, id: string): Promise<Schedule | undefined> {
  return (await connection.call('GET', '/changes')).schedules.find((one) => one.id === id)
}

export async function endSchedule(command: Command, { print, connect }: CommandIo): Promise<void> {
  const params = { id: wordAt(command, 0, 'schedule') }
  const { ended } = await (await connect()).call('DELETE', '/schedules/:id', { params })
  print(ended ? `${params.id} is ended.` : `${params.id} was done or ended already.`)
}

function describe({ id, kind, change, at, takeBackAt, state, parked, blocked }: Schedule): string {
  const what = kind === 'publish' ? 'goes out' : 'is taken back'
  const until = takeBackAt === undefined ? '' : `, until ${takeBackAt}`
  const why = state === 'parked' && parked ? `  parked: ${parked.reason}` : ''
  const [first, ...others] = state === 'waiting' ? (blocked?.facts ?? []) : []
  const moved = first
    ? `  ${kind === 'publish' ? 'cannot go out' : 'leaves alone'}: ${first.fact} is ${JSON.stringify(first.live)} by now (${first.actor}, release ${first.seq})${others.length > 0 ? `, and ${others.length} more` : ''}`
    : ''
  return `${id}  ${titleOfChange(change)} ${what} at ${at}${until}${why}${moved}`
}

/** In UTC. A moment without an offset could be anybody's. */
function momentOf(command: Command, flag: 'at' | 'until'): string {
  const text = textFlag(command, flag)
  const [day = ''] = text.split('T')
  const time = isDate(day) && /(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time))
    throw new UsageError(`"${text}" is not a moment with its offset, such as 2026-12-01T23:00+09:00.`)
  return new Date(time).toISOString()
}
