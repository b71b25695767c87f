import { expect, it } from 'vitest'
import { running } from '../testing/terminal.ts'

const TITLE = 'copy:en:home.title'

it('tries a change on a share of the devices, widens it, lists it, and ends it', async () => {
  const { type } = await running()
  await type('release', 'edit', TITLE, 'Welcome')
  const said = await type('release', 'try', '--shares', '10,50', '--reason', 'to be sure')
  const line = said.split('\n').at(-1) ?? ''
  expect(line).toMatch(/^[\da-f-]{36} {2}cli:mina's change is tried on 10%$/)
  expect(await type('release', 'trials')).toBe(line)
  const id = line.split(' ')[0] ?? ''
  expect(await type('release', 'widen', id, '50')).toBe(`${id}  cli:mina's change is tried on 50%`)
  await expect(type('release', 'widen', id, '20')).rejects.toThrow('has to be larger')
  await expect(type('release', 'edit', TITLE, 'Hello', '--change', "cli:mina's change")).rejects.toThrow()
  expect(await type('release', 'untry', id)).toBe(`${id} is ended.`)
  expect(await type('release', 'untry', id)).toBe(`${id} was over already.`)
  expect(await type('release', 'trials')).toBe('Nothing is tried.')
})

it('says why a trial has halted', async () => {
  const { service, type } = await running()
  await type('release', 'edit', TITLE, 'Welcome')
  await type('release', 'try', '--reason', 'to be sure')
  const [trial] = await service.core.store.trials()
  const minute = Math.floor(service.core.clock.now() / 60_000)
  const count = { minute, seq: trial?.number ?? 0, build: 'b', faulty: true, refused: false, count: 30 }
  await service.core.store.addPhones([count], 0)
  await service.core.trials.watch()
  expect(await type('release', 'trials')).toMatch(/was tried on 5% {2}halted: faulty$/)
})

it('takes shares and thresholds that can be', async () => {
  const { type } = await running()
  await type('release', 'edit', TITLE, 'Welcome')
  const say = async (...flags: string[]) => type('release', 'try', '--reason', 'to be sure', ...flags)
  await expect(say('--shares', '5,100')).rejects.toThrow('"100" is not a share')
  await expect(say('--shares', 'some')).rejects.toThrow('"some" is not a share')
  await expect(say('--shares', '25,5')).rejects.toThrow('larger than the one before')
  await expect(say('--phones', '1')).rejects.toThrow('--phones takes a whole number from 10 to 10000')
  await expect(say('--every', '1')).rejects.toThrow('--every takes a whole number from 5 to 1440')
})
