import { useState, type FormEvent } from 'react'
import useSWR from 'swr'
import { Button } from '../../../../src/ui/Button.tsx'
import { Card } from '../../../../src/ui/Card.tsx'
import { Copyable } from '../../../../src/ui/Copyable.tsx'
import { PasswordField } from '../../../../src/ui/PasswordField.tsx'
import { QrCode } from '../../../../src/ui/QrCode.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { sentenceOf } from '../../api/DeskError.ts'
import { Note } from '../../parts/Note.tsx'
import styles from './account.module.css'
import type { EnrolledFactor } from '../../../api/ownAccountApi.ts'

/**
 * Codes at the log-in: first the password, then the app's first code, then the recovery codes, which are shown once.
 */
export function SecondFactorCard() {
  const api = useApi()
  // Only this card changes it, in steps that switching to the authenticator app must not undo.
  const state = useSWR('second-factor', () => api.secondFactor(), { revalidateOnFocus: false })
  const [enrolled, setEnrolled] = useState<EnrolledFactor>()
  const [recovery, setRecovery] = useState<readonly string[]>([])
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const isOn = state.data?.on === true

  async function next() {
    if (isOn) await api.removeSecondFactor(password, code.trim())
    else if (enrolled) setRecovery(await api.confirmSecondFactor(code.trim()))
    else return setEnrolled(await api.beginSecondFactor(password))
    setEnrolled(undefined)
    setCode('')
    await state.mutate()
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem('')
    try {
      await next()
      setPassword('')
    } catch (error) {
      setProblem(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  if (state.data === undefined) return null
  return (
    <Card title="Code at the log-in">
      {recovery.length > 0 && isOn && (
        <Note
          tone="warning"
          title="Keep these recovery codes: each lets you in once without the app, and they are not shown again"
        >
          <Copyable
            label="Recovery codes"
            value={recovery.join(' ')}
            display={recovery.map((each) => (
              <span key={each} className={styles.recovery}>
                {each}{' '}
              </span>
            ))}
          />
        </Note>
      )}
      <form
        noValidate
        className={styles.form}
        aria-label="Code at the log-in"
        onSubmit={(event) => void handleSubmit(event)}
      >
        <p>
          {isOn
            ? `A code is asked for at your log-in. ${state.data.recoveryCodesLeft} recovery codes are left.`
            : 'With a code from an authenticator app, your password alone lets nobody in.'}
        </p>
        {enrolled ? (
          <>
            <QrCode value={enrolled.uri} label="For your authenticator app" />
            <Copyable label="Or type this into the app" value={enrolled.secret} />
          </>
        ) : (
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            capsLockText="Caps Lock is on."
          />
        )}
        {(enrolled !== undefined || isOn) && (
          <TextField
            label="Code"
            hint={isOn ? 'From the app, or a recovery code.' : 'The six digits that the app shows now.'}
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
          />
        )}
        {problem !== '' && <Note tone="loss" title={problem} />}
        <div>
          <Button type="submit" busy={busy} variant={isOn ? 'danger' : 'primary'}>
            {isOn ? 'Turn off' : enrolled ? 'Turn on' : 'Set up'}
          </Button>
        </div>
      </form>
    </Card>
  )
}
