import { useState, type FormEvent } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import useSWR from 'swr'
import { Button } from '../../../src/ui/Button.tsx'
import { ErrorState } from '../../../src/ui/ErrorState.tsx'
import { PasswordField } from '../../../src/ui/PasswordField.tsx'
import { Skeleton } from '../../../src/ui/Skeleton.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { useApi } from '../api/ApiProvider.tsx'
import type { JoinLook } from '../api/answers.ts'
import { hasCode, sentenceOf } from '../api/DeskError.ts'
import { momentText } from '../parts/momentText.ts'
import { Note } from '../parts/Note.tsx'
import { PageHeader } from '../parts/PageHeader.tsx'
import { Door } from './Door.tsx'
import { roleLabel } from './roles.ts'
import { useSession } from './SessionProvider.tsx'
import styles from './session.module.css'

/** Where a setup or invitation link leads: it makes one operator, once. */
export function JoinPage() {
  const { token = '' } = useParams()
  const api = useApi()
  const { data, error, mutate } = useSWR(['join', token], () => api.lookAtLink(token), { revalidateOnFocus: false, shouldRetryOnError: false })
  return (
    <Door>
      <PageHeader title="Join the desk" />
      {error !== undefined && <ErrorState title={hasCode(error, 'offline') ? 'The service does not answer' : 'This link cannot be used'} text={linkProblem(error)} onRetry={hasCode(error, 'offline') ? () => void mutate() : undefined} />}
      {data === undefined && error === undefined && <Skeleton shape="field" count={3} label="Looking at the link" />}
      {data && <JoinForm token={token} look={data} />}
    </Door>
  )
}

/** A token that was cut off on the way is no different from one that was used. */
function linkProblem(error: unknown): string {
  return hasCode(error, 'invalid-body') ? 'The link is not complete. Copy the whole of it.' : sentenceOf(error)
}

function JoinForm({ token, look }: { token: string; look: JoinLook }) {
  const api = useApi()
  const session = useSession()
  const navigate = useNavigate()
  const [name, setName] = useState(look.name ?? '')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState('')
  const nameError = name.trim().length < 2 ? 'At least two characters.' : undefined
  const passwordError = password.length < SHORTEST ? `At least ${SHORTEST} characters; a few random words are easy to remember.` : undefined

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (busy || nameError !== undefined || passwordError !== undefined) return
    setBusy(true)
    setProblem('')
    try {
      const operator = await api.join(token, name.trim(), password)
      // The used link must not stay in the address.
      await navigate('/limits', { replace: true })
      session.enter(operator)
    } catch (error) {
      setProblem(sentenceOf(error))
      setBusy(false)
    }
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <p className={styles.quiet}>
        You become {/^[aeiou]/i.test(look.role) ? 'an' : 'a'} <strong>{roleLabel(look.role)}</strong>. The link works once, until {momentText(look.expiresAt)}.
      </p>
      <TextField
        label="Name"
        name="username"
        autoComplete="username"
        hint={look.name === null ? 'Others see it beside everything you change.' : undefined}
        value={name}
        onChange={look.name === null ? setName : undefined}
        maxLength={64}
        required
        error={tried ? nameError : undefined}
      />
      <PasswordField label="Password" name="password" autoComplete="new-password" value={password} onChange={setPassword} required capsLockText="Caps Lock is on." hint={tried && passwordError ? undefined : `At least ${SHORTEST} characters.`} error={tried ? passwordError : undefined} />
      {problem !== '' && <Note tone="loss" title={problem} />}
      <Button type="submit" full busy={busy}>
        Join
      </Button>
    </form>
  )
}

/** The service's own rule, said before it is broken. */
const SHORTEST = 12
