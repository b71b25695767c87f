import { joinNames } from '../../../src/ui/joinNames.ts'
import tones from '../../../src/ui/tones.module.css'
import { useJudgement } from './useJudgement.ts'
import styles from './platform.module.css'

/** Why a setting has no effect; shown as soon as it has none. */
export function PlatformEffect({ fact }: { fact: string }) {
  const effect = useJudgement(fact)?.effect
  return <output className={joinNames(styles.effect, effect && tones[effect.tone])}>{effect?.text}</output>
}
