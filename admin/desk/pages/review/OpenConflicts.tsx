import { FactConflict } from '../../draft/FactConflict.tsx'
import { findConflict } from '../../draft/findConflict.ts'
import { useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { factLabel } from './factLabel.ts'
import { Note } from '../../parts/Note.tsx'
import styles from './review.module.css'

/** Facts on which a deploy or a publish conflicts with an operator's edit: the edit stays until an editor decides. */
export function OpenConflicts() {
  const snapshot = useDraftSnapshot()
  const facts = [...new Set([...snapshot.conflicts.map(({ fact }) => fact), ...snapshot.edits.keys()])]
  const open = facts.filter((fact) => !snapshot.pending.has(fact) && findConflict(snapshot, fact) !== undefined)
  if (open.length === 0) return null
  return (
    <Note
      tone="warning"
      title={open.length === 1 ? 'Something changed under an edit' : 'Something changed under these edits'}
    >
      <div className={styles.section}>
        {open.map((fact) => (
          <FactConflict key={fact} fact={fact} name={factLabel(fact)} />
        ))}
      </div>
    </Note>
  )
}
