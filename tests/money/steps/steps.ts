import * as fc from 'fast-check'
import { faults, type Fault } from '../network/Fault.ts'
import { SIZES, wishKinds } from './wishes.ts'
import type { Event, Repeat, Step } from './Step.ts'

const anyFault: fc.Arbitrary<Fault> = fc.constantFrom(...faults)

/** Half of all calls go through; the other half meet a fault, all equally often. */
const fault = fc.oneof(fc.constant(undefined), anyFault)
const noise = fc.array(fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: anyFault }), {
  maxLength: 4,
})

const event = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Event>('nothing') },
  {
    weight: 6,
    arbitrary: fc.constantFrom<Event[]>(
      'double tap',
      'both tabs',
      'reload during',
      'reload before',
      'reopen before',
      'offline',
    ),
  },
  { weight: 1, arbitrary: fc.constant<Event>('minutes pass') },
)

/** A number of operations in a row, by one member in two tabs. */
export function stepsOf(count: number): fc.Arbitrary<readonly Step[]> {
  const step: fc.Arbitrary<Step> = fc.record({
    tab: fc.constantFrom<(0 | 1)[]>(0, 1),
    wish: fc.noBias(fc.nat(wishKinds.length - 1)),
    size: fc.noBias(fc.nat(SIZES - 1)),
    isPasswordWrong: fc.oneof(
      { weight: 9, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
    event,
    fault,
    noise,
    repeat: fc.constantFrom<Repeat[]>('again', 'again', 'anew', 'leave'),
  })
  return fc.array(step, { minLength: count, maxLength: count, size: 'max' })
}
