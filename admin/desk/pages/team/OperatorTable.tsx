import { createColumnHelper, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { ActionButton, type ActionButtonProps } from '../../kit/ActionButton.tsx'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import { DataTable, type DataTableProps } from '../../kit/DataTable.tsx'
import { sortedFeatures } from '../../kit/sortedFeatures.ts'
import { roles } from '../../session/roles.ts'
import { useOperator } from '../../session/SessionProvider.tsx'
import { useWords, type Words } from '../../words/useWords.ts'
import { roleOptions } from './roleOptions.ts'
import styles from './team.module.css'
import type { MadeLink, Operator } from '../../../api/operatorApi.ts'

/** Does something and reads the team again; tells of its failures itself. */
/** `said` confirms what was done. */
type Change = (action: () => Promise<unknown>, said?: string) => Promise<void>

export interface OperatorTableProps {
  /** Undefined until they have come. */
  readonly operators: readonly Operator[] | undefined
  readonly change: Change
  /** A link for a new password of somebody was made. */
  readonly onPasswordLink: (name: string, made: MadeLink) => void
  readonly problem: DataTableProps<typeof sortedFeatures, Row, unknown>['problem']
}

export function OperatorTable({ operators, change, onPasswordLink, problem }: OperatorTableProps) {
  const words = useWords()
  const { t } = words
  const data = useMemo(
    () => (operators ?? []).map((operator) => ({ operator, change, onPasswordLink })),
    [operators, change, onPasswordLink],
  )
  const columns = useMemo(() => columnsIn(words), [words])
  const table = useTable({ features: sortedFeatures, columns, data, getRowId: ({ operator }) => String(operator.id) })
  return (
    <DataTable
      caption={t('team.operators')}
      table={table}
      loading={operators === undefined ? t('team.loading') : undefined}
      problem={problem}
    />
  )
}

interface Row extends Pick<OperatorTableProps, 'change' | 'onPasswordLink'> {
  readonly operator: Operator
}

const helper = createColumnHelper<typeof sortedFeatures, Row>()
const columnsIn = ({ t, moment }: Words) =>
  helper.columns([
    helper.accessor(({ operator }) => operator.name, {
      id: 'name',
      header: t('team.name'),
      sortFn: 'text',
      cell: ({ row: { original } }) => <OperatorName operator={original.operator} />,
    }),
    helper.accessor(({ operator }) => roles.indexOf(operator.role), {
      id: 'role',
      header: t('team.role'),
      cell: ({ row: { original } }) => <RoleField operator={original.operator} change={original.change} />,
    }),
    helper.accessor(({ operator }) => operator.createdAt, {
      id: 'since',
      header: t('team.since'),
      sortFn: 'text',
      cell: ({ getValue }) => moment(getValue()),
    }),
    helper.display({
      id: 'access',
      header: t('team.access'),
      cell: ({ row: { original } }) => <Access {...original} />,
    }),
  ])

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
    const next = roles.find((option) => option === value) ?? role
    void change(
      () => api.changeOperator({ params: { id }, body: { role: next } }),
      t('said.roleChanged', { name, role: t(`roles.${next}`) }),
    )
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

function Access({ operator, change, onPasswordLink }: Row) {
  const { t } = useWords()
  const api = useApi()
  const me = useOperator()
  const { id, name, disabled, secondFactor } = operator
  const isMe = id === me.id
  return (
    <span className={styles.buttons}>
      <SmallButton
        aria-label={t('team.signOutName', { name })}
        onAct={() => change(() => api.endSessionsOf({ params: { id } }), t('said.signedOut', { name }))}
      >
        {t('team.signOut')}
      </SmallButton>
      {!isMe && !disabled && (
        <SmallButton
          aria-label={t('team.newPasswordName', { name })}
          onAct={() => change(async () => onPasswordLink(name, await api.makePasswordLink({ params: { id } })))}
        >
          {t('team.newPassword')}
        </SmallButton>
      )}
      {secondFactor && !isMe && (
        <SmallButton
          aria-label={t('team.resetCodeName', { name })}
          onAct={() => change(() => api.resetSecondFactor({ params: { id } }), t('said.codeReset', { name }))}
        >
          {t('team.resetCode')}
        </SmallButton>
      )}
      <SmallButton
        variant={disabled ? 'secondary' : 'danger'}
        disabled={isMe}
        aria-label={t(disabled ? 'team.giveBackName' : 'team.removeName', { name })}
        onAct={() =>
          change(
            () => api.changeOperator({ params: { id }, body: { disabled: !disabled } }),
            t(disabled ? 'said.accessGiven' : 'said.accessRemoved', { name }),
          )
        }
      >
        {t(disabled ? 'team.giveBack' : 'team.remove')}
      </SmallButton>
    </span>
  )
}

function SmallButton(props: ActionButtonProps) {
  return <ActionButton size="small" variant="secondary" {...props} />
}
