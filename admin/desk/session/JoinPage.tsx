import { useState, type FormEvent } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import useSWR from 'swr'
import { Button } from '../../../src/ui/Button.tsx'
import { ErrorState } from '../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../src/ui/Skeleton.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { useApi } from '../api/ApiProvider.tsx'
import { hasCode, sentenceOf } from '../api/DeskError.ts'
import { momentText } from '../parts/momentText.ts'
import { Note } from '../parts/Note.tsx'
import { PageHeader } from '../parts/PageHeader.tsx'
import { Door } from './Door.tsx'
import { isLongEnough, NewPasswordField } from './NewPasswordField.tsx'
import { PasswordLinkForm } from './PasswordLinkForm.tsx'
import { roleLabel } from './roles.ts'
import { useSession } from './SessionProvider.tsx'
import styles from './session.module.css'
import type { JoinLook } from '../../api/accountApi.ts'

/** The page of a one-time link: it makes an operator, or sets a lost password. */
export function JoinPage() {
  const { token = '' } = useParams()
  const api = useApi()
  const { data, error, mutate } = useSWR(['join', token], () => api.lookAtLink(token), {
    // The link is read once: after its use the service would report it as used.
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return (
    <Door>
      <PageHeader title={data?.makes === 'password' ? 'A new password' : 'Join the desk'} />
      {error !== undefined && (
        <ErrorState
          title={hasCode(error, 'offline') ? 'The service does not answer' : 'This link cannot be used'}
          text={linkProblem(error)}
          onRetry={hasCode(error, 'offline') ? () => void mutate() : undefined}
        />
      )}
      {data === undefined && error === undefined && <Skeleton shape="field" count={3} label="Looking at the link" />}
      {data?.makes === 'password' && <PasswordLinkForm token={token} look={data} />}
      {data?.makes === 'operator' && <JoinForm token={token} look={data} onNameTaken={() => void mutate()} />}
    </Door>
  )
}

/** A token that was cut off on the way is no different from one that was used. */
function linkProblem(error: unknown): string {
  return hasCode(error, 'invalid-body') ? 'The link is not complete. Copy the whole of it.' : sentenceOf(error)
}

function JoinForm({ token, look, onNameTaken }: { token: string; look: JoinLook; onNameTaken: () => void }) {
  const api = useApi()
  const session = useSession()
  const navigate = useNavigate()
  const [name, setName] = useState(look.name ?? '')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState('')
  const nameError = name.trim().length < 2 ? 'At least two characters.' : undefined
  const mayChoose = look.name === null || look.isTaken

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (busy || nameError !== undefined || !isLongEnough(password)) return
    setBusy(true)
    setProblem('')
    try {
      const operator = await api.join(token, name.trim(), password)
      // The used link must not stay in the address.
      navigate('/limits', { replace: true })
      session.enter(operator)
    } catch (error) {
      setProblem(sentenceOf(error))
      // Somebody was quicker: from now on the name can be chosen.
      if (hasCode(error, 'name-taken')) onNameTaken()
      setBusy(false)
    }
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <p className={styles.quiet}>
        You become {/^[aeiou]/i.test(look.role) ? 'an' : 'a'} <strong>{roleLabel(look.role)}</strong>. The link works
        once, until {momentText(look.expiresAt)}.
      </p>
      <TextField
        label="Name"
        name="username"
        autoComplete="username"
        hint={
          look.isTaken
            ? `Somebody else is called ${look.name ?? ''} by now. Choose another name.`
            : mayChoose
              ? 'Others see it beside everything you change.'
              : undefined
        }
        value={name}
        onChange={mayChoose ? setName : undefined}
        maxLength={64}
        required
        error={tried ? nameError : undefined}
      />
      <NewPasswordField label="Password" value={password} onChange={setPassword} tried={tried} />
      {problem !== '' && <Note tone="loss" title={problem} />}
      <Button type="submit" full busy={busy}>
        Join
      </Button>
    </form>
  )
}
