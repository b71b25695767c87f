import { useWords } from '../words/useWords.ts'
import { sentenceOf } from '../words/sentenceOf.ts'
import { Note } from './Note.tsx'

/** Why something that was asked for did not happen; nothing while nothing was thrown. */
export function Problem({ error }: { error: unknown }) {
  const words = useWords()
  return error === undefined ? null : <Note tone="loss" title={sentenceOf(error, words)} />
}
