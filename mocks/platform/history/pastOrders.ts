import { Big } from 'big.js'
import { venues } from '../content/venues.ts'
import { createRandom, type Random } from '../createRandom.ts'
import type { PayWay } from '../money/EnforcedLimits.ts'
import { formatPlatformDate } from '../platformTime.ts'
import type { OrderRow, TransferRow } from './HistoryRow.ts'
import { spreadTimes } from './spreadTimes.ts'

const ways: readonly PayWay[] = ['bank', 'bank', 'bank', 'bank', 'usdt-trc20', 'usdt-erc20', 'wechat', 'alipay']

export function pastOrderRows(seed: string, letter: 'D' | 'W', count: number, openedAt: number): readonly OrderRow[] {
  const random = createRandom(seed)
  return spreadTimes(random, count, openedAt).map((at, index) => {
    const way = letter === 'W' ? random.pick<PayWay>(['bank', 'bank', 'usdt-trc20']) : random.pick(ways)
    return {
      no: numberOf(letter, at, count - index),
      at,
      way,
      amount: amountIn(way, random),
      state: random.chance(0.93) ? 2 : 3,
    }
  })
}

export function pastTransferRows(seed: string, count: number, openedAt: number): readonly TransferRow[] {
  const random = createRandom(seed)
  return spreadTimes(random, count, openedAt).map((at, index) => ({
    no: numberOf('T', at, count - index),
    at,
    amount: new Big(random.integer(1, 30) * 10_000),
    platname: random.pick(venues).platname,
    type: random.chance(0.5) ? 3 : 4,
    state: random.chance(0.97) ? 1 : 0,
  }))
}

function amountIn(way: PayWay, random: Random): Big {
  return new Big(way.startsWith('usdt') ? random.integer(2, 40) * 5 : random.integer(1, 15) * 10_000)
}

function numberOf(letter: string, at: number, index: number): string {
  return `${letter}${formatPlatformDate(at).replaceAll('-', '')}${String(index).padStart(6, '0')}`
}
