import { PlatformEffect } from './PlatformEffect.tsx'
import { useJudgement } from './useJudgement.ts'
import styles from './platform.module.css'

/** Beside a setting: what the platform itself allows, and whether the setting has an effect there. */
export function PlatformFigure({ fact }: { fact: string }) {
  const judgement = useJudgement(fact)
  if (!judgement) return null
  return (
    <div className={styles.figure}>
      <p>{judgement.platform}</p>
      <PlatformEffect fact={fact} />
    </div>
  )
}
