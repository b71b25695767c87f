import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx'
import { useDraftSnapshot } from '../draft/DraftProvider.tsx'
import styles from './EditCount.module.css'

/** How many edits wait to be published; nothing if there are none. */
export function EditCount() {
  const { edits } = useDraftSnapshot()
  if (edits.size === 0) return null
  return (
    <span className={styles.count}>
      {edits.size}
      <VisuallyHidden> {edits.size === 1 ? 'edit' : 'edits'} in the draft</VisuallyHidden>
    </span>
  )
}
