import { useState } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { joinNames } from '../../../src/ui/joinNames.ts'
import { isFrozen, type OpenChange } from '../../api/changeApi.ts'
import { useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'
import { useMay, useOperator } from '../session/SessionProvider.tsx'
import { useWords, type Words } from '../words/useWords.ts'
import { changeName } from '../facts/names/changeName.ts'
import { ChangesDialog } from './ChangesDialog.tsx'
import styles from './changes.module.css'

/** On every page: which change is edited here, and the way to all that are open. */
export function ChangeBar() {
  const words = useWords()
  const { t } = words
  const { status, current, changes } = useDraftSnapshot()
  const me = useOperator().name
  const mayEdit = useMay('editor')
  const [isOpen, setOpen] = useState(false)
  if (status !== 'ready' || (!mayEdit && changes.length === 0)) return null
  const others = changes.filter(({ id }) => id !== current?.id).length
  return (
    <div className={styles.bar}>
      {mayEdit && (
        <span
          className={joinNames(
            styles.current,
            current !== undefined && current.edits.length > 0 && styles.drafted,
            current !== undefined && isFrozen(current) && styles.locked,
          )}
        >
          {current === undefined ? t('changes.none') : editedText(current, me, words)}
        </span>
      )}
      <Button variant="quiet" size="small" icon="edit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {others > 0 ? t('changes.others', { count: others }) : t('changes.all')}
      </Button>
      <ChangesDialog open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}

/** Which change is edited, or why it cannot be. */
function editedText(current: OpenChange, me: string, words: Words): string {
  const change = changeName(current, me, words)
  const { edits, scheduledFor, tried } = current
  if (tried !== undefined) return words.t('trial.locked', { change, percent: tried })
  return scheduledFor === undefined
    ? words.t('changes.editing', { change, count: edits.length })
    : words.t('schedule.locked', { change, at: words.moment(scheduledFor) })
}
