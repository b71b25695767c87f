import type { Document, Found } from './Document.ts'
import type { Facts } from './Facts.ts'
import type { ScreenFacts } from './ScreenFacts.ts'

/** Facts that one document is held against, and the report of its issues. */
export interface Checking {
  readonly facts: Facts
  /** Undefined for a document that is not a screen. */
  readonly screen: ScreenFacts | undefined
  readonly report: (found: Found) => void
  /** As of the document. */
  readonly givenAt?: Document['givenAt']
  /** Copy keys that the document says, as they are resolved. */
  readonly words: Set<string>
}
