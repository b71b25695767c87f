import { useState, type FormEvent } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import type { OpenChange } from '../../api/changeApi.ts'
import { useApi } from '../api/ApiProvider.tsx'
import { useDraft } from '../facts/draft/DraftProvider.tsx'
import { Problem } from '../kit/Problem.tsx'
import { useWords } from '../words/useWords.ts'
import styles from './changes.module.css'

/** Gives a change a name; an empty one calls it after its owner again. */
export function RenameChange({ change }: { change: OpenChange }) {
  const { t } = useWords()
  const api = useApi()
  const draft = useDraft()
  const [name, setName] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  if (name === undefined)
    return (
      <Button size="small" variant="quiet" onClick={() => setName(change.name)}>
        {t('changes.rename')}
      </Button>
    )

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy || name === undefined) return
    setBusy(true)
    setProblem(undefined)
    try {
      await api.renameChange(change.id, name.trim())
      await draft.refresh()
      setName(undefined)
    } catch (error) {
      setProblem(error)
    }
    setBusy(false)
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label={t('changes.name')}
        hint={t('changes.nameHint')}
        maxLength={80}
        value={name}
        onChange={setName}
      />
      <Problem error={problem} />
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={busy}>
          {t('changes.rename')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setName(undefined)}>
          {t('changes.keepOld')}
        </Button>
      </div>
    </form>
  )
}
