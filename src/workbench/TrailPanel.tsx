import { useReadable } from '../app/stores/useReadable.ts'
import { type Trail, trailLine } from './createTrail.ts'
import styles from './workbench.module.css'

/** What has happened, the newest first. */
export function TrailPanel({ trail }: { readonly trail: Trail }) {
  const entries = useReadable(trail)
  if (entries.length === 0) return <p className={styles.quiet}>Nothing has happened yet.</p>
  return (
    <ol className={styles.list} aria-label="Actions, the newest first">
      {entries.toReversed().map((entry) => (
        <li key={entry.number} className={styles.entry}>
          {trailLine(entry)}
        </li>
      ))}
    </ol>
  )
}
