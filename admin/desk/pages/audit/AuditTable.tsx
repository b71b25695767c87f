import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { DataTable } from '../../parts/DataTable.tsx'
import { momentText } from '../../parts/momentText.ts'
import type { AuditRecord } from '../../../api/auditApi.ts'
import { valueText } from '../../parts/valueText.ts'
import styles from './audit.module.css'

const features = tableFeatures({})
const helper = createColumnHelper<typeof features, AuditRecord>()
const columns = helper.columns([
  helper.accessor('id', { header: 'No.', cell: ({ row: { original } }) => original.id }),
  helper.accessor('at', {
    header: 'When',
    cell: ({ row: { original } }) => <time dateTime={original.at}>{momentText(original.at)}</time>,
  }),
  helper.accessor('actor', { header: 'Who', cell: ({ row: { original } }) => <strong>{original.actor}</strong> }),
  helper.accessor('action', {
    header: 'What',
    cell: ({ row: { original } }) => (
      <>
        <code>{original.action}</code>{' '}
        {original.subject !== '' && <span className={styles.subject}>{original.subject}</span>}
        {original.reason !== '' && <p>{original.reason}</p>}
        <p className={styles.details}>{detailsText(original.details)}</p>
      </>
    ),
  }),
])

export function AuditTable({ entries }: { entries: readonly AuditRecord[] }) {
  const table = useTable({ features, columns, data: entries, getRowId: ({ id }) => String(id) })
  return <DataTable caption="Audit entries, newest first" table={table} />
}

/** What an edit changed, in a line; other details are for the export. */
function detailsText(details: Readonly<Record<string, unknown>>): string {
  if (!Object.hasOwn(details, 'value')) return ''
  const next = valueText(details['value'])
  return Object.hasOwn(details, 'replaces') ? `${valueText(details['replaces'])} → ${next}` : next
}
