import { createColumnHelper, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { DataTable } from '../../kit/DataTable.tsx'
import { sortedFeatures } from '../../kit/sortedFeatures.ts'
import { useWords, type Words } from '../../words/useWords.ts'
import type { Invitation } from '../../../api/operatorApi.ts'
import styles from './team.module.css'

export interface OpenLinksProps {
  readonly invitations: readonly Invitation[]
  readonly onWithdraw: (tokenHash: string) => Promise<void>
}

interface Row {
  readonly invitation: Invitation
  readonly onWithdraw: () => Promise<void>
}

const helper = createColumnHelper<typeof sortedFeatures, Row>()
const columnsIn = ({ t, moment }: Words) => {
  const nameOf = ({ invitation: { name } }: Row) => name ?? t('team.anybody')
  return helper.columns([
    helper.accessor(nameOf, { id: 'name', header: t('team.for'), sortFn: 'text' }),
    helper.accessor(
      ({ invitation: { operatorId, role } }) => (operatorId === null ? t(`roles.${role}`) : t('team.aNewPassword')),
      { id: 'role', header: t('team.whatFor'), sortFn: 'text' },
    ),
    helper.accessor(({ invitation }) => invitation.expiresAt, {
      id: 'expires',
      header: t('team.until'),
      sortFn: 'text',
      cell: ({ getValue }) => moment(getValue()),
    }),
    helper.display({
      id: 'withdraw',
      header: t('team.withdraw'),
      cell: ({ row: { original } }) => (
        <ActionButton
          size="small"
          variant="secondary"
          aria-label={t('team.withdrawName', { name: nameOf(original) })}
          onAct={original.onWithdraw}
        >
          {t('team.withdraw')}
        </ActionButton>
      ),
    }),
  ])
}

/** One-time links that nobody has used yet. */
export function OpenLinks({ invitations, onWithdraw }: OpenLinksProps) {
  const words = useWords()
  const { t } = words
  const data = useMemo(
    () => invitations.map((invitation): Row => ({ invitation, onWithdraw: () => onWithdraw(invitation.tokenHash) })),
    [invitations, onWithdraw],
  )
  const columns = useMemo(() => columnsIn(words), [words])
  const table = useTable({
    features: sortedFeatures,
    columns,
    data,
    getRowId: ({ invitation }) => invitation.tokenHash,
  })
  return (
    <section aria-labelledby="open-links">
      <h2 id="open-links" className={styles.title}>
        {t('team.openLinks')}
      </h2>
      <DataTable caption={t('team.openLinksCaption')} table={table} />
    </section>
  )
}
