import type { Limits } from './Lottery.ts'

/** The longer the odds, the less the house takes in one bet. */
const steps = [
  { below: 3, max: '5000000' },
  { below: 20, max: '1000000' },
  { below: Number.POSITIVE_INFINITY, max: '200000' },
] as const

/** Bounds of one bet at a payout. */
export function limitsAt(rate: string): Limits {
  const { max } = steps.find(({ below }) => Number(rate) < below) ?? steps[2]
  return { min: '5', max }
}
