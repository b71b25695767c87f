import { useState, type FormEvent } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { Dialog } from '../../../../src/ui/Dialog.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { createKey } from '../../api/createKey.ts'
import { Problem } from '../../kit/Problem.tsx'
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
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  function handleChange(next: string) {
    setText(next)
    setKey(createKey())
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (text.trim() === '' || isSending) return
    setSending(true)
    setProblem(undefined)
    try {
      await api.addNote({ body: { text, idempotencyKey } })
      toasts.success(t('stream.noteAdded'))
      onAdded()
      onClose()
    } catch (error) {
      setProblem(error)
      setSending(false)
    }
  }

  return (
    <Dialog open title={t('stream.addNote')} onClose={onClose}>
      <form
        noValidate
        className={wide.wide}
        aria-label={t('stream.addNote')}
        onSubmit={(event) => void handleSubmit(event)}
      >
        <TextField
          label={t('stream.note')}
          hint={t('stream.noteHint')}
          rows={3}
          maxLength={500}
          required
          value={text}
          onChange={handleChange}
          error={isTried && text.trim() === '' ? t('stream.noteMissing') : undefined}
          spellCheck
          autoCapitalize="sentences"
        />
        <Problem error={problem} />
        <Button type="submit" busy={isSending}>
          {t('stream.keepNote')}
        </Button>
      </form>
    </Dialog>
  )
}
