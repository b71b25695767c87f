import type { Texts } from '../Locale.ts'

export interface Lottery {
  name: string
  typeid: 'k3' | 'pk10'
  title: Texts
  /** Milliseconds from draw to draw; divides a day. */
  length: number
}

/** An option of the board. */
export interface Play {
  id: string
  /** Group the option stands in. */
  class2: Texts
  /** The option. */
  class3: Texts
  /** Payout for a stake of 1, stake included. */
  rate: string
  outcome: (numbers: readonly number[]) => Outcome
}

/** A tie gives the stake back. */
export type Outcome = 'won' | 'lost' | 'tied'
