import type { MoneyOperationId } from '../../../src/platform/createMoneyCalls.ts'
import type { FormValues } from '../../../src/renderer/form/typedValues.ts'
import type { Arrival } from '../platform/watchPlatform.ts'

/** Something a member wants to happen with their money, and where the app lets them do it. */
export interface Wish {
  readonly name: string
  /** Two wishes that are called the same are the same to the app; a row that is acted on is added to it. */
  readonly same: string
  readonly screen: string
  readonly call: MoneyOperationId
  /** Which of the screen's actions that make this call. */
  readonly nth: number
  /** What the actions read; rows come from the first. */
  readonly sources: readonly string[]
  readonly form?: FormValues
  readonly rowOf?: (row: unknown) => boolean
  /** What shall come to the books when it happens, as `tellFact` tells it. */
  readonly effect: (arrival: Arrival) => readonly string[]
}
