import { Badge } from '../../../../src/ui/Badge.tsx'
import { Table } from '../../../../src/ui/Table.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { ActionButton, type ActionButtonProps } from '../../parts/ActionButton.tsx'
import { ChoiceField } from '../../parts/ChoiceField.tsx'
import { roles } from '../../session/roles.ts'
import { useOperator } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { roleOptions } from './roleOptions.ts'
import styles from './team.module.css'
import type { MadeLink, Operator } from '../../../api/operatorApi.ts'

/** Does something and reads the team again; tells of its failures itself. */
type Change = (action: () => Promise<unknown>) => Promise<void>

export interface OperatorTableProps {
  readonly operators: readonly Operator[]
  readonly change: Change
  /** A link for a new password of somebody was made. */
  readonly onPasswordLink: (name: string, made: MadeLink) => void
}

export function OperatorTable({ operators, change, onPasswordLink }: OperatorTableProps) {
  const { t, moment } = useWords()
  return (
    <Table
      caption={t('team.operators')}
      narrow="stack"
      columns={[
        { key: 'name', label: t('team.name') },
        { key: 'role', label: t('team.role') },
        { key: 'since', label: t('team.since') },
        { key: 'access', label: t('team.access') },
      ]}
      rows={operators.map((operator) => ({
        key: String(operator.id),
        cells: {
          name: <OperatorName operator={operator} />,
          role: <RoleField operator={operator} change={change} />,
          since: moment(operator.createdAt),
          access: <Access operator={operator} change={change} onPasswordLink={onPasswordLink} />,
        },
      }))}
    />
  )
}

function OperatorName({ operator: { id, name, disabled, secondFactor } }: { operator: Operator }) {
  const { t } = useWords()
  const me = useOperator()
  return (
    <>
      {name} {id === me.id && <Badge>{t('team.you')}</Badge>}{' '}
      {disabled && <Badge tone="loss">{t('team.noAccess')}</Badge>}{' '}
      {secondFactor && <Badge tone="gain">{t('team.code')}</Badge>}
    </>
  )
}

function RoleField({ operator: { id, name, role }, change }: { operator: Operator; change: Change }) {
  const { t } = useWords()
  const api = useApi()

  function handleChange(value: string) {
    void change(() => api.changeOperator(id, { role: roles.find((option) => option === value) ?? role }))
  }

  return (
    <ChoiceField
      label={t('team.roleOf', { name })}
      hideLabel
      value={role}
      options={roleOptions(t)}
      onChange={handleChange}
    />
  )
}

function Access({ operator, change, onPasswordLink }: { operator: Operator } & Omit<OperatorTableProps, 'operators'>) {
  const { t } = useWords()
  const api = useApi()
  const me = useOperator()
  const { id, name, disabled, secondFactor } = operator
  const isMe = id === me.id
  return (
    <span className={styles.buttons}>
      <SmallButton aria-label={t('team.signOutName', { name })} onAct={() => change(() => api.endSessionsOf(id))}>
        {t('team.signOut')}
      </SmallButton>
      {!isMe && !disabled && (
        <SmallButton
          aria-label={t('team.newPasswordName', { name })}
          onAct={() => change(async () => onPasswordLink(name, await api.makePasswordLink(id)))}
        >
          {t('team.newPassword')}
        </SmallButton>
      )}
      {secondFactor && !isMe && (
        <SmallButton
          aria-label={t('team.resetCodeName', { name })}
          onAct={() => change(() => api.resetSecondFactor(id))}
        >
          {t('team.resetCode')}
        </SmallButton>
      )}
      <SmallButton
        variant={disabled ? 'secondary' : 'danger'}
        disabled={isMe}
        aria-label={t(disabled ? 'team.giveBackName' : 'team.removeName', { name })}
        onAct={() => change(() => api.changeOperator(id, { disabled: !disabled }))}
      >
        {t(disabled ? 'team.giveBack' : 'team.remove')}
      </SmallButton>
    </span>
  )
}

function SmallButton(props: ActionButtonProps) {
  return <ActionButton size="small" variant="secondary" {...props} />
}
