import { factName } from '../../../../src/format/facts/factName.ts'
import { useWords } from '../../words/useWords.ts'
import { useDraftSnapshot } from './DraftProvider.tsx'
import { factsNamed } from './ownFacts.ts'
import { readValue } from './readValue.ts'

/**
 * Names of facts in the operator's language. A notice or dialog that is only drafted, or only in another release, is
 * named by the values that are given.
 */
export function useFactName(): (fact: string, ...values: readonly unknown[]) => string {
  const { locale } = useWords()
  const snapshot = useDraftSnapshot()
  const facts = factsNamed(snapshot)
  return (fact, ...values) => factName(fact, locale, facts, ...values, readValue(snapshot, fact))
}
