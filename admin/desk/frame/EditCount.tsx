import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx'
import { useDraftSnapshot } from '../draft/DraftProvider.tsx'
import styles from './EditCount.module.css'
import { useWords } from '../words/useWords.ts'

/** How many edits wait to be published; nothing if there are none. */
export function EditCount() {
  const { t } = useWords()
  const { edits } = useDraftSnapshot()
  if (edits.size === 0) return null
  return (
    <span className={styles.count}>
      {edits.size}
      <VisuallyHidden> {t('frame.editsInDraft', { count: edits.size })}</VisuallyHidden>
    </span>
  )
}
