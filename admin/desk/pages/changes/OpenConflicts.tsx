import styles from '../../changes/publish/review.module.css'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { findConflict } from '../../facts/draft/findConflict.ts'
import { FactConflict } from '../../fields/status/FactConflict.tsx'
import { Note } from '../../kit/Note.tsx'
import { useWords } from '../../words/useWords.ts'

/** Facts on which a deploy or a publish conflicts with an operator's edit: the edit stays until an editor decides. */
export function OpenConflicts() {
  const words = useWords()
  const snapshot = useDraftSnapshot()
  const facts = [...new Set([...snapshot.conflicts.map(({ fact }) => fact), ...snapshot.edits.keys()])]
  const open = facts.filter((fact) => !snapshot.pending.has(fact) && findConflict(snapshot, fact) !== undefined)
  if (open.length === 0) return null
  return (
    <Note tone="warning" title={words.t('review.conflicts', { count: open.length })}>
      <div className={styles.section}>
        {open.map((fact) => (
          <FactConflict key={fact} fact={fact} />
        ))}
      </div>
    </Note>
  )
}
