/** Orders that were decided and not looked at since, by kind. */
export interface DecidedOrders {
  readonly deposits: number
  readonly withdrawals: number
  readonly transfers: number
  readonly activities: number
}

export const noneDecided: DecidedOrders = { deposits: 0, withdrawals: 0, transfers: 0, activities: 0 }
