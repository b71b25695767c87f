import type { Locale } from '../../../../src/format/locales.ts'

/** The groups of the results, in their order; the verbs come first where one is typed. */
export const foundKinds = ['pages', 'settings', 'announcements', 'screens', 'texts', 'verbs'] as const
export type FoundKind = (typeof foundKinds)[number]

/** Something of the desk that a search leads to or does. */
export interface Findable {
  readonly id: string
  readonly kind: FoundKind
  /** Words by which it is found; a text has one for each language in which it says something. */
  readonly label: string
  /** Mark that tells it apart from others: the address of a screen, the key of a text. */
  readonly note?: string
  /** All that it is found by, in lower case. */
  readonly words: string
  /** The page of the desk that shows it; missing for a verb. */
  readonly path?: string
  /** Of a verb: the words for what it does, and doing it. */
  readonly does?: readonly string[]
  readonly run?: () => void
  /** The fact whose field takes the focus there. */
  readonly fact?: string
  /** Of a text: what it says, by language. */
  readonly says?: Readonly<Record<Locale, string>>
}
