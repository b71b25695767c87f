import { formatFact } from '../../../../src/format/fact.ts'
import { screenTitle } from '../../../../src/format/facts/screenTitle.ts'
import { objectOf } from '../../../../src/format/value/isObject.ts'
import { type Facts, screenIds } from '../../../../src/format/facts/parseFacts.ts'
import { languages, type Locale } from '../../../../src/format/locales.ts'

/** Screen whose document the desk reads; that may be any JSON while it is being written. */
export interface ScreenDocument {
  readonly id: string
  readonly path: string
  /** In the operator's language. */
  readonly title: string
}

type Copy = Readonly<Record<string, string>>

export function screenPath(id: string): string {
  return `screens/${id}.json`
}

/** Every screen of a set of documents, by title. */
export function listScreenDocuments(facts: Facts, locale: Locale): readonly ScreenDocument[] {
  return screenIds(facts)
    .map((id) => readScreen(id, facts.read(formatFact({ kind: 'screen', id })), facts.copy[locale]))
    .sort((a, b) => a.title.localeCompare(b.title, languages[locale].tag))
}

/** The screens that something may lead to or show on, by route; none that is still planned. */
export function screenChoices(
  facts: Facts,
  locale: Locale,
): readonly { readonly value: string; readonly label: string }[] {
  return listScreenDocuments(facts, locale)
    .filter(({ id }) => objectOf(facts.read(formatFact({ kind: 'screen', id })))['planned'] !== true)
    .map(({ path, title }) => ({ value: path, label: `${title} ${path}` }))
}

export function readScreen(id: string, value: unknown, copy: Copy): ScreenDocument {
  const { path } = objectOf(value)
  return {
    id,
    path: typeof path === 'string' ? path : '',
    title: screenTitle(id, value, copy),
  }
}
