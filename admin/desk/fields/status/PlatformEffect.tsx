import tones from '../../../../src/ui/tones.module.css'
import styles from './platform.module.css'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { formatFact, parseFact } from '../../../../src/format/fact.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { readValue } from '../../facts/draft/readValue.ts'
import { judgeSetting, type Judgement } from './judgeSetting.ts'
import { usePlatformLimits } from './usePlatformLimits.ts'
import { useWords } from '../../words/useWords.ts'

/** Why a setting has no effect; shown as soon as it has none. */
export function PlatformEffect({ fact }: { fact: string }) {
  const effect = useJudgement(fact)?.effect
  return <output className={joinNames(styles.effect, effect && tones[effect.tone])}>{effect?.text}</output>
}

/** Beside a setting: what the platform itself allows. Whether the setting has an effect there is part of its state. */
export function PlatformFigure({ fact }: { fact: string }) {
  const judgement = useJudgement(fact)
  if (!judgement) return null
  return <span className={styles.figure}>{judgement.platform}</span>
}

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
