import type { Found } from './Document.ts'
import type { Facts } from './Facts.ts'
import type { ScreenFacts } from './ScreenFacts.ts'

/** What one document is held against, and who hears of what is wrong. */
export interface Checking {
  readonly facts: Facts
  /** Undefined for a document that is not a screen. */
  readonly screen: ScreenFacts | undefined
  readonly report: (found: Found) => void
}
