import { halves, settingFact } from '../draft/factNames.ts'
import { useDraftSnapshot } from '../draft/DraftProvider.tsx'
import { readValue } from '../draft/readValue.ts'
import { type Judgement, judgeSetting } from './judgeSetting.ts'
import { usePlatformLimits } from './usePlatformLimits.ts'

/** How the draft's value of a fact comes together with the platform's own; undefined where that has no say. */
export function useJudgement(fact: string): Judgement | undefined {
  const snapshot = useDraftSnapshot()
  const { limits } = usePlatformLimits()
  const [kind, pointer] = halves(fact)
  if (kind !== 'settings') return undefined
  return judgeSetting(pointer, { limits, read: (other) => readValue(snapshot, settingFact(other.split('/').slice(1))) })
}
