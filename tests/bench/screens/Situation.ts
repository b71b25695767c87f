import type { Page } from 'playwright'

/** A moment in which app and twin must be the same to a member and to the platform. */
export interface Situation {
  readonly name: string
  readonly path: string
  readonly locale?: 'kor' | 'cn' | 'en'
  /** Runs in the page: whether the screen is shown. */
  readonly shown: () => boolean
  /** The member's action before they are compared. */
  readonly act?: (page: Page) => Promise<void>
  /** The member's action ends on another screen: only what was sent until then is compared. */
  readonly leaves?: boolean
}
