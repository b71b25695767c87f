import { useState, type FormEvent } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { Card } from '../../../../src/ui/Card.tsx'
import { PasswordField } from '../../../../src/ui/PasswordField.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraft } from '../../facts/draft/DraftProvider.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { useOperator, useSession } from '../../session/SessionProvider.tsx'
import { SecondFactorCard } from './SecondFactorCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import styles from './account.module.css'
import { Problem } from '../../kit/Problem.tsx'
import { useWords } from '../../words/useWords.ts'
import { SHORTEST } from '../../session/NewPasswordField.tsx'

/** One's own account. */
export function AccountPage() {
  const { t } = useWords()
  const { name, role } = useOperator()
  return (
    <>
      <PageHeader title={t('account.title')} text={t('account.text', { name, role: t(`roles.${role}`) })} />
      <div className={styles.stack}>
        <SecondFactorCard />
        <SessionsCard />
        <PasswordCard />
      </div>
    </>
  )
}

function PasswordCard() {
  const { t } = useWords()
  const api = useApi()
  const draft = useDraft()
  const session = useSession()
  const { name } = useOperator()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy || current === '' || next === '') return
    setBusy(true)
    setProblem(undefined)
    try {
      await draft.flush()
      await api.changePassword({ body: { current, next } })
      // The service ends every session of the account, this one too.
      await session.leave()
    } catch (error) {
      setProblem(error)
      setBusy(false)
    }
  }

  return (
    <Card title={t('account.changePassword')}>
      <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
        <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
        <PasswordField
          label={t('account.passwordNow')}
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          capsLockText={t('parts.capsLock')}
        />
        <PasswordField
          label={t('account.newPassword')}
          autoComplete="new-password"
          value={next}
          onChange={setNext}
          hint={t('account.newPasswordHint', { count: SHORTEST })}
          capsLockText={t('parts.capsLock')}
        />
        <Problem error={problem} />
        <div>
          <Button type="submit" busy={busy}>
            {t('account.change')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
