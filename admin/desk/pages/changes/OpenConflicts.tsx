import styles from '../../changes/publish/review.module.css'
import type { DraftSnapshot } from '../../facts/draft/Draft.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { findConflict } from '../../facts/draft/findConflict.ts'
import { FactConflict } from '../../fields/status/FactConflict.tsx'
import { Note } from '../../kit/Note.tsx'
import { useWords } from '../../words/useWords.ts'

/** Facts of the change that is edited here on which somebody has to decide. */
export function openConflicts(snapshot: DraftSnapshot): readonly string[] {
  const facts = [...new Set([...snapshot.conflicts.map(({ fact }) => fact), ...snapshot.edits.keys()])]
  return facts.filter((fact) => !snapshot.pending.has(fact) && findConflict(snapshot, fact) !== undefined)
}

/** Facts on which a deploy or a publish conflicts with an operator's edit: the edit stays until an editor decides. */
export function OpenConflicts() {
  const words = useWords()
  const open = openConflicts(useDraftSnapshot())
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
