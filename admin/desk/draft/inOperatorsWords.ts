import { formatFact } from '../../../src/format/fact.ts'
import type { Notice } from '../../../src/format/notices.ts'
import { namedLanguages } from '../parts/namedLanguages.ts'
import { noticeName } from '../parts/noticeName.ts'
import type { DraftSnapshot } from './Draft.ts'
import { readValue } from './readValue.ts'

/** A sentence of the check as operators say it: notices by their titles, languages by their names. */
export function inOperatorsWords(sentence: string, snapshot: DraftSnapshot): string {
  const named = sentence.replace(/^The notice "([^"]+)"/, (asWritten, id: string) => {
    const { title } = (readValue(snapshot, formatFact({ kind: 'notice', id })) ?? {}) as Partial<Notice>
    const name = noticeName(title)
    return name === '' ? asWritten : `The notice “${name}”`
  })
  return namedLanguages(named)
}
