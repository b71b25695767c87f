import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { DataTable } from '../../parts/DataTable.tsx'
import type { AuditRecord } from '../../../api/auditApi.ts'
import { factText } from '../../parts/valueText.ts'
import styles from './audit.module.css'
import { type Words, useWords } from '../../words/useWords.ts'
import { actionText } from './actionText.ts'
import { useMemo } from 'react'

const features = tableFeatures({})
const helper = createColumnHelper<typeof features, AuditRecord>()
const columnsIn = (words: Words) =>
  helper.columns([
    helper.accessor('id', { header: words.t('audit.number'), cell: ({ row: { original } }) => original.id }),
    helper.accessor('at', {
      header: words.t('audit.when'),
      cell: ({ row: { original } }) => <time dateTime={original.at}>{words.moment(original.at)}</time>,
    }),
    helper.accessor('actor', {
      header: words.t('audit.who'),
      cell: ({ row: { original } }) => <strong>{original.actor}</strong>,
    }),
    helper.accessor('action', {
      header: words.t('audit.what'),
      cell: ({ row: { original } }) => (
        <>
          <span title={original.action}>{actionText(original.action, words)}</span>{' '}
          {original.subject !== '' && <span className={styles.subject}>{original.subject}</span>}
          {original.reason !== '' && <p>{original.reason}</p>}
          <p className={styles.details}>{detailsText(original, words)}</p>
        </>
      ),
    }),
  ])

export function AuditTable({ entries }: { entries: readonly AuditRecord[] }) {
  const words = useWords()
  const columns = useMemo(() => columnsIn(words), [words])
  const table = useTable({ features, columns, data: entries, getRowId: ({ id }) => String(id) })
  return <DataTable caption={words.t('audit.caption')} table={table} />
}

/** What an edit changed, in a line; other details are for the export. */
function detailsText({ details, subject }: AuditRecord, words: Words): string {
  if (!Object.hasOwn(details, 'value')) return ''
  const next = factText(subject, details['value'], words)
  return Object.hasOwn(details, 'replaces') ? `${factText(subject, details['replaces'], words)} → ${next}` : next
}
