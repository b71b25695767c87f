import { placeholders, strayMarks } from '../../../../src/format/check/placeholders.ts'
import { locales } from '../../../../src/format/locales.ts'
import type { DraftSnapshot } from '../../draft/Draft.ts'
import type { Say } from '../../words/WordTable.ts'

/** Why a text is invalid: empty, or with other placeholders than the live texts of its key, which the app fills in. */
export function placeholderProblem(snapshot: DraftSnapshot, key: string, text: string, t: Say): string | undefined {
  if (text.trim() === '') return t('copy.missing')
  const reference =
    locales.map((other) => snapshot.live.copy[other][key]).find((live) => live !== undefined && live !== '') ?? ''
  const wanted = placeholders(reference)
  const given = placeholders(text)
  const lost = [...wanted].filter((name) => !given.has(name)).map((name) => `{{${name}}}`)
  if (lost.length > 0) return t('copy.keepHoles', { names: lost.join(', ') })
  const unknown = [...given].filter((name) => !wanted.has(name)).map((name) => `{{${name}}}`)
  if (unknown.length > 0) return t('copy.unknownHoles', { names: unknown.join(', ') })
  const stray = strayMarks(text)
  return stray === undefined ? undefined : t('copy.stray', { mark: stray, example: '{{name}}' })
}
