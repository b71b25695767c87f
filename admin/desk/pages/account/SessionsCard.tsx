import { useState } from 'react'
import useSWR from 'swr'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { Card } from '../../../../src/ui/Card.tsx'
import { Table } from '../../../../src/ui/Table.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { sentenceOf } from '../../api/DeskError.ts'
import { useDraft } from '../../draft/DraftProvider.tsx'
import { ActionButton } from '../../parts/ActionButton.tsx'
import { momentText } from '../../parts/momentText.ts'
import { Note } from '../../parts/Note.tsx'
import { useSession } from '../../session/SessionProvider.tsx'
import styles from './account.module.css'

const columns = [
  { key: 'where', label: 'Where' },
  { key: 'seen', label: 'Last used' },
  { key: 'since', label: 'Since' },
  { key: 'end', label: 'Sign out' },
]

/** Where the operator is signed in, with a button to sign out of each session and of all. */
export function SessionsCard() {
  const api = useApi()
  const draft = useDraft()
  const session = useSession()
  const sessions = useSWR('sessions', () => api.sessions())
  const [problem, setProblem] = useState('')

  async function end(id: string) {
    setProblem('')
    await api.endSession(id).catch((error: unknown) => setProblem(sentenceOf(error)))
    await sessions.mutate()
  }

  async function endAll() {
    setProblem('')
    try {
      await draft.flush()
      await api.endSessions()
      await session.leave()
    } catch (error) {
      setProblem(sentenceOf(error))
    }
  }

  return (
    <Card
      title="Where you are signed in"
      action={
        <ActionButton size="small" variant="danger" onAct={endAll}>
          Sign out everywhere
        </ActionButton>
      }
    >
      {problem !== '' && <Note tone="loss" title={problem} />}
      {sessions.error !== undefined && <Note tone="loss" title={sentenceOf(sessions.error)} />}
      {sessions.data && (
        <Table
          caption="Your sessions"
          narrow="stack"
          columns={columns}
          rows={sessions.data.map(({ id, agent, ip, seenAt, createdAt, current }) => ({
            key: id,
            cells: {
              where: (
                <>
                  {current && <Badge tone="gain">Here</Badge>} {ip} <p className={styles.agent}>{agent}</p>
                </>
              ),
              seen: momentText(seenAt),
              since: momentText(createdAt),
              end: current ? null : (
                <ActionButton
                  size="small"
                  variant="secondary"
                  aria-label={`Sign out at ${ip}, since ${momentText(createdAt)}`}
                  onAct={() => end(id)}
                >
                  Sign out
                </ActionButton>
              ),
            },
          }))}
        />
      )}
    </Card>
  )
}
