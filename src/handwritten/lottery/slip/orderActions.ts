import type { Big } from 'big.js'
import type { Actions } from '../../../format/actions.ts'
import type { Play } from '../board/groupPlays.ts'

export interface Order {
  readonly lottery: string
  readonly expect: string
  readonly chosen: readonly Play[]
  /** The amount of each bet. */
  readonly amount: Big
  /** The source of the member's bets. */
  readonly orders: string
}

/** A bet as the actions of a document would make it: money, once for one intent, with three outcomes. */
export function orderActions({ lottery, expect, chosen, amount, orders }: Order): Actions {
  const order_list = chosen.map(({ id }) => ({ play_id: id, amount: amount.toFixed() }))
  return [
    { call: 'submitLotteryOrder', with: { lottery_name: lottery, expect, order_list }, money: true, say: true },
    { reload: orders },
  ]
}
