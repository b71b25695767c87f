import { useState } from 'react'
import useSWR from 'swr'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { Card } from '../../../../src/ui/Card.tsx'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { Table } from '../../../../src/ui/Table.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { sentenceOf } from '../../api/DeskError.ts'
import { ActionButton } from '../../parts/ActionButton.tsx'
import { ChoiceField } from '../../parts/ChoiceField.tsx'
import { momentText } from '../../parts/momentText.ts'
import { Note } from '../../parts/Note.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { roleLabel, roles } from '../../session/roles.ts'
import { useOperator } from '../../session/SessionProvider.tsx'
import { InviteForm } from './InviteForm.tsx'
import { OneTimeLink } from './OneTimeLink.tsx'
import styles from './team.module.css'
import type { Role } from '../../../api/accountApi.ts'
import type { MadeLink } from '../../../api/operatorApi.ts'

const operatorColumns = [
  { key: 'name', label: 'Name' },
  { key: 'role', label: 'Role' },
  { key: 'since', label: 'Since' },
  { key: 'access', label: 'Access' },
]
const invitationColumns = [
  { key: 'name', label: 'For' },
  { key: 'role', label: 'What for' },
  { key: 'expires', label: 'Until' },
  { key: 'withdraw', label: 'Withdraw' },
]

/** Who may use the desk. */
export function TeamPage() {
  const api = useApi()
  const me = useOperator()
  const team = useSWR('team', () => api.team())
  const [problem, setProblem] = useState('')
  /** The link for somebody's new password, until the page is left. */
  const [lost, setLost] = useState<MadeLink & { readonly name: string }>()

  async function change(action: () => Promise<unknown>) {
    setProblem('')
    await action().catch((error: unknown) => setProblem(sentenceOf(error)))
    await team.mutate()
  }

  return (
    <>
      <PageHeader
        title="Team"
        text="A link makes one operator, once. A changed role or a withdrawn access counts at once."
      />
      <div className={styles.stack}>
        <InviteForm onInvited={() => void team.mutate()} />
        {problem !== '' && <Note tone="loss" title={problem} />}
        {lost && (
          <Card title={`A new password for ${lost.name}`}>
            <OneTimeLink made={lost} />
          </Card>
        )}
        {team.error !== undefined && (
          <ErrorState
            title="The team could not be read"
            text={sentenceOf(team.error)}
            onRetry={() => void team.mutate()}
            busy={team.isValidating}
          />
        )}
        {team.data === undefined && team.error === undefined && (
          <Skeleton shape="record" count={3} label="Loading the team" />
        )}
        {team.data && (
          <Table
            caption="Operators"
            narrow="stack"
            columns={operatorColumns}
            rows={team.data.operators.map(({ id, name, role, disabled, secondFactor, createdAt }) => ({
              key: String(id),
              cells: {
                name: (
                  <>
                    {name} {id === me.id && <Badge>You</Badge>} {disabled && <Badge tone="loss">No access</Badge>}{' '}
                    {secondFactor && <Badge tone="gain">Code</Badge>}
                  </>
                ),
                role: (
                  <RoleField
                    name={name}
                    role={role}
                    onChange={(next) => void change(() => api.changeOperator(id, { role: next }))}
                  />
                ),
                since: momentText(createdAt),
                access: (
                  <span className={styles.buttons}>
                    <ActionButton
                      size="small"
                      variant="secondary"
                      aria-label={`Sign out ${name} everywhere`}
                      onAct={() => change(() => api.endSessionsOf(id))}
                    >
                      Sign out
                    </ActionButton>
                    {id !== me.id && !disabled && (
                      <ActionButton
                        size="small"
                        variant="secondary"
                        aria-label={`Make a link for a new password of ${name}`}
                        onAct={() => change(async () => setLost({ name, ...(await api.makePasswordLink(id)) }))}
                      >
                        New password
                      </ActionButton>
                    )}
                    {secondFactor && id !== me.id && (
                      <ActionButton
                        size="small"
                        variant="secondary"
                        aria-label={`Reset code of ${name}`}
                        onAct={() => change(() => api.resetSecondFactor(id))}
                      >
                        Reset code
                      </ActionButton>
                    )}
                    <ActionButton
                      size="small"
                      variant={disabled ? 'secondary' : 'danger'}
                      disabled={id === me.id}
                      aria-label={`${disabled ? 'Give access back to' : 'Withdraw access from'} ${name}`}
                      onAct={() => change(() => api.changeOperator(id, { disabled: !disabled }))}
                    >
                      {disabled ? 'Give back' : 'Withdraw'}
                    </ActionButton>
                  </span>
                ),
              },
            }))}
          />
        )}
        {team.data && team.data.invitations.length > 0 && (
          <Card title="Open links" flush>
            <Table
              caption="Links that were not used yet"
              narrow="stack"
              columns={invitationColumns}
              rows={team.data.invitations.map(({ tokenHash, name, role, expiresAt, operatorId }) => ({
                key: tokenHash,
                cells: {
                  name: name ?? 'anybody',
                  role: operatorId === null ? roleLabel(role) : 'A new password',
                  expires: momentText(expiresAt),
                  withdraw: (
                    <ActionButton
                      size="small"
                      variant="secondary"
                      aria-label={`Withdraw the link for ${name ?? 'anybody'}`}
                      onAct={() => change(() => api.withdrawInvitation(tokenHash))}
                    >
                      Withdraw
                    </ActionButton>
                  ),
                },
              }))}
            />
          </Card>
        )}
      </div>
    </>
  )
}

function RoleField({ name, role, onChange }: { name: string; role: Role; onChange: (role: Role) => void }) {
  return (
    <ChoiceField
      label={`Role of ${name}`}
      hideLabel
      value={role}
      options={roles}
      onChange={(value) => onChange(roles.find((option) => option.value === value)?.value ?? role)}
    />
  )
}
