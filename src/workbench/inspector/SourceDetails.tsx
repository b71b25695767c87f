import styles from '../workbench.module.css'
import type { SourceFacts } from './describeBlock.ts'
import { SlotTable } from './SlotTable.tsx'

/** A source: what it asks, how that went, and the last answer. */
export function SourceDetails({
  source: { name, call, isRead, status, error, answeredAt, slots, answer },
}: {
  readonly source: SourceFacts
}) {
  return (
    <details className={styles.source}>
      <summary>
        <strong>{name}</strong> {call}{' '}
        <span className={status === 'failed' ? styles.errors : styles.warnings}>{status}</span>
        {!isRead && <span className={styles.quiet}> not read here</span>}
      </summary>
      {answeredAt !== undefined && <p className={styles.quiet}>Answered at {answeredAt} in Korea.</p>}
      {error !== undefined && <p className={styles.quiet}>Last failure: {error}</p>}
      <SlotTable slots={slots} label={`Question of ${name}`} />
      {/* It scrolls, so a keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.answer} tabIndex={0} role="region" aria-label={`Answer of ${name}`}>
        {answer}
      </pre>
    </details>
  )
}
