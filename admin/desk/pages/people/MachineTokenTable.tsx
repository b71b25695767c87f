import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { Badge } from '../../../../src/ui/Badge.tsx'
import type { MachineToken } from '../../../api/machineTokenApi.ts'
import { stopText } from '../../facts/names/stopText.ts'
import { DataTable, type DataTableProps } from '../../kit/DataTable.tsx'
import { RowMenu } from '../../kit/RowMenu.tsx'
import { useWords, type Words } from '../../words/useWords.ts'
import styles from './people.module.css'

/** A token as it stood when it was read. */
interface ReadToken extends MachineToken {
  readonly hasEnded: boolean
}

interface MachineTokenTableProps {
  /** Undefined until they have come. */
  readonly tokens: readonly ReadToken[] | undefined
  readonly onRevoke: (token: MachineToken) => void
  readonly problem: DataTableProps<typeof features, Row, unknown>['problem']
}

interface Row {
  readonly token: ReadToken
  readonly onRevoke: (token: MachineToken) => void
}

const features = tableFeatures({})
const helper = createColumnHelper<typeof features, Row>()

/** Tokens with what each may, until when, when it was used last and who made it. */
export function MachineTokenTable({ tokens, onRevoke, problem }: MachineTokenTableProps) {
  const words = useWords()
  const { t } = words
  const data = useMemo(() => (tokens ?? []).map((token) => ({ token, onRevoke })), [tokens, onRevoke])
  const columns = useMemo(() => columnsIn(words), [words])
  const table = useTable({ features, columns, data, getRowId: ({ token }) => token.tokenHash })
  return (
    <div className={styles.people}>
      <DataTable
        caption={t('tokens.list')}
        table={table}
        loading={tokens === undefined ? t('tokens.loading') : undefined}
        problem={problem}
      />
    </div>
  )
}

const columnsIn = (words: Words) => {
  const { t, moment } = words
  return helper.columns([
    helper.display({
      id: 'name',
      header: t('tokens.name'),
      cell: ({ row: { original } }) => <TokenName token={original.token} />,
    }),
    helper.display({
      id: 'may',
      header: t('tokens.may'),
      cell: ({ row: { original } }) => powersText(original.token, words),
    }),
    helper.display({
      id: 'until',
      header: t('tokens.until'),
      cell: ({ row: { original } }) => moment(original.token.expiresAt),
    }),
    helper.display({
      id: 'used',
      header: t('tokens.used'),
      cell: ({ row: { original } }) =>
        original.token.usedAt === undefined ? t('tokens.never') : moment(original.token.usedAt),
    }),
    helper.display({
      id: 'madeBy',
      header: t('tokens.madeBy'),
      cell: ({ row: { original } }) => original.token.createdBy,
    }),
    helper.display({ id: 'menu', header: '', cell: ({ row: { original } }) => <Actions {...original} /> }),
  ])
}

function TokenName({ token: { name, hasEnded, isBacked } }: { token: ReadToken }) {
  const { t } = useWords()
  return (
    <>
      {name} {hasEnded && <Badge tone="loss">{t('tokens.ended')}</Badge>}{' '}
      {!isBacked && <Badge tone="loss">{t('tokens.unbacked')}</Badge>}
    </>
  )
}

function powersText({ stops, readsAudit }: MachineToken, words: Words): string {
  const { t } = words
  const what = words.list(stops.map((stop) => stopText(stop, words)))
  return [stops.length > 0 && t('tokens.stop', { what }), readsAudit && t('tokens.audit')].filter(Boolean).join(' · ')
}

function Actions({ token, onRevoke }: Row) {
  const { t } = useWords()
  return (
    <RowMenu
      label={t('messages.actions', { name: token.name })}
      items={[{ label: t('tokens.revoke'), icon: 'close', isDangerous: true, onChoose: () => onRevoke(token) }]}
    />
  )
}
