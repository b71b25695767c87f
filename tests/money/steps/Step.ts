import type { Fault } from '../network/Fault.ts'

export type Repeat = 'again' | 'anew' | 'leave'

/** What happens around an operation. */
export type Event =
  | 'nothing'
  /** Tapped twice. */
  | 'double tap'
  /** The other tab does the same at the same moment. */
  | 'both tabs'
  /** The page is loaded anew while the answer is on its way. */
  | 'reload during'
  /** The page is loaded anew before. */
  | 'reload before'
  /** The tab is closed before, and opened anew without its session storage. */
  | 'reopen before'
  /** The device has no network, and has it again afterwards. */
  | 'offline'
  | 'minutes pass'

/** One operation of a member, and all that goes wrong with it. */
export interface Step {
  readonly tab: 0 | 1
  /** Which of the wishes. */
  readonly wish: number
  /** Which of its amounts. */
  readonly size: number
  readonly isPasswordWrong: boolean
  readonly event: Event
  /** What happens to the money call. */
  readonly fault: Fault | undefined
  /** What happens to the other calls around it, one after the other. */
  readonly noise: readonly (Fault | undefined)[]
  /** What the member says when asked whether it is the same again. */
  readonly repeat: Repeat
}
