import { createColumnHelper, useTable } from '@tanstack/react-table'
import { proportionText } from '../../../../src/format/facts/proportionText.ts'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { DataTable, type DataTableProps } from '../../kit/DataTable.tsx'
import { sortedFeatures } from '../../kit/sortedFeatures.ts'
import type { AuditRecord } from '../../../api/auditApi.ts'
import { factText } from '../../facts/names/valueText.ts'
import styles from './audit.module.css'
import { type Words, useWords } from '../../words/useWords.ts'
import { actionText, stopWordsText, subjectText, trialText } from './actionText.ts'
import { useMemo } from 'react'

const helper = createColumnHelper<typeof sortedFeatures, AuditRecord>()
const columnsIn = (words: Words) =>
  helper.columns([
    helper.accessor('id', { header: words.t('audit.number'), cell: ({ row: { original } }) => original.id }),
    helper.accessor('at', {
      header: words.t('audit.when'),
      sortFn: 'text',
      cell: ({ row: { original } }) => <time dateTime={original.at}>{words.moment(original.at)}</time>,
    }),
    helper.accessor('actor', {
      header: words.t('audit.who'),
      sortFn: 'text',
      cell: ({ row: { original } }) => <strong>{original.actor}</strong>,
    }),
    helper.accessor('action', {
      header: words.t('audit.what'),
      sortFn: 'text',
      cell: ({ row: { original } }) => (
        <>
          <span title={original.action}>{actionText(original.action, words)}</span> <Subject entry={original} />
        </>
      ),
    }),
    helper.display({
      id: 'details',
      header: words.t('audit.details'),
      cell: ({ row: { original } }) =>
        [detailsText(original, words), original.reason].filter((text) => text !== '').join(' · '),
    }),
  ])

const none: readonly AuditRecord[] = []

export interface AuditTableProps extends Pick<
  DataTableProps<typeof sortedFeatures, AuditRecord, unknown>,
  'problem' | 'empty'
> {
  /** Undefined until the first page has come. */
  readonly entries: readonly AuditRecord[] | undefined
}

export function AuditTable({ entries, ...rest }: AuditTableProps) {
  const words = useWords()
  const columns = useMemo(() => columnsIn(words), [words])
  const table = useTable({
    features: sortedFeatures,
    columns,
    data: entries ?? none,
    getRowId: ({ id }) => String(id),
  })
  return (
    <DataTable
      caption={words.t('audit.caption')}
      table={table}
      numeric={['id']}
      long={['action', 'details']}
      loading={entries === undefined ? words.t('audit.loading') : undefined}
      {...rest}
    />
  )
}

/** Subject of an entry: a fact by its name, which its values say of a notice that is gone. */
function Subject({ entry }: { readonly entry: AuditRecord }) {
  const words = useWords()
  const nameOf = useFactName()
  const { subject, details } = entry
  if (subject === '') return null
  return (
    <span className={styles.subject} title={subject}>
      {subjectText(entry, words) ?? nameOf(subject, details['value'], details['replaces'])}
    </span>
  )
}

/** Details of an edit, a trial or a stop in a line; other details are for the export. */
function detailsText({ action, details, subject }: AuditRecord, words: Words): string {
  if (action.startsWith('trial.')) return trialText(details, words)
  if (action.startsWith('stop.')) return stopWordsText(details)
  if (!Object.hasOwn(details, 'value')) return ''
  const { value, replaces } = details
  const next = factText(subject, value, words)
  if (!Object.hasOwn(details, 'replaces')) return next
  const proportion = proportionText(subject, replaces, value, words.locale)
  return `${factText(subject, replaces, words)} → ${next}${proportion === undefined ? '' : `, ${proportion}`}`
}
