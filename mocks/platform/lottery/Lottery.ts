import type { Texts } from '../Locale.ts'

export interface Lottery {
  name: string
  typeid: 'k3' | 'pk10'
  title: Texts
  /** Milliseconds from draw to draw; divides a day. */
  length: number
}

/** The least and the most of one bet, in won. */
export interface Limits {
  min: string
  max: string
}

/** An option of the board. */
export interface Play {
  id: string
  /** The option's group. */
  class2: Texts
  /** The option. */
  class3: Texts
  /** Payout for a stake of 1, stake included. */
  rate: string
  /** Bounds of one bet on it. */
  limits: Limits
  outcome: (numbers: readonly number[]) => Outcome
}

/** A tie gives the stake back. */
export type Outcome = 'won' | 'lost' | 'tied'
