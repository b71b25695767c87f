import { useState } from 'react'
import { useNavigate, useParams, Link } from 'react-router-dom'
import useSWR from 'swr'
import { plainName } from '../../../src/format/text/typedText.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { ErrorState } from '../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../src/ui/Skeleton.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { useApi } from '../api/ApiProvider.tsx'
import { hasCode } from '../api/DeskError.ts'
import { PageHeader } from '../kit/PageHeader.tsx'
import { Door } from './Door.tsx'
import { isLongEnough, NewPasswordField } from './NewPasswordField.tsx'
import { useSession } from './SessionProvider.tsx'
import styles from './session.module.css'
import type { JoinLook } from '../../api/accountApi.ts'
import { Problem } from '../kit/Problem.tsx'
import { useSendForm } from '../kit/useSendForm.ts'
import { type Words, useWords } from '../words/useWords.ts'
import { Said } from '../words/Said.tsx'
import { sentenceOf } from '../words/sentenceOf.ts'
import { Note } from '../kit/Note.tsx'

/** The page of a one-time link: it makes an operator, or sets a lost password. */
export function JoinPage() {
  const words = useWords()
  const { t } = words
  const { token = '' } = useParams()
  const api = useApi()
  const { data, error, mutate } = useSWR(['join', token], () => api.lookAtLink({ body: { token } }), {
    // The link is read once: after its use the service would report it as used.
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return (
    <Door>
      <PageHeader title={t(data?.makes === 'password' ? 'session.newPassword' : 'session.joinTitle')} />
      {error !== undefined && (
        <ErrorState
          title={t(hasCode(error, 'offline') ? 'session.noAnswer' : 'session.linkRefused')}
          text={linkProblem(error, words)}
          onRetry={hasCode(error, 'offline') ? () => void mutate() : undefined}
        />
      )}
      {data === undefined && error === undefined && (
        <Skeleton shape="field" count={3} label={t('session.lookingAtLink')} />
      )}
      {data?.makes === 'password' && <PasswordLinkForm token={token} look={data} />}
      {data?.makes === 'operator' && <JoinForm token={token} look={data} onNameTaken={() => void mutate()} />}
    </Door>
  )
}

/** A token that was cut off on the way looks like one that was used. */
function linkProblem(error: unknown, words: Words): string {
  return hasCode(error, 'invalid-body') ? words.t('session.linkCutOff') : sentenceOf(error, words)
}

function JoinForm({ token, look, onNameTaken }: { token: string; look: JoinLook; onNameTaken: () => void }) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const session = useSession()
  const navigate = useNavigate()
  const [name, setName] = useState(look.name ?? '')
  const [password, setPassword] = useState('')
  const nameError = plainName(name).length < 2 ? t('session.nameShort') : undefined
  const mayChoose = look.name === null || look.isTaken

  const { form, busy, tried, problem } = useSendForm(nameError === undefined && isLongEnough(password), async () => {
    try {
      const { operator } = await api.join({ body: { token, name: plainName(name), password } })
      // The used link must not stay in the address.
      navigate('/', { replace: true })
      session.enter(operator)
    } catch (error) {
      // Somebody was quicker: from now on the name can be chosen.
      if (hasCode(error, 'name-taken')) onNameTaken()
      throw error
    }
  })

  return (
    <form {...form} className={styles.form}>
      <p className={styles.quiet}>
        <Said
          word="session.joinAs"
          values={{ role: t(`roles.${look.role}`), until: words.moment(look.expiresAt) }}
          parts={{ role: <strong /> }}
        />
      </p>
      <TextField
        label={t('session.name')}
        name="username"
        autoComplete="username"
        hint={
          look.isTaken
            ? t('session.nameIsTaken', { name: look.name ?? '' })
            : mayChoose
              ? t('session.nameHint')
              : undefined
        }
        value={name}
        onChange={mayChoose ? setName : undefined}
        maxLength={64}
        required
        error={tried ? nameError : undefined}
      />
      <NewPasswordField label={t('session.password')} value={password} onChange={setPassword} tried={tried} />
      <Problem error={problem} />
      <Button type="submit" full busy={busy}>
        {t('session.join')}
      </Button>
    </form>
  )
}

/** Sets a new password instead of a lost one; an operator with a code at the log-in still needs it. */
function PasswordLinkForm({ token, look }: { token: string; look: JoinLook }) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const [password, setPassword] = useState('')
  const [isSet, setDone] = useState(false)

  const { form, busy, tried, problem } = useSendForm(isLongEnough(password), async () => {
    await api.setPassword({ body: { token, password } })
    setDone(true)
  })

  if (isSet)
    return (
      <Note tone="gain" title={t('session.isSet')}>
        <p>
          <Said word="session.isSetWhy" parts={{ again: <Link to="/" replace /> }} />
        </p>
      </Note>
    )
  return (
    <form {...form} className={styles.form}>
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
