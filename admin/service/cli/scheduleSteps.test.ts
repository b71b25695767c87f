import { expect, it } from 'vitest'
import { testClock } from '../testing/createTestCore.ts'
import { running } from '../testing/terminal.ts'

const TITLE = 'copy:en:home.title'

it('schedules a change with its end, lists both, and ends one', async () => {
  const clock = testClock()
  const { service, type } = await running(clock)
  await type('release', 'edit', TITLE, 'Closed')
  const moments = ['--at', '2026-03-02T15:00+09:00', '--until', '2026-03-02T07:00Z', '--zone', 'Asia/Seoul']
  const said = await type('release', 'schedule', ...moments, '--reason', 'night')
  expect(said.split('\n').at(-1)).toMatch(
    /^[\da-f-]{36} {2}cli:mina's change goes out at 2026-03-02T06:00:00.000Z, until 2026-03-02T07:00:00.000Z$/,
  )
  expect(await type('release', 'schedules')).toBe(said.split('\n').at(-1))
  clock.pass(61 * 60_000)
  await service.core.schedules.runDue()
  const back = await type('release', 'schedules')
  expect(back).toMatch(/cli:mina's change is taken back at 2026-03-02T07:00:00.000Z$/)
  const id = back.split(' ')[0] ?? ''
  expect(await type('release', 'unschedule', id)).toBe(`${id} is ended.`)
  expect(await type('release', 'unschedule', id)).toBe(`${id} was done or ended already.`)
  expect(await type('release', 'schedules')).toBe('Nothing goes out by itself.')
})

it('moves a schedule, whose other moment stays', async () => {
  const { type } = await running()
  await type('release', 'edit', TITLE, 'Closed')
  const moments = ['--at', '2026-03-02T06:00Z', '--until', '2026-03-02T09:00Z', '--zone', 'Asia/Seoul']
  const id =
    (await type('release', 'schedule', ...moments, '--reason', 'night')).split('\n').at(-1)?.split(' ')[0] ?? ''
  expect(await type('release', 'reschedule', id, '--at', '2026-03-02T16:00+09:00')).toBe(
    `${id}  cli:mina's change goes out at 2026-03-02T07:00:00.000Z, until 2026-03-02T09:00:00.000Z`,
  )
  expect(await type('release', 'reschedule', id, '--at', '2026-03-02T07:30Z', '--until', '2026-03-02T10:00Z')).toMatch(
    /at 2026-03-02T07:30:00.000Z, until 2026-03-02T10:00:00.000Z$/,
  )
  await expect(type('release', 'reschedule', id, '--at', '2026-03-02T11:00Z')).rejects.toThrow()
  await expect(type('release', 'reschedule', 'nobody', '--at', '2026-03-02T11:00Z')).rejects.toThrow()
})

it('repairs a change under which a fact was moved, and reviews it again for its moment', async () => {
  const clock = testClock()
  const { service, type } = await running(clock)
  await type('release', 'edit', TITLE, 'Closed')
  const id =
    (await type('release', 'schedule', '--at', '2026-03-02T06:00Z', '--reason', 'night'))
      .split('\n')
      .at(-1)
      ?.split(' ')[0] ?? ''
  const { draft, publisher, format } = service.core
  const live = () => format.readFact(publisher.liveFiles(), TITLE)
  await draft.put({ name: 'jun', role: 'publisher' }, { fact: TITLE, value: 'Hello', replaces: live() })
  const other = (await service.core.changes.list()).changes.find(({ owner }) => owner === 'jun')?.id ?? ''
  const { seq, hash, warnings } = await publisher.review({ change: other })
  const acknowledgedWarnings = warnings.map((warning) => warning.id)
  const request = { reason: 'first', expectedSeq: seq, reviewed: hash, acknowledgedWarnings, change: other }
  await publisher.publish('jun', request)
  expect(await type('release', 'schedules')).toMatch(/cannot go out: .* is "Hello" by now \(jun, release 2\)$/)
  await expect(type('release', 'repair', id, 'drop')).rejects.toThrow('"drop" is neither keep nor leave.')
  expect((await type('release', 'repair', id, 'keep')).split('\n')).toEqual([
    `${id}  cli:mina's change goes out at 2026-03-02T06:00:00.000Z`,
    `Once nothing is in its way: npm run release -- renew ${id} --reason R [--confirm]`,
  ])
  await expect(type('release', 'repair', id, 'keep')).rejects.toThrow(`Nothing was moved under ${id}.`)
  expect(await type('release', 'renew', id, '--reason', 'still', '--confirm')).toMatch(
    /cli:mina's change goes out at 2026-03-02T06:00:00.000Z$/,
  )
  clock.pass(61 * 60_000)
  await service.core.schedules.runDue()
  expect(live()).toBe('Closed')
})

it('says why something was parked', async () => {
  const clock = testClock()
  const { service, type } = await running(clock)
  await type('release', 'edit', TITLE, 'Closed')
  await type('release', 'schedule', '--at', '2026-03-02T06:00Z', '--late', '5', '--reason', 'night')
  clock.pass(66 * 60_000)
  await service.core.schedules.runDue()
  expect(await type('release', 'schedules')).toMatch(/ {2}parked: late$/)
})

it('takes no moment that could be anybody’s, and no odd number of minutes', async () => {
  const { type } = await running()
  await type('release', 'edit', TITLE, 'Closed')
  const say = async (...flags: string[]) => type('release', 'schedule', '--reason', 'night', ...flags)
  await expect(say('--at', '2026-03-02T15:00')).rejects.toThrow('is not a moment with its offset')
  await expect(say('--at', '2026-03-32T15:00Z')).rejects.toThrow('is not a moment with its offset')
  await expect(say('--at', '2026-02-29T15:00+09:00')).rejects.toThrow('is not a moment with its offset')
  await expect(say('--at', 'soon')).rejects.toThrow('is not a moment with its offset')
  await expect(say('--at', '2026-03-02T06:00Z', '--late', '0')).rejects.toThrow(
    '--late takes a whole number from 1 to 1440',
  )
  await expect(say('--at', '2026-03-02T04:00Z')).rejects.toThrow('has passed')
})
