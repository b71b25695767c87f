import type { Locale } from '../../../../../src/format/locales.ts'
import type { TextChange } from '../review/TextChange.ts'
import { findErrors } from '../../../facts/texts/createTextJudge.ts'
import { wholeSyllables } from '../../../../../src/format/text/typedText.ts'

/** Words that are looked for in the texts of some languages. */
export interface Sought {
  readonly find: string
  readonly locales: readonly Locale[]
  readonly matchCase: boolean
  /** Only texts that are this and nothing else. */
  readonly whole: boolean
}

export interface Replacement extends Sought {
  readonly by: string
}

/** A text in which something is looked for. */
export interface SearchedText {
  readonly key: string
  readonly locale: Locale
  readonly text: string
  /** The text that says which placeholders the key has. */
  readonly model: string
  /** Typed here and not saved: it is left alone. */
  readonly isTyped: boolean
}

const HOLE = /(\{\{[^{}]*\}\})/

/**
 * Texts that a replacement would change. Placeholders stay as they are where the words also stand beside them; a text
 * that could only be changed by breaking one, or could not be saved afterwards, is listed as refused.
 */
export function findHits(texts: readonly SearchedText[], replacement: Replacement): readonly TextChange[] {
  const { find, by, locales, whole } = replacement
  if (find === '') return []
  const pattern = patternOf(replacement)
  return texts.flatMap(({ key, locale, text: written, model, isTyped }): readonly TextChange[] => {
    const text = wholeSyllables(written)
    const everywhere = text.replaceAll(pattern, () => by)
    if (!locales.includes(locale) || everywhere === text) return []
    const between = text
      .split(HOLE)
      .map((piece, at) => (at % 2 === 1 ? piece : piece.replaceAll(pattern, () => by)))
      .join('')
    const after = whole || between === text ? everywhere : between
    const [fault] = findErrors(model, after)
    const refusal = isTyped ? ({ kind: 'typed' } as const) : fault && ({ kind: 'fault', fault } as const)
    return [{ key, locale, before: written, after, refusal, conflict: undefined }]
  })
}

/** Finds every place of the words in a text of whole syllables; `find` must not be empty. */
export function patternOf({ find, matchCase, whole }: Sought): RegExp {
  const escaped = wholeSyllables(find).replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  return new RegExp(whole ? `^${escaped}$` : escaped, matchCase ? 'gu' : 'giu')
}
