import { expect, it } from 'vitest'
import { stopNames, type StopName, type Stops } from '../../src/format/wire/stops.ts'
import { contractOperations } from '../contract.ts'
import { startPlatform } from './testing/startPlatform.ts'

const transfer = { amount: '1000', sourcetype: 'userbalance', targettype: 'nova' }

function start() {
  let stops: Stops = {}
  const started = startPlatform({ limits: () => ({ stops }) })
  const token = started.signIn()
  return { ...started, token, stop: (next: Stops) => (stops = next) }
}

it.each(contractOperations.flatMap(({ id, stop }) => (stop === undefined ? [] : [[id, stop] as const])))(
  'refuses %s while %s are stopped, and with the whole site',
  (id, stop) => {
    const { platform, token, ...demo } = start()
    for (const stops of [{ [stop]: {} }, { site: {} }]) {
      demo.stop(stops)
      expect(platform.call(id, {}, { token, locale: 'en' })).toMatchObject({
        code: 503,
        message: expect.stringMatching(/closed for the moment|maintenance/),
      })
    }
  },
)

it.each(stopNames.filter((name) => name !== 'transfers' && name !== 'site'))(
  'moves money while %s are stopped',
  (name) => {
    const { platform, token, stop } = start()
    stop({ [name]: {} })
    expect(platform.call('transfer', transfer, { token })).toMatchObject({ code: 200 })
  },
)

it('reads go on', () => {
  const { platform, token, stop } = start()
  stop({ site: {} })
  expect(platform.call('getUser', {}, { token })).toMatchObject({ code: 200 })
})

it('answers a repetition of what was done before as it was answered then', () => {
  const { platform, token, stop } = start()
  const context = { token, idempotencyKey: 'one' }
  const first = platform.call('transfer', transfer, context)
  stop({ transfers: {} })
  expect(platform.call('transfer', transfer, context)).toEqual(first)
})

it('takes what it refused under the same key once the stop is lifted', () => {
  const { platform, token, stop } = start()
  const context = { token, idempotencyKey: 'one' }
  stop({ transfers: {} })
  expect(platform.call('transfer', transfer, context)).toMatchObject({ code: 503 })
  stop({})
  expect(platform.call('transfer', transfer, context)).toMatchObject({ code: 200 })
})

it.each(
  contractOperations.flatMap(({ id, stopsWith = [] }) => stopsWith.map((way) => [way.stop, id, way.with] as const)),
)('refuses what %s closes of a call, and nothing else', (name, id, params) => {
  const { platform, token, stop } = start()
  const ask = (on: StopName) => {
    stop({ [on]: {} })
    return platform.call(id, { ...params, amount: '1' }, { token, locale: 'en' })
  }
  expect(ask(name)).toMatchObject({ code: 503, message: expect.stringMatching(/closed for the moment/) })
  for (const other of stopNames.filter((each) => each.startsWith('deposits.') && each !== name))
    expect(ask(other)).not.toMatchObject({ code: 503 })
})
