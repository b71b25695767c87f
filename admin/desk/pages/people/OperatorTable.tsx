import { createColumnHelper, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { Badge } from '../../../../src/ui/Badge.tsx'
import type { MadeLink, Operator } from '../../../api/operatorApi.ts'
import type { PersonHere } from '../../../api/presenceApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { usePlaceText } from '../../changes/presence/PersonHere.tsx'
import { usePresence } from '../../changes/presence/PresenceProvider.tsx'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import { DataTable, type DataTableProps } from '../../kit/DataTable.tsx'
import { RowMenu, type RowMenuItem } from '../../kit/RowMenu.tsx'
import { sortedFeatures } from '../../kit/sortedFeatures.ts'
import { roles } from '../../session/roles.ts'
import { useOperator } from '../../session/SessionProvider.tsx'
import { useWords, type Words } from '../../words/useWords.ts'
import styles from './people.module.css'

/** Does something, reads the team again and tells of its failures itself; `said` confirms what was done. */
type Change = (action: () => Promise<unknown>, said?: string) => Promise<void>

export interface OperatorTableProps {
  /** Undefined until they have come. */
  readonly operators: readonly Operator[] | undefined
  readonly change: Change
  /** A link for a new password of somebody was made. */
  readonly onPasswordLink: (name: string, made: MadeLink) => void
  readonly problem: DataTableProps<typeof sortedFeatures, Row, unknown>['problem']
}

/** Everybody who may use the desk: role, since when, when and where they were last, and what can be done. */
export function OperatorTable({ operators, change, onPasswordLink, problem }: OperatorTableProps) {
  const words = useWords()
  const { t } = words
  const others = usePresence()
  const data = useMemo(
    () =>
      (operators ?? []).map((operator) => ({
        operator,
        here: others.find(({ name }) => name === operator.name),
        change,
        onPasswordLink,
      })),
    [operators, others, change, onPasswordLink],
  )
  const columns = useMemo(() => columnsIn(words), [words])
  const table = useTable({ features: sortedFeatures, columns, data, getRowId: ({ operator }) => String(operator.id) })
  return (
    <div className={styles.people}>
      <DataTable
        caption={t('team.title')}
        table={table}
        loading={operators === undefined ? t('team.loading') : undefined}
        problem={problem}
      />
    </div>
  )
}

interface Row extends Pick<OperatorTableProps, 'change' | 'onPasswordLink'> {
  readonly operator: Operator
  /** Where they are now; undefined for the operator themselves and those who are not here. */
  readonly here: PersonHere | undefined
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
    helper.accessor(({ operator }) => operator.seenAt ?? '', {
      id: 'seen',
      header: t('team.lastHere'),
      sortFn: 'text',
      cell: ({ row: { original } }) => <LastHere {...original} />,
    }),
    helper.display({ id: 'menu', header: '', cell: ({ row: { original } }) => <Actions {...original} /> }),
  ])

function OperatorName({ operator: { id, name, disabled, secondFactor, isCompany } }: { operator: Operator }) {
  const { t } = useWords()
  const me = useOperator()
  return (
    <>
      {name} {id === me.id && <Badge>{t('team.you')}</Badge>}{' '}
      {isCompany === true && <Badge>{t('team.ofCompany')}</Badge>}{' '}
      {disabled && <Badge tone="loss">{t('team.noAccess')}</Badge>}{' '}
      {secondFactor && <Badge tone="gain">{t('team.code')}</Badge>}
    </>
  )
}

function RoleField({ operator: { id, name, role, isCompany }, change }: { operator: Operator; change: Change }) {
  const { t } = useWords()
  const api = useApi()

  function handleChange(value: string) {
    const next = roles.find((option) => option === value) ?? role
    void change(
      () => api.changeOperator({ params: { id }, body: { role: next } }),
      t('said.roleChanged', { name, role: t(`roles.${next}`) }),
    )
  }

  // The groups decide.
  if (isCompany === true) return t(`roles.${role}`)
  return (
    <ChoiceField
      label={t('team.roleOf', { name })}
      hideLabel
      value={role}
      options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
      onChange={handleChange}
    />
  )
}

function LastHere({ operator: { id, seenAt }, here }: Row) {
  const { t, moment } = useWords()
  const placeText = usePlaceText()
  const me = useOperator()
  if (here === undefined && id !== me.id) return seenAt === undefined ? null : moment(seenAt)
  return <span className={styles.here}>{[t('team.here'), ...(here ? placeText(here) : [])].join(' · ')}</span>
}

function Actions({ operator, change, onPasswordLink }: Row) {
  const { t } = useWords()
  const api = useApi()
  const me = useOperator()
  const { id, name, disabled, secondFactor } = operator
  const isMe = id === me.id
  const items: readonly (RowMenuItem | false)[] = [
    {
      label: t('team.signOut'),
      icon: 'logout',
      onChoose: () => void change(() => api.endSessionsOf({ params: { id } }), t('said.signedOut', { name })),
    },
    !isMe &&
      !disabled &&
      operator.isCompany !== true && {
        label: t('team.newPassword'),
        icon: 'lock',
        onChoose: () => void change(async () => onPasswordLink(name, await api.makePasswordLink({ params: { id } }))),
      },
    !isMe &&
      secondFactor && {
        label: t('team.resetCode'),
        icon: 'shield',
        onChoose: () => void change(() => api.resetSecondFactor({ params: { id } }), t('said.codeReset', { name })),
      },
    !isMe && {
      label: t(disabled ? 'team.giveBack' : 'team.remove'),
      icon: disabled ? 'check' : 'close',
      isDangerous: !disabled,
      onChoose: () =>
        void change(
          () => api.changeOperator({ params: { id }, body: { disabled: !disabled } }),
          t(disabled ? 'said.accessGiven' : 'said.accessRemoved', { name }),
        ),
    },
  ]
  return <RowMenu label={t('messages.actions', { name })} items={items.filter((item) => item !== false)} />
}
