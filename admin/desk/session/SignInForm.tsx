import { useState } from 'react'
import { plainName } from '../../../src/format/text/typedText.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { PasswordField } from '../../../src/ui/PasswordField.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { useApi } from '../api/ApiProvider.tsx'
import { hasCode } from '../api/DeskError.ts'
import { CodeField } from './CodeField.tsx'
import { useSession } from './SessionProvider.tsx'
import styles from './session.module.css'
import { Problem } from '../kit/Problem.tsx'
import { useSendForm } from '../kit/useSendForm.ts'
import { useWords } from '../words/useWords.ts'

/** Form of a code that the service accepts. */
const CODE = /^[A-Za-z0-9 -]{6,32}$/

/**
 * Name and password, and a code where the account asks for one. With `name` only that operator may continue: the page
 * beneath is theirs.
 */
export function SignInForm({ name: givenName }: { name?: string | undefined }) {
  const { t } = useWords()
  const api = useApi()
  const session = useSession()
  const [name, setName] = useState(givenName ?? '')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [needsCode, setNeedsCode] = useState(false)

  const isComplete = plainName(name) !== '' && password !== '' && (!needsCode || plainName(code) !== '')
  const { form, busy, tried, problem } = useSendForm(isComplete, async () => {
    try {
      const body = { name: plainName(name), password, ...(needsCode && { code: plainName(code) }) }
      session.enter((await api.login({ body })).operator)
    } catch (error) {
      if (!hasCode(error, 'code-needed') || needsCode) throw error
      setNeedsCode(true)
    }
  })

  return (
    <form {...form} className={styles.form}>
      <TextField
        label={t('session.name')}
        name="username"
        autoComplete="username"
        value={name}
        onChange={givenName === undefined ? setName : undefined}
        required
        error={tried && plainName(name) === '' ? t('session.nameMissing') : undefined}
      />
      <PasswordField
        label={t('session.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        required
        capsLockText={t('parts.capsLock')}
        error={tried && password === '' ? t('session.passwordMissing') : undefined}
      />
      {needsCode && (
        <CodeField
          value={code}
          onChange={setCode}
          error={tried && plainName(code) !== '' && !CODE.test(plainName(code)) ? t('session.codeShape') : undefined}
        />
      )}
      <Problem error={problem} />
      <Button type="submit" full busy={busy}>
        {t('session.signIn')}
      </Button>
    </form>
  )
}
