import { useState } from 'react'
import useSWR from 'swr'
import { Button } from '../../../../src/ui/Button.tsx'
import { Copyable } from '../../../../src/ui/Copyable.tsx'
import { PasswordField } from '../../../../src/ui/PasswordField.tsx'
import { QrCode } from '../../../../src/ui/QrCode.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { Note } from '../../kit/Note.tsx'
import styles from './people.module.css'
import type { EnrolledFactor } from '../../../api/ownAccountApi.ts'
import { useOperator } from '../../session/SessionProvider.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { useSendForm } from '../../kit/useSendForm.ts'
import { useWords } from '../../words/useWords.ts'

/** Only `SecondFactorForm` changes it, in steps that switching to the authenticator app must not undo. */
export function useSecondFactor() {
  const api = useApi()
  return useSWR('second-factor', () => api.secondFactor(), { revalidateOnFocus: false })
}

/**
 * Codes at the log-in: first the password, then the app's first code, then the recovery codes, which are shown once.
 */
export function SecondFactorForm() {
  const { t } = useWords()
  const api = useApi()
  const state = useSecondFactor()
  const [enrolled, setEnrolled] = useState<EnrolledFactor>()
  const [recovery, setRecovery] = useState<readonly string[]>([])
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const isOn = state.data?.on === true
  // The provider is asked again instead, where it was not within five minutes.
  const { isCompany = false } = useOperator()
  const proof = isCompany ? {} : { password }

  const { form, busy, problem } = useSendForm(true, async () => {
    if (isOn) await api.removeSecondFactor({ body: { ...proof, code: code.trim() } })
    else if (enrolled) setRecovery((await api.confirmSecondFactor({ body: { code: code.trim() } })).recoveryCodes)
    else {
      setEnrolled(await api.beginSecondFactor({ body: proof }))
      return setPassword('')
    }
    setEnrolled(undefined)
    setCode('')
    await state.mutate()
    setPassword('')
  })

  if (state.data === undefined) return null
  return (
    <>
      {recovery.length > 0 && isOn && <RecoveryCodes codes={recovery} />}
      <form {...form} className={styles.form} aria-label={t('account.code')}>
        <p>{isOn ? t('account.codesLeft', { count: state.data.recoveryCodesLeft }) : t('account.codeOff')}</p>
        {enrolled ? (
          <>
            <QrCode value={enrolled.uri} label={t('account.forApp')} />
            <Copyable label={t('account.typeIntoApp')} value={enrolled.secret} />
          </>
        ) : (
          !isCompany && (
            <PasswordField
              label={t('account.yourPassword')}
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
              capsLockText={t('parts.capsLock')}
            />
          )
        )}
        {(enrolled !== undefined || isOn) && (
          <TextField
            label={t('account.codeLabel')}
            hint={t(isOn ? 'account.codeOrRecovery' : 'account.sixDigits')}
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
          />
        )}
        <Problem error={problem} />
        <div>
          <Button type="submit" busy={busy} variant={isOn ? 'danger' : 'primary'}>
            {t(isOn ? 'account.turnOff' : enrolled ? 'account.turnOn' : 'account.setUp')}
          </Button>
        </div>
      </form>
    </>
  )
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useWords()
  return (
    <Note tone="warning" title={t('account.keepCodes')}>
      <Copyable
        label={t('account.recoveryCodes')}
        value={codes.join(' ')}
        display={codes.map((each) => (
          <span key={each} className={styles.recovery}>
            {each}{' '}
          </span>
        ))}
      />
    </Note>
  )
}
