import { useState, type FormEvent } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { Dialog } from '../../../src/ui/Dialog.tsx'
import { PasswordField } from '../../../src/ui/PasswordField.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { useApi } from '../api/ApiProvider.tsx'
import { sentenceOf } from '../api/DeskError.ts'
import { Note } from '../parts/Note.tsx'
import { useSession, useSessionSnapshot } from './SessionProvider.tsx'
import styles from './session.module.css'

/** Before money or rights change: asks for the password or a code again, then the action goes on by itself. */
export function ConfirmAgain() {
  const session = useSession()
  const snapshot = useSessionSnapshot()
  const open = snapshot.kind === 'signedIn' && snapshot.confirming === true
  return (
    <Dialog open={open} title="Is it you?" onClose={() => session.settleConfirm(false)}>
      {open && <ConfirmForm />}
    </Dialog>
  )
}

function ConfirmForm() {
  const api = useApi()
  const session = useSession()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState('')
  const isEmpty = password === '' && code.trim() === ''

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (busy || isEmpty) return
    setBusy(true)
    setProblem('')
    try {
      await api.confirm(password === '' ? { code: code.trim() } : { password })
      session.settleConfirm(true)
    } catch (error) {
      setProblem(sentenceOf(error))
      setBusy(false)
    }
  }

  return (
    <form noValidate className={styles.form} aria-label="Confirm" onSubmit={(event) => void handleSubmit(event)}>
      <p className={styles.quiet}>
        This changes money or who may do what. Type your password, or a code from your authenticator app. It counts for
        five minutes.
      </p>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        capsLockText="Caps Lock is on."
        error={tried && isEmpty ? 'Type your password or a code.' : undefined}
      />
      <TextField label="Or a code" autoComplete="one-time-code" value={code} onChange={setCode} />
      {problem !== '' && <Note tone="loss" title={problem} />}
      <Button type="submit" full busy={busy}>
        Continue
      </Button>
    </form>
  )
}
