import { useState } from 'react'
import useSWR from 'swr'
import { Card } from '../../../../src/ui/Card.tsx'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { Problem } from '../../parts/Problem.tsx'
import { sentenceOf } from '../../words/sentenceOf.ts'
import { useWords } from '../../words/useWords.ts'
import { InviteForm } from './InviteForm.tsx'
import { OneTimeLink } from './OneTimeLink.tsx'
import { OpenLinks } from './OpenLinks.tsx'
import { OperatorTable } from './OperatorTable.tsx'
import styles from './team.module.css'
import type { MadeLink } from '../../../api/operatorApi.ts'

/** Who may use the desk. */
export function TeamPage() {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const team = useSWR('team', () => api.team())
  const [problem, setProblem] = useState<unknown>()
  /** The link for an operator's new password, until the page is left. */
  const [lost, setLost] = useState<MadeLink & { readonly name: string }>()

  async function change(action: () => Promise<unknown>) {
    setProblem(undefined)
    await action().catch((error: unknown) => setProblem(error))
    await team.mutate()
  }

  return (
    <>
      <PageHeader title={t('areas.team')} text={t('team.text')} />
      <div className={styles.stack}>
        <InviteForm onInvited={() => void team.mutate()} />
        <Problem error={problem} />
        {lost && (
          <Card title={t('team.newPasswordFor', { name: lost.name })}>
            <OneTimeLink made={lost} />
          </Card>
        )}
        {team.error !== undefined && (
          <ErrorState
            title={t('team.failed')}
            text={sentenceOf(team.error, words)}
            onRetry={() => void team.mutate()}
            busy={team.isValidating}
          />
        )}
        {team.data === undefined && team.error === undefined && (
          <Skeleton shape="record" count={3} label={t('team.loading')} />
        )}
        {team.data && (
          <OperatorTable
            operators={team.data.operators}
            change={change}
            onPasswordLink={(name, made) => setLost({ name, ...made })}
          />
        )}
        {team.data && team.data.invitations.length > 0 && (
          <OpenLinks
            invitations={team.data.invitations}
            onWithdraw={(tokenHash) => change(() => api.withdrawInvitation(tokenHash))}
          />
        )}
      </div>
    </>
  )
}
