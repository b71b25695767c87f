import { Button } from '../../../../src/ui/Button.tsx'
import { Note } from '../../kit/Note.tsx'
import styles from './audit.module.css'
import type { StoreVerdict } from '../../../api/auditApi.ts'
import { useWords } from '../../words/useWords.ts'
import { Said } from '../../words/Said.tsx'
import { sentenceOf } from '../../words/sentenceOf.ts'

export interface VerdictProps {
  readonly verdict: StoreVerdict | undefined
  /** Why it could not be verified. */
  readonly problem: unknown
  readonly isChecking: boolean
  readonly onCheck: () => void
}

/** Whether the chain and every release are intact. */
export function Verdict({ verdict, problem, isChecking, onCheck }: VerdictProps) {
  const words = useWords()
  const { t } = words
  if (problem !== undefined)
    return <Note tone="warning" title={t('audit.notVerified', { why: sentenceOf(problem, words) })} />
  if (verdict === undefined) return <output className={styles.found}>{t('audit.verifying')}</output>
  return (
    <Note
      tone={verdict.ok ? 'gain' : 'loss'}
      title={
        verdict.ok
          ? t('audit.holds', {
              entries: t('audit.found', { count: verdict.entries }),
              releases: t('audit.releases', { count: verdict.releases }),
            })
          : t('audit.broken')
      }
    >
      {verdict.problems.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {verdict.ok && (
        <p className={styles.head}>
          <Said word="audit.newestHash" values={{ head: verdict.head }} parts={{ code: <code /> }} />
        </p>
      )}
      <Button size="small" variant="secondary" busy={isChecking} onClick={onCheck}>
        {t('audit.verifyAgain')}
      </Button>
    </Note>
  )
}
