import type { Issue } from '../../../../src/format/Issue.ts'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import styles from './screens.module.css'

export interface IssueListProps {
  readonly issues: readonly Issue[]
  /** The document in the editor; others are named. */
  readonly document: string
  /** They are about an older text. */
  readonly isBehind: boolean
  readonly onGo: (issue: Issue) => void
}

/** The check's issues, each with a link to its place; those elsewhere only once this document can be read. */
export function IssueList({ issues, document, isBehind, onGo }: IssueListProps) {
  const own = issues.filter((issue) => issue.document === document)
  const elsewhere = own.some(({ code }) => code === 'json')
    ? []
    : issues.filter((issue) => issue.document !== document && issue.severity === 'error')
  const count = own.length + elsewhere.length
  return (
    <section aria-label="What the check says">
      <output className={styles.quiet}>
        {isBehind
          ? 'Checking…'
          : count === 0
            ? 'The check finds nothing wrong.'
            : count === 1
              ? 'The check finds one problem.'
              : `The check finds ${count} problems.`}
      </output>
      <ul className={styles.issues}>
        {own.map((issue) => (
          <li key={keyOf(issue)}>
            <button
              type="button"
              className={joinNames(styles.issue, issue.severity === 'warning' && styles.warning)}
              onClick={() => onGo(issue)}
            >
              <span className={styles.line}>Line {issue.line}</span>
              <Words issue={issue} />
            </button>
          </li>
        ))}
        {elsewhere.map((issue) => (
          <li key={keyOf(issue)} className={styles.issue}>
            <span className={styles.line}>Elsewhere</span>
            <span>
              <Words issue={issue} /> ({issue.document}, line {issue.line})
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Words({ issue: { message, hint } }: { issue: Issue }) {
  return <span>{hint === undefined ? message : `${message} ${hint}`}</span>
}

function keyOf({ document, path, line, column, code, message }: Issue): string {
  return `${document} ${path} ${line}:${column} ${code} ${message}`
}
