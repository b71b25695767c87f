import { useState, type FormEvent } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { Card } from '../../../../src/ui/Card.tsx'
import { PasswordField } from '../../../../src/ui/PasswordField.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { sentenceOf } from '../../api/DeskError.ts'
import { useDraft } from '../../draft/DraftProvider.tsx'
import { Note } from '../../parts/Note.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { roleLabel } from '../../session/roles.ts'
import { useOperator, useSession } from '../../session/SessionProvider.tsx'
import { SecondFactorCard } from './SecondFactorCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import styles from './account.module.css'

/** One's own account. */
export function AccountPage() {
  const api = useApi()
  const draft = useDraft()
  const session = useSession()
  const { name, role } = useOperator()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy || current === '' || next === '') return
    setBusy(true)
    setProblem('')
    try {
      await draft.flush()
      await api.changePassword(current, next)
      // The service ends every session of the account, this one too.
      await session.leave()
    } catch (error) {
      setProblem(sentenceOf(error))
      setBusy(false)
    }
  }

  return (
    <>
      <PageHeader title="Your account" text={`${name}, ${roleLabel(role)}`} />
      <div className={styles.stack}>
        <SecondFactorCard />
        <SessionsCard />
        <Card title="Change the password">
          <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
            <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
            <PasswordField
              label="Password now"
              autoComplete="current-password"
              value={current}
              onChange={setCurrent}
              capsLockText="Caps Lock is on."
            />
            <PasswordField
              label="New password"
              autoComplete="new-password"
              value={next}
              onChange={setNext}
              hint="At least 12 characters; a few random words are good. You are signed out everywhere."
              capsLockText="Caps Lock is on."
            />
            {problem !== '' && <Note tone="loss" title={problem} />}
            <div>
              <Button type="submit" busy={busy}>
                Change and sign in again
              </Button>
            </div>
          </form>
        </Card>
      </div>
    </>
  )
}
