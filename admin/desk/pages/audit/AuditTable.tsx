import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { proportionText } from '../../../../src/format/facts/proportionText.ts'
import { useFactName } from '../../draft/useFactName.ts'
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
          <span title={original.action}>{actionText(original.action, words)}</span> <Subject entry={original} />
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

/** What it was done to: a fact by its name, which its values say of a notice that is gone. */
function Subject({ entry: { subject, details } }: { readonly entry: AuditRecord }) {
  const nameOf = useFactName()
  if (subject === '') return null
  return (
    <span className={styles.subject} title={subject}>
      {nameOf(subject, details['value'], details['replaces'])}
    </span>
  )
}

/** What an edit changed, in a line; other details are for the export. */
function detailsText({ details, subject }: AuditRecord, words: Words): string {
  if (!Object.hasOwn(details, 'value')) return ''
  const { value, replaces } = details
  const next = factText(subject, value, words)
  if (!Object.hasOwn(details, 'replaces')) return next
  const proportion = proportionText(subject, replaces, value, words.locale)
  return `${factText(subject, replaces, words)} → ${next}${proportion === undefined ? '' : `, ${proportion}`}`
}
