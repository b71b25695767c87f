import { useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../src/ui/Button.tsx'
import { useApi } from '../api/ApiProvider.tsx'
import { sentenceOf } from '../api/DeskError.ts'
import { momentText } from '../parts/momentText.ts'
import { Note } from '../parts/Note.tsx'
import { isLongEnough, NewPasswordField } from './NewPasswordField.tsx'
import styles from './session.module.css'
import type { JoinLook } from '../../api/accountApi.ts'

/** Sets a new password instead of a lost one; an operator with a code at the log-in still needs it. */
export function PasswordLinkForm({ token, look }: { token: string; look: JoinLook }) {
  const api = useApi()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const [isSet, setDone] = useState(false)
  const [problem, setProblem] = useState('')

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (busy || !isLongEnough(password)) return
    setBusy(true)
    setProblem('')
    try {
      await api.setPassword(token, password)
      setDone(true)
    } catch (error) {
      setProblem(sentenceOf(error))
      setBusy(false)
    }
  }

  if (isSet)
    return (
      <Note tone="gain" title="Your new password is set">
        <p>
          You are signed out everywhere.{' '}
          <Link to="/limits" replace>
            Sign in with it
          </Link>
        </p>
      </Note>
    )
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <p className={styles.quiet}>
        For <strong>{look.name}</strong>. The link works once, until {momentText(look.expiresAt)}; until it is used the
        old password counts.
      </p>
      <input type="text" name="username" autoComplete="username" value={look.name ?? ''} readOnly hidden />
      <NewPasswordField label="New password" value={password} onChange={setPassword} tried={tried} />
      {problem !== '' && <Note tone="loss" title={problem} />}
      <Button type="submit" full busy={busy}>
        Set the password
      </Button>
    </form>
  )
}
