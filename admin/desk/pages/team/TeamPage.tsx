import { useState } from 'react'
import useSWR from 'swr'
import { Card } from '../../../../src/ui/Card.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { useToasts } from '../../kit/ToastProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { InviteForm } from './InviteForm.tsx'
import { OneTimeLink } from './OneTimeLink.tsx'
import { OpenLinks } from './OpenLinks.tsx'
import { OperatorTable } from './OperatorTable.tsx'
import styles from './team.module.css'
import type { MadeLink } from '../../../api/operatorApi.ts'

/** Operators who may use the desk. */
export function TeamPage() {
  const { t } = useWords()
  const api = useApi()
  const toasts = useToasts()
  const team = useSWR('team', () => api.team())
  const [problem, setProblem] = useState<unknown>()
  /** The link for an operator's new password, until the page is left. */
  const [lost, setLost] = useState<MadeLink & { readonly name: string }>()

  async function change(action: () => Promise<unknown>, said?: string) {
    setProblem(undefined)
    try {
      await action()
      if (said !== undefined) toasts.success(said)
    } catch (error) {
      setProblem(error)
    }
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
        <OperatorTable
          operators={team.data?.operators}
          change={change}
          onPasswordLink={(name, made) => setLost({ name, ...made })}
          problem={
            team.error === undefined
              ? undefined
              : {
                  title: t('team.failed'),
                  error: team.error,
                  busy: team.isValidating,
                  onRetry: () => void team.mutate(),
                }
          }
        />
        {team.data && team.data.invitations.length > 0 && (
          <OpenLinks
            invitations={team.data.invitations}
            onWithdraw={(tokenHash) =>
              change(() => api.withdrawInvitation({ params: { tokenHash } }), t('said.withdrawn'))
            }
          />
        )}
      </div>
    </>
  )
}
