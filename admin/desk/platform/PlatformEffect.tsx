import { joinNames } from '../../../src/ui/joinNames.ts'
import tones from '../../../src/ui/tones.module.css'
import { useJudgement } from './useJudgement.ts'
import styles from './platform.module.css'

/** Why a setting does nothing; told as soon as it does not. */
export function PlatformEffect({ fact }: { fact: string }) {
  const effect = useJudgement(fact)?.effect
  return <output className={joinNames(styles.effect, effect && tones[effect.tone])}>{effect?.text}</output>
}
