import { useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../src/ui/Button.tsx'
import { useApi } from '../api/ApiProvider.tsx'
import { Note } from '../kit/Note.tsx'
import { isLongEnough, NewPasswordField } from './NewPasswordField.tsx'
import styles from './session.module.css'
import type { JoinLook } from '../../api/accountApi.ts'
import { Problem } from '../kit/Problem.tsx'
import { useWords } from '../words/useWords.ts'
import { Said } from '../words/Said.tsx'

/** Sets a new password instead of a lost one; an operator with a code at the log-in still needs it. */
export function PasswordLinkForm({ token, look }: { token: string; look: JoinLook }) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const [isSet, setDone] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (busy || !isLongEnough(password)) return
    setBusy(true)
    setProblem(undefined)
    try {
      await api.setPassword(token, password)
      setDone(true)
    } catch (error) {
      setProblem(error)
      setBusy(false)
    }
  }

  if (isSet)
    return (
      <Note tone="gain" title={t('session.isSet')}>
        <p>
          <Said word="session.isSetWhy" parts={{ again: <Link to="/" replace /> }} />
        </p>
      </Note>
    )
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <p className={styles.quiet}>
        <Said
          word="session.passwordFor"
          values={{ name: look.name ?? '', until: words.moment(look.expiresAt) }}
          parts={{ name: <strong /> }}
        />
      </p>
      <input type="text" name="username" autoComplete="username" value={look.name ?? ''} readOnly hidden />
      <NewPasswordField label={t('session.newPasswordLabel')} value={password} onChange={setPassword} tried={tried} />
      <Problem error={problem} />
      <Button type="submit" full busy={busy}>
        {t('session.setPassword')}
      </Button>
    </form>
  )
}
