import { useState } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { Dialog } from '../../../../src/ui/Dialog.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { createKey } from '../../api/createKey.ts'
import { Problem } from '../../kit/Problem.tsx'
import { useSendForm } from '../../kit/useSendForm.ts'
import { useToasts } from '../../kit/ToastProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import wide from '../../kit/wideDialog.module.css'

interface NoteDialogProps {
  readonly onAdded: () => void
  readonly onClose: () => void
}

/** Takes a note of what happened outside the desk; it stays in the audit for good. */
export function NoteDialog({ onAdded, onClose }: NoteDialogProps) {
  const { t } = useWords()
  const api = useApi()
  const toasts = useToasts()
  const [text, setText] = useState('')
  // One key per text: after a lost answer the same note is sent again, not a second one.
  const [idempotencyKey, setKey] = useState(createKey)

  function handleChange(next: string) {
    setText(next)
    setKey(createKey())
  }

  const { form, busy, tried, problem } = useSendForm(text.trim() !== '', async () => {
    await api.addNote({ body: { text, idempotencyKey } })
    toasts.success(t('stream.noteAdded'))
    onAdded()
    onClose()
  })

  return (
    <Dialog open title={t('stream.addNote')} onClose={onClose}>
      <form {...form} className={wide.wide} aria-label={t('stream.addNote')}>
        <TextField
          label={t('stream.note')}
          hint={t('stream.noteHint')}
          rows={3}
          maxLength={500}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is the one thing that the dialog asks
          autoFocus
          value={text}
          onChange={handleChange}
          error={tried && text.trim() === '' ? t('stream.noteMissing') : undefined}
          spellCheck
          autoCapitalize="sentences"
        />
        <Problem error={problem} />
        <Button type="submit" busy={busy}>
          {t('stream.keepNote')}
        </Button>
      </form>
    </Dialog>
  )
}
