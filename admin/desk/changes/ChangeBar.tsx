import { useState, type FormEvent } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { joinNames } from '../../../src/ui/joinNames.ts'
import { isFrozen, type OpenChange } from '../../api/changeApi.ts'
import { useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'
import { useMay, useOperator } from '../session/SessionProvider.tsx'
import { useWords, type Words } from '../words/useWords.ts'
import { changeName } from '../facts/names/changeName.ts'
import styles from './changes.module.css'
import { Dialog } from '../../../src/ui/Dialog.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { Problem } from '../kit/Problem.tsx'
import { ChangeItem } from './ChangeItem.tsx'
import { useEditChange } from './useEditChange.ts'
import { clearSent } from '../kit/clearSent.ts'

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

/** Every open change: whose it is, who is in it, and what can be done with it as a whole. */
function ChangesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useWords()
  return (
    <Dialog open={open} title={t('changes.title')} onClose={onClose}>
      {open && <Changes onClose={onClose} />}
    </Dialog>
  )
}

function Changes({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const { changes, current } = useDraftSnapshot()
  const mayEdit = useMay('editor')
  const sorted = [...changes].toSorted((a, b) => Number(b.id === current?.id) - Number(a.id === current?.id))
  return (
    <div className={styles.dialog}>
      <p className={styles.quiet}>{t('changes.why')}</p>
      {sorted.length > 0 && (
        <ul className={styles.list}>
          {sorted.map((change) => (
            <ChangeItem key={change.id} change={change} onLeave={onClose} />
          ))}
        </ul>
      )}
      {mayEdit && <NewChange />}
    </div>
  )
}

/** A change with a name, or a second one. */
function NewChange() {
  const { t } = useWords()
  const { begin, problem } = useEditChange()
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    if (await begin(name.trim())) setName(clearSent(name))
    setBusy(false)
  }

  return (
    <form
      noValidate
      className={styles.form}
      aria-label={t('changes.begin')}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TextField
        label={t('changes.newName')}
        hint={t('changes.nameHint')}
        maxLength={80}
        value={name}
        onChange={setName}
      />
      <Problem error={problem} />
      <Button type="submit" variant="secondary" busy={busy}>
        {t('changes.begin')}
      </Button>
    </form>
  )
}
