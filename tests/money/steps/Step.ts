import type { Fault } from '../network/Fault.ts'

export type Repeat = 'again' | 'anew' | 'leave'

/** What happens around an operation. */
export type Event =
  | 'nothing'
  /** Tapped twice. */
  | 'double tap'
  /** The other tab does the same at the same moment. */
  | 'both tabs'
  /** The page is reloaded while the answer is on its way. */
  | 'reload during'
  /** The page is reloaded before. */
  | 'reload before'
  /** The tab is closed before, and opened again without its session storage. */
  | 'reopen before'
  /** The device is offline, and online again afterwards. */
  | 'offline'
  | 'minutes pass'

/** One operation of a member, with all its faults. */
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
  /** The member's answer when asked whether it is a repeat. */
  readonly repeat: Repeat
}
