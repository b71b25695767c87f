import { useState } from 'react'
import useSWR from 'swr'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { Card } from '../../../../src/ui/Card.tsx'
import { Table } from '../../../../src/ui/Table.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraft } from '../../facts/draft/DraftProvider.tsx'
import { useToasts } from '../../kit/ToastProvider.tsx'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { useSession } from '../../session/SessionProvider.tsx'
import styles from './account.module.css'
import { Problem } from '../../kit/Problem.tsx'
import { useWords } from '../../words/useWords.ts'
import type { Say } from '../../words/WordTable.ts'

const columnsIn = (t: Say) => [
  { key: 'where', label: t('account.where') },
  { key: 'seen', label: t('account.lastUsed') },
  { key: 'since', label: t('account.since') },
  { key: 'end', label: t('account.signOut') },
]

/** Where the operator is signed in, with a button to sign out of each session and of all. */
export function SessionsCard() {
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
