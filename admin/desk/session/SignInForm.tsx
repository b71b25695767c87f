import { useState, type FormEvent } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { PasswordField } from '../../../src/ui/PasswordField.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { useApi } from '../api/ApiProvider.tsx'
import { sentenceOf } from '../api/DeskError.ts'
import { Note } from '../parts/Note.tsx'
import { useSession } from './SessionProvider.tsx'
import styles from './session.module.css'

/** Name and password. With `name` given only that operator may continue: what lies beneath is theirs. */
export function SignInForm({ name: givenName }: { name?: string | undefined }) {
  const api = useApi()
  const session = useSession()
  const [name, setName] = useState(givenName ?? '')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState('')

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (busy || name.trim() === '' || password === '') return
    setBusy(true)
    setProblem('')
    try {
      session.enter(await api.login(name.trim(), password))
    } catch (error) {
      setProblem(sentenceOf(error))
      setBusy(false)
    }
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label="Name"
        name="username"
        autoComplete="username"
        value={name}
        onChange={givenName === undefined ? setName : undefined}
        required
        error={tried && name.trim() === '' ? 'Type your name.' : undefined}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        required
        capsLockText="Caps Lock is on."
        error={tried && password === '' ? 'Type your password.' : undefined}
      />
      {problem !== '' && <Note tone="loss" title={problem} />}
      <Button type="submit" full busy={busy}>
        Sign in
      </Button>
    </form>
  )
}
