import { placeholders, strayMarks } from '../../../../src/format/check/placeholders.ts'
import { locales } from '../../../../src/format/locales.ts'
import type { DraftSnapshot } from '../../draft/Draft.ts'

/** Why a text cannot stand: empty, or with other placeholders than the live texts of its key, which the app fills in. */
export function placeholderProblem(snapshot: DraftSnapshot, key: string, text: string): string | undefined {
  if (text.trim() === '') return 'Missing: every language needs a text.'
  const reference =
    locales.map((other) => snapshot.live.copy[other][key]).find((live) => live !== undefined && live !== '') ?? ''
  const wanted = placeholders(reference)
  const given = placeholders(text)
  const lost = [...wanted].filter((name) => !given.has(name)).map((name) => `{{${name}}}`)
  if (lost.length > 0) return `Keep ${lost.join(', ')}: the app puts a value there.`
  const unknown = [...given].filter((name) => !wanted.has(name)).map((name) => `{{${name}}}`)
  if (unknown.length > 0) return `The app has no value for ${unknown.join(', ')}.`
  const stray = strayMarks(text)
  return stray === undefined ? undefined : `"${stray}" is no placeholder: write {{name}}.`
}
