import { useState, type FormEvent } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { Card } from '../../../../src/ui/Card.tsx'
import { PasswordField } from '../../../../src/ui/PasswordField.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraft } from '../../facts/draft/DraftProvider.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { useOperator, useSession } from '../../session/SessionProvider.tsx'
import { SecondFactorCard } from './SecondFactorCard.tsx'
import styles from './account.module.css'
import { Problem } from '../../kit/Problem.tsx'
import { useWords } from '../../words/useWords.ts'
import { SHORTEST } from '../../session/NewPasswordField.tsx'
import useSWR from 'swr'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { Table } from '../../../../src/ui/Table.tsx'
import { useToasts } from '../../kit/ToastProvider.tsx'
import { ActionButton } from '../../kit/ActionButton.tsx'
import type { Say } from '../../words/WordTable.ts'

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

const columnsIn = (t: Say) => [
  { key: 'where', label: t('account.where') },
  { key: 'seen', label: t('account.lastUsed') },
  { key: 'since', label: t('account.since') },
  { key: 'end', label: t('account.signOut') },
]

/** Where the operator is signed in, with a button to sign out of each session and of all. */
function SessionsCard() {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const draft = useDraft()
  const session = useSession()
  const toasts = useToasts()
  const sessions = useSWR('sessions', async () => (await api.sessions()).sessions)
  const [problem, setProblem] = useState<unknown>()

  async function end(id: string) {
    setProblem(undefined)
    try {
      await api.endSession({ params: { id } })
      toasts.success(t('said.sessionEnded'))
    } catch (error) {
      setProblem(error)
    }
    await sessions.mutate()
  }

  async function endAll() {
    setProblem(undefined)
    try {
      await draft.flush()
      await api.endSessions()
      await session.leave()
    } catch (error) {
      setProblem(error)
    }
  }

  return (
    <Card
      title={t('account.sessions')}
      action={
        <ActionButton size="small" variant="danger" onAct={endAll}>
          {t('account.signOutEverywhere')}
        </ActionButton>
      }
    >
      <Problem error={problem} />
      <Problem error={sessions.error} />
      {sessions.data && (
        <Table
          caption={t('account.sessionsCaption')}
          narrow="stack"
          columns={columnsIn(t)}
          rows={sessions.data.map(({ id, agent, ip, seenAt, createdAt, current }) => ({
            key: id,
            cells: {
              where: (
                <>
                  {current && <Badge tone="gain">{t('account.here')}</Badge>} {ip}{' '}
                  <p className={styles.agent}>{agent}</p>
                </>
              ),
              seen: words.moment(seenAt),
              since: words.moment(createdAt),
              end: current ? null : (
                <ActionButton
                  size="small"
                  variant="secondary"
                  aria-label={t('account.signOutAt', { ip, since: words.moment(createdAt) })}
                  onAct={() => end(id)}
                >
                  {t('account.signOut')}
                </ActionButton>
              ),
            },
          }))}
        />
      )}
    </Card>
  )
}
