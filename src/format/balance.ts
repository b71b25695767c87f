import { Big } from 'big.js'

/** Decimals that are balances. What is worked out from one is made by it too, as what is left after a bet. */
const Balance = Big()

export const toBalance = (amount: Big | undefined): Big | undefined => amount && new Balance(amount)

/** Whether a value is a balance, which members may hide. */
export const isBalance = (value: unknown): boolean => value instanceof Big && value.constructor === Balance
