import useSWR from 'swr'
import type { Operations } from '../../../../src/platform/Operations.ts'
import { settings } from '../settings.ts'
import { useTwin } from '../TwinContext.ts'

type Range = Operations['getPayRange']['data']

const ranges = ['bank', 'wechat', 'alipay', 'usdt-trc20', 'usdt-erc20'] as const
const codes = ['wechat', 'alipay', 'usdt-trc20', 'usdt-erc20'] as const

/** Everything the deposit screen asks the platform, in the order it is asked. */
export function useDepositData() {
  const { platform } = useTwin()
  const ways = useSWR('getPayWays', async () => (await platform.call('getPayWays', {})).data)
  const payBanks = useSWR('getPayBank', async () => (await platform.call('getPayBank', {})).data)
  const banks = useSWR('getBankList', async () => (await platform.call('getBankList', {})).data)
  const cards = useSWR('getCards', async () => (await platform.call('getCards', { type: 1 })).data)
  const readCode = async ([, type]: readonly [string, (typeof codes)[number]]) =>
    (await platform.call('getPayCode', { type })).data
  const code = {
    wechat: useSWR(['getPayCode', 'wechat'] as const, readCode),
    alipay: useSWR(['getPayCode', 'alipay'] as const, readCode),
    'usdt-trc20': useSWR(['getPayCode', 'usdt-trc20'] as const, readCode),
    'usdt-erc20': useSWR(['getPayCode', 'usdt-erc20'] as const, readCode),
  }
  const readRange = async ([, type]: readonly [string, (typeof ranges)[number]]): Promise<Range> =>
    (await platform.call('getPayRange', { type })).data
  const range = {
    bank: useSWR(['getPayRange', 'bank'] as const, readRange),
    wechat: useSWR(['getPayRange', 'wechat'] as const, readRange),
    alipay: useSWR(['getPayRange', 'alipay'] as const, readRange),
    'usdt-trc20': useSWR(['getPayRange', 'usdt-trc20'] as const, readRange),
    'usdt-erc20': useSWR(['getPayRange', 'usdt-erc20'] as const, readRange),
  }
  const rangeOf = (way: keyof typeof range) => range[way].data ?? settings.unknownRange
  return {
    ways: ways.data,
    payBanks: payBanks.data,
    banks: banks.data,
    cards: cards.data,
    codeOf: (way: keyof typeof code) => code[way].data?.[0],
    /** The limits in force: the narrower of the platform's and ours. */
    limitsOf(way: keyof typeof range) {
      const theirs = rangeOf(way)
      const ours = settings.limits[way]
      return {
        min: theirs.min_price.gt(ours.min) ? theirs.min_price : ours.min,
        max: theirs.max_price.lt(ours.max) ? theirs.max_price : ours.max,
      }
    },
  }
}

export type DepositData = ReturnType<typeof useDepositData>
export type Limits = ReturnType<DepositData['limitsOf']>
