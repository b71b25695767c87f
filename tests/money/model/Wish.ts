import type { MoneyOperationId } from '../../../src/platform/createMoneyCalls.ts'
import type { FormValues } from '../../../src/renderer/form/formValues.ts'
import type { Arrival } from '../platform/watchPlatform.ts'

/** Something a member wants to do with their money, and where the app lets them. */
export interface Wish {
  readonly name: string
  /** Wishes with the same name are the same to the app; the row that is acted on is added to it. */
  readonly same: string
  readonly screen: string
  readonly call: MoneyOperationId
  /** Which of the screen's action lists with this call. */
  readonly nth: number
  /** The sources that the actions read; rows come from the first. */
  readonly sources: readonly string[]
  readonly form?: FormValues
  readonly rowOf?: (row: unknown) => boolean
  /** The expected entries in the books, in the words of `tellFact`. */
  readonly effect: (arrival: Arrival) => readonly string[]
}
