import { formatFact, parseFact } from '../../../src/format/fact.ts'
import { useDraftSnapshot } from '../draft/DraftProvider.tsx'
import { readValue } from '../draft/readValue.ts'
import { type Judgement, judgeSetting } from './judgeSetting.ts'
import { usePlatformLimits } from './usePlatformLimits.ts'
import { useWords } from '../words/useWords.ts'

/** How the draft's value of a fact compares with the platform's own; undefined if the platform does not limit it. */
export function useJudgement(fact: string): Judgement | undefined {
  const { t } = useWords()
  const snapshot = useDraftSnapshot()
  const { limits } = usePlatformLimits()
  const parsed = parseFact(fact)
  if (parsed?.kind !== 'settings') return undefined
  const read = (pointer: string) => readValue(snapshot, formatFact({ kind: 'settings', pointer }))
  return judgeSetting(parsed.pointer, { limits, read, t })
}
