import type { PlacedIssue } from '../../build/DevMessages.ts'
import styles from '../workbench.module.css'
import { IssueList } from './IssueList.tsx'

interface IssueOverlayProps {
  readonly issues: readonly PlacedIssue[]
  readonly onHide: () => void
}

/** Shown over the app while documents have errors. Each of them plays beneath as it was when it last had none. */
export function IssueOverlay({ issues, onHide }: IssueOverlayProps) {
  return (
    <div role="alert" className={styles.overlay}>
      <div className={styles.overlayHead}>
        <h2>{issues.length === 1 ? 'One error in the documents' : `${issues.length} errors in the documents`}</h2>
        <button type="button" className={styles.button} onClick={onHide}>
          Hide
        </button>
      </div>
      <p className={styles.quiet}>
        A document with errors plays as it was before them, the others as they are saved. This goes away when all are
        mended.
      </p>
      <IssueList issues={issues} />
    </div>
  )
}
