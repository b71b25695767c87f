import { Big } from 'big.js'
import type { OrderRow } from '../history/HistoryRow.ts'
import { platformRecharge } from '../money/narrowLimits.ts'
import { EXCHANGE_RATE } from '../money/wallets.ts'

/** An order in whole won: dollars count at the rate of an exchange, rounded up, so that no limit is passed. */
export function wonRoundedUp({ way, amount }: Pick<OrderRow, 'way' | 'amount'>): Big {
  return platformRecharge[way].currency === 'KRW' ? amount : amount.times(EXCHANGE_RATE).round(0, Big.roundUp)
}
