import { Button } from '../../../../src/ui/Button.tsx'
import { Note } from '../../parts/Note.tsx'
import styles from './audit.module.css'
import type { StoreVerdict } from '../../../api/auditApi.ts'

export interface VerdictProps {
  readonly verdict: StoreVerdict | undefined
  readonly problem: string | undefined
  readonly isChecking: boolean
  readonly onCheck: () => void
}

/** Whether the chain and every release are intact. */
export function Verdict({ verdict, problem, isChecking, onCheck }: VerdictProps) {
  if (problem !== undefined) return <Note tone="warning" title={`The chain could not be verified. ${problem}`} />
  if (verdict === undefined) return <output className={styles.found}>Verifying the chain…</output>
  return (
    <Note
      tone={verdict.ok ? 'gain' : 'loss'}
      title={
        verdict.ok
          ? `The chain holds: ${verdict.entries} entries and ${verdict.releases === 1 ? 'one release' : `${verdict.releases} releases`} are as they were written`
          : 'The chain is broken: something was changed or taken out'
      }
    >
      {verdict.problems.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {verdict.ok && (
        <p className={styles.head}>
          Newest hash <code>{verdict.head}</code>. Noted elsewhere, it also proves that nothing was cut off the end.
        </p>
      )}
      <Button size="small" variant="secondary" busy={isChecking} onClick={onCheck}>
        Verify again
      </Button>
    </Note>
  )
}
