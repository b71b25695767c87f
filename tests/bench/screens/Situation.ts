import type { Page } from 'playwright'

/** A moment in which app and twin must be the same to a member and to the platform. */
export interface Situation {
  readonly name: string
  readonly path: string
  readonly locale?: 'kor' | 'cn' | 'en'
  /** Runs in the page: the screen has come. */
  readonly shown: () => boolean
  /** What the member does before they are compared. */
  readonly act?: (page: Page) => Promise<void>
  /** What the member did ends on another screen: only what was sent until then is compared. */
  readonly leaves?: boolean
}
