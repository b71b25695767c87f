import type { Issue } from '../../../../src/format/Issue.ts'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import styles from './screens.module.css'
import { useWords } from '../../words/useWords.ts'
import { foundText } from '../../facts/names/foundText.ts'

export interface IssueListProps {
  readonly issues: readonly Issue[]
  /** The document in the editor; others are named. */
  readonly document: string
  /** They are about an older text. */
  readonly isBehind: boolean
  /** Where an issue of this document is, in a word. */
  readonly placeOf: (issue: Issue) => string
  readonly onGo: (issue: Issue) => void
}

/** The check's issues, each with a link to its place; those elsewhere only once this document can be read. */
export function IssueList({ issues, document, isBehind, placeOf, onGo }: IssueListProps) {
  const { t } = useWords()
  const own = issues.filter((issue) => issue.document === document)
  const elsewhere = own.some(({ code }) => code === 'json')
    ? []
    : issues.filter((issue) => issue.document !== document && issue.severity === 'error')
  const count = own.length + elsewhere.length
  return (
    <section aria-label={t('screens.check')}>
      <output className={styles.quiet}>
        {isBehind ? t('screens.checking') : count === 0 ? t('screens.sound') : t('screens.problems', { count })}
      </output>
      <ul className={styles.issues}>
        {own.map((issue) => (
          <li key={keyOf(issue)}>
            <button
              type="button"
              className={joinNames(styles.issue, issue.severity === 'warning' && styles.warning)}
              onClick={() => onGo(issue)}
            >
              <span className={styles.line}>{placeOf(issue)}</span>
              <Sentence issue={issue} />
            </button>
          </li>
        ))}
        {elsewhere.map((issue) => (
          <li key={keyOf(issue)} className={styles.issue}>
            <span className={styles.line}>{t('screens.elsewhere')}</span>
            <span>
              <Sentence issue={issue} /> {t('screens.inDocument', { document: issue.document, line: issue.line })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sentence({ issue }: { issue: Issue }) {
  return <span>{foundText(issue, useWords())}</span>
}

function keyOf({ document, path, line, column, code, message }: Issue): string {
  return `${document} ${path} ${line}:${column} ${code} ${message}`
}
