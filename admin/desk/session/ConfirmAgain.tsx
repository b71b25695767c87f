import { useCallback, useState } from 'react'
import { plainName } from '../../../src/format/text/typedText.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Dialog } from '../../../src/ui/Dialog.tsx'
import { PasswordField } from '../../../src/ui/PasswordField.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { useApi } from '../api/ApiProvider.tsx'
import { CompanyTab } from './CompanyTab.tsx'
import { useSession, useSessionSnapshot } from './SessionProvider.tsx'
import styles from './session.module.css'
import { Problem } from '../kit/Problem.tsx'
import { useSendForm } from '../kit/useSendForm.ts'
import { useWords } from '../words/useWords.ts'

/** Before money or rights change: asks for the password or a code again, then the action goes on by itself. */
export function ConfirmAgain() {
  const { t } = useWords()
  const session = useSession()
  const snapshot = useSessionSnapshot()
  const open = snapshot.kind === 'signedIn' && snapshot.confirming === true
  return (
    <Dialog open={open} title={t('session.isItYou')} onClose={() => session.settleConfirm(false)}>
      {open && (snapshot.operator.isCompany === true ? <ConfirmAtCompany /> : <ConfirmForm />)}
    </Dialog>
  )
}

function ConfirmAtCompany() {
  const { t } = useWords()
  const session = useSession()
  const handleDone = useCallback(() => session.settleConfirm(true), [session])
  return (
    <>
      <p className={styles.quiet}>{t('session.confirmCompanyWhy')}</p>
      <CompanyTab errand="confirm" onDone={handleDone} />
    </>
  )
}

function ConfirmForm() {
  const { t } = useWords()
  const api = useApi()
  const session = useSession()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const isEmpty = password === '' && plainName(code) === ''

  const { form, busy, tried, problem } = useSendForm(!isEmpty, async () => {
    await api.confirm({ body: password === '' ? { code: plainName(code) } : { password } })
    session.settleConfirm(true)
  })

  return (
    <form {...form} className={styles.form} aria-label={t('session.confirm')}>
      <p className={styles.quiet}>{t('session.confirmWhy')}</p>
      <PasswordField
        label={t('session.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        capsLockText={t('parts.capsLock')}
        error={tried && isEmpty ? t('session.eitherMissing') : undefined}
      />
      <TextField label={t('session.orACode')} autoComplete="one-time-code" value={code} onChange={setCode} />
      <Problem error={problem} />
      <Button type="submit" full busy={busy}>
        {t('session.continue')}
      </Button>
    </form>
  )
}
