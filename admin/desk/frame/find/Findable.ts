import type { Locale } from '../../../../src/format/locales.ts'

/** The groups of the results, in their order. */
export const foundKinds = ['pages', 'settings', 'announcements', 'screens', 'texts'] as const
export type FoundKind = (typeof foundKinds)[number]

/** Something of the desk that a search leads to. */
export interface Findable {
  readonly id: string
  readonly kind: FoundKind
  /** Words by which it is found; a text has one for each language in which it says something. */
  readonly label: string
  /** Mark that tells it apart from others: the address of a screen, the key of a text. */
  readonly note?: string
  /** All that it is found by, in lower case. */
  readonly words: string
  /** The page of the desk that shows it. */
  readonly path: string
  /** The fact whose field takes the focus there. */
  readonly fact?: string
  /** Of a text: what it says, by language. */
  readonly says?: Readonly<Record<Locale, string>>
}
