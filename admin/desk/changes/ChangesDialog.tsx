import { useState, type FormEvent } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { Dialog } from '../../../src/ui/Dialog.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'
import { Problem } from '../kit/Problem.tsx'
import { useMay } from '../session/SessionProvider.tsx'
import { useWords } from '../words/useWords.ts'
import { ChangeItem } from './ChangeItem.tsx'
import { useEditChange } from './useEditChange.ts'
import styles from './changes.module.css'
import { clearSent } from '../kit/clearSent.ts'

/** Every open change: whose it is, who is in it, and what can be done with it as a whole. */
export function ChangesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
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
