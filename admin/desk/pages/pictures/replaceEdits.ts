import { libraryPicture, picturesNamedIn } from '../../../../src/format/libraryPicture.ts'
import type { DraftSnapshot } from '../../facts/draft/Draft.ts'
import { readValue } from '../../facts/draft/readValue.ts'

export interface ReplaceEdit {
  readonly fact: string
  readonly value: unknown
}

/** An edit for each fact, live or of the operator's change, that names a picture: it names another one then. */
export function replaceEdits(snapshot: DraftSnapshot, from: string, to: string): readonly ReplaceEdit[] {
  const facts = new Set([...snapshot.overlay.map(({ fact }) => fact), ...snapshot.edits.keys()])
  return [...facts].flatMap((fact) => {
    const value = readValue(snapshot, fact)
    if (!picturesNamedIn(value).has(from)) return []
    const text = JSON.stringify(value).replaceAll(libraryPicture(from), libraryPicture(to))
    const replaced: unknown = JSON.parse(text)
    return [{ fact, value: replaced }]
  })
}
