import { expect, it } from 'vitest'
import type { Locale } from '../../format/locales.ts'
import { noStops, type Stops } from '../../format/wire/stops.ts'
import { createStore } from '../../store/createStore.ts'
import type { Translate } from '../../renderer/host/Host.ts'
import type { KnownPlay } from '../bounds/createLatePlay.ts'
import { createClosures } from './createClosures.ts'

function start() {
  const stops = createStore<Stops>(noStops)
  const locale = createStore<Locale>('kor')
  const text = createStore<Translate>((key) => key)
  const play = createStore<KnownPlay>({})
  const { calls, site } = createClosures({ stops, play, locale, text })
  return {
    stops,
    play,
    locale,
    text,
    because: (call: Parameters<ReturnType<typeof calls.getSnapshot>>[0]) => calls.getSnapshot()(call),
    site,
  }
}

it('closes what obeys a stop and nothing else', () => {
  const { stops, because, site } = start()
  stops.set({ deposits: {} })
  expect([because('recharge'), because('withdraw'), because('getPayWays')]).toEqual([
    'stop.deposits',
    undefined,
    undefined,
  ])
  expect(site.getSnapshot()).toBeUndefined()
})

it('closes every money call, but not a reading one, with the whole site', () => {
  const { stops, because, site } = start()
  stops.set({ site: {} })
  expect([because('recharge'), because('claimRebates'), because('getUser')]).toEqual([
    'stop.site',
    'stop.site',
    undefined,
  ])
  expect(site.getSnapshot()).toBe('stop.site')
})

it('says it in the words of the operator, in the language that shows, and otherwise in its own', () => {
  const { stops, locale, because } = start()
  stops.set({ bets: { words: { kor: '아홉 시에 열려요' } } })
  expect(because('getGameUrl')).toBe('아홉 시에 열려요')
  locale.set('en')
  expect(because('submitLotteryOrder')).toBe('stop.bets')
})

it('closes what the bounds of the member’s play close, after the stops', () => {
  const { stops, play, because } = start()
  play.set({ closes: (call) => (call === 'recharge' ? 'rest' : undefined) })
  expect([because('recharge'), because('withdraw')]).toEqual(['rest', undefined])
  stops.set({ deposits: {} })
  expect(because('recharge')).toBe('stop.deposits')
  stops.set(noStops)
  play.set({})
  expect(because('recharge')).toBeUndefined()
})

it('is a new function whenever an answer may differ, else the same one', () => {
  const { stops, text, because } = start()
  expect(because('recharge')).toBeUndefined()
  stops.set({ deposits: {} })
  expect(because('recharge')).toBe('stop.deposits')
  text.set(() => 'Closed')
  expect(because('recharge')).toBe('Closed')
})

it('does not close a call that this build does not know', () => {
  const { stops, because } = start()
  stops.set({ site: {} })
  expect(because(JSON.parse('"callOfNextYear"'))).toBeUndefined()
})

const answerFor = (
  because: ReturnType<ReturnType<typeof start>['because']>,
  params: Readonly<Record<string, string>>,
) => (typeof because === 'function' ? because((name) => params[name]) : because)

it('closes deposits by one way alone, in its own words, and by all ways with all deposits', () => {
  const { stops, because } = start()
  stops.set({ 'deposits.bank': {}, 'deposits.usdtErc20': { words: { kor: '이더리움 점검' } } })
  const asked = (params: Readonly<Record<string, string>>) => answerFor(because('recharge'), params)
  expect(asked({ paytype: 'bank' })).toBe('stop.way')
  expect(asked({ paytype: 'wechat' })).toBeUndefined()
  expect(asked({ paytype: 'usdt', catepay: 'ERC20' })).toBe('이더리움 점검')
  expect(asked({ paytype: 'usdt', catepay: 'TRC20' })).toBeUndefined()
  expect(because('cancelRecharge')).toBeUndefined()
  stops.set({ 'deposits.bank': {}, deposits: {} })
  expect(because('recharge')).toBe('stop.deposits')
})

it('keeps a bound of the member’s play where one way is stopped', () => {
  const { stops, play, because } = start()
  stops.set({ 'deposits.bank': {} })
  play.set({ closes: () => 'rest' })
  expect(because('recharge')).toBe('rest')
  play.set({ closes: () => (param) => (param('paytype') === 'wechat' ? 'limit' : undefined) })
  const [bank, wechat, alipay] = ['bank', 'wechat', 'alipay'].map((paytype) =>
    answerFor(because('recharge'), { paytype }),
  )
  expect([bank, wechat, alipay]).toEqual(['stop.way', 'limit', undefined])
})
