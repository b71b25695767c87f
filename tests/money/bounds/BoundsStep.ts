import * as fc from 'fast-check'
import { keysOf } from '../../../src/format/value/keysOf.ts'
import type { Side } from '../createWorld.ts'
import { faults, type Fault } from '../network/Fault.ts'

/** What a member does, and how often: rests are seldom, or everything would be closed for ever. */
const weights = {
  deposit: 16,
  'deposit of USDT': 6,
  'cancel a deposit': 4,
  bet: 14,
  'open a game': 5,
  'transfer in': 6,
  'transfer out': 5,
  withdraw: 4,
  limit: 8,
  'no limit': 4,
  'confirm a limit': 8,
  'keep a limit': 2,
  'time-out': 5,
  'self-exclusion': 1,
} as const

export type BoundsAct = keyof typeof weights

export const boundsActs = keysOf(weights)

const boundsEvents = ['nothing', 'double tap', 'reload', 'reopen', 'hour', 'day', 'week', 'months'] as const

export interface BoundsStep {
  readonly side: Side
  readonly act: BoundsAct
  readonly period: 'day' | 'week' | 'month'
  /** Which of the amounts or lengths. */
  readonly size: 0 | 1 | 2
  readonly event: (typeof boundsEvents)[number]
  /** What happens to the call that acts. */
  readonly fault: Fault | undefined
  /** What happens to the others around it. */
  readonly noise: readonly (Fault | undefined)[]
}

const anyFault: fc.Arbitrary<Fault> = fc.constantFrom(...faults)

/** Half of all calls meet a fault; time passes after one act in three. */
export function boundsSteps(count: number): fc.Arbitrary<readonly BoundsStep[]> {
  const step: fc.Arbitrary<BoundsStep> = fc.record({
    side: fc.constantFrom<Side[]>(0, 1, 2),
    act: fc.oneof(...boundsActs.map((act) => ({ weight: weights[act], arbitrary: fc.constant(act) }))),
    period: fc.constantFrom('day', 'week', 'month'),
    size: fc.constantFrom(0, 1, 2),
    event: fc.oneof(
      { weight: 6, arbitrary: fc.constant('nothing' as const) },
      { weight: 5, arbitrary: fc.constantFrom(...boundsEvents) },
    ),
    fault: fc.oneof(fc.constant(undefined), anyFault),
    noise: fc.array(fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: anyFault }), {
      maxLength: 4,
    }),
  })
  return fc.array(step, { minLength: count, maxLength: count, size: 'max' })
}
