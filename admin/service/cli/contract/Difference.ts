/** One place where an answer has another shape than the contract says. It gives kinds and names, never values. */
export interface Difference {
  /** The `operationId`. */
  readonly call: string
  readonly kind: DifferenceKind
  /** JSON Pointer into the whole answer, such as `/data/balance`; empty for the answer itself. */
  readonly pointer: string
  readonly expected: string
  readonly found: string
  /** The app reads it all the same: it drops fields it does not know and takes an id that is a number. */
  readonly harmless: boolean
  /** How many list entries have it. */
  readonly times: number
}

type DifferenceKind =
  | 'missing field'
  | 'other type'
  | 'undeclared field'
  | 'other envelope'
  | 'other status'
  | 'no answer'

/** Before its call is known and what repeats is counted. */
export type Found = Omit<Difference, 'call' | 'times'>
