import type { PlacedIssue } from '../../build/DevMessages.ts'
import styles from '../workbench.module.css'
import { EditorLink } from './EditorLink.tsx'

/** Every issue: where, what, and what may have been meant. */
export function IssueList({ issues }: { readonly issues: readonly PlacedIssue[] }) {
  if (issues.length === 0) return <p className={styles.quiet}>All documents are sound.</p>
  return (
    <ul className={styles.issues}>
      {issues.map((issue) => (
        <li key={`${issue.document}${issue.path} ${issue.line}:${issue.column} ${issue.code} ${issue.message}`}>
          <EditorLink place={issue} />
          <p>
            <span className={issue.severity === 'error' ? styles.errors : styles.warnings}>{issue.code}</span>{' '}
            {issue.message}
          </p>
          {issue.hint !== undefined && <p className={styles.quiet}>{issue.hint}</p>}
        </li>
      ))}
    </ul>
  )
}
