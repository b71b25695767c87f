import { useState, type FormEvent } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { PasswordField } from '../../../src/ui/PasswordField.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { useApi } from '../api/ApiProvider.tsx'
import { hasCode, sentenceOf } from '../api/DeskError.ts'
import { Note } from '../parts/Note.tsx'
import { useSession } from './SessionProvider.tsx'
import styles from './session.module.css'

/** What the service accepts as a code. */
const CODE = /^[A-Za-z0-9 -]{6,32}$/

/**
 * Name and password, and a code where the account asks for one. With `name` only that operator may continue: the page
 * beneath is theirs.
 */
export function SignInForm({ name: givenName }: { name?: string | undefined }) {
  const api = useApi()
  const session = useSession()
  const [name, setName] = useState(givenName ?? '')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState('')

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (busy || name.trim() === '' || password === '' || (needsCode && code.trim() === '')) return
    setBusy(true)
    setProblem('')
    try {
      session.enter(await api.login(name.trim(), password, needsCode ? code.trim() : undefined))
    } catch (error) {
      if (hasCode(error, 'code-needed') && !needsCode) setNeedsCode(true)
      else setProblem(sentenceOf(error))
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
      {needsCode && (
        <TextField
          label="Code"
          hint="From your authenticator app, or one of your recovery codes."
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is the one thing that is asked for now
          autoFocus
          error={tried && code.trim() !== '' && !CODE.test(code.trim()) ? 'Six digits, or a recovery code.' : undefined}
        />
      )}
      {problem !== '' && <Note tone="loss" title={problem} />}
      <Button type="submit" full busy={busy}>
        Sign in
      </Button>
    </form>
  )
}
